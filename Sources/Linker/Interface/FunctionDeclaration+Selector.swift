import Facts

extension FunctionDeclaration {
  /// Whether Objective-C calls the function by that selector.
  ///
  /// `done:` is `done(_:)`, `doneWithSegue:` is `done(segue:)`, `saveWithSender:segue:` is `save(sender:segue:)`. After
  /// a preposition there is no `With`: `closeFor:` is `close(for:)`.
  func isCalled(by selector: String) -> Bool {
    let rest = parameters.dropFirst().map { ($0.label ?? "") + ":" }.joined()
    guard let first = parameters.first else { return selector == name }
    guard let label = first.label else { return selector == name + ":" + rest }
    let spelled = label.prefix(1).uppercased() + label.dropFirst()
    return [name + "With" + spelled, name + spelled].contains { selector == $0 + ":" + rest }
  }

  /// The name with its labels, as Swift tells functions apart: `tableView(_:didSelectRowAt:)`.
  var fullName: String { name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")" }
}
