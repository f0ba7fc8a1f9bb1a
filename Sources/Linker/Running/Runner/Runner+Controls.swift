import Facts
import NavigationModel

extension Runner {
  /// Runs what a modifier follows; nobody acts in what is disabled for good: `SearchBar().disabled(true)`.
  func run(
    modified base: Expression, by name: String, _ arguments: [Argument], _ frame: Frame, _ effects: inout [Effect]
  ) {
    guard name == "disabled", arguments.count == 1, case .boolean(true) = arguments[0].value.kind else {
      return run(base, self.frame(of: base, modifiedBy: name, arguments, frame), &effects)
    }
    var disabled: [Effect] = []
    run(base, frame, &disabled)
    effects += settled(disabled).filter { $0.kind.isContainment }
  }

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
