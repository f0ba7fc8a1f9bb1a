import Facts

extension Runner {
  /// Where the code of a control stands that a modifier may disable: behind what has to hold for the control to act.
  func frame(of control: Expression, modifiedBy name: String, _ arguments: [Argument], _ frame: Frame) -> Frame {
    guard let form = disabledControls.condition(of: control, modifiedBy: name, arguments) else { return frame }
    let surroundings = Surroundings(
      in: nil, form, at: arguments[0].value.offset, frame.scope, naming: linkage.gates)
    var inner = frame
    inner.gates += surroundings.gates
    return inner
  }
}
