import Facts

extension FunctionDeclaration {
  /// Whether Objective-C calls the function by that selector.
  ///
  /// `done:` is `done(_:)`, `doneWithSegue:` is `done(segue:)`, `saveWithSender:segue:` is `save(sender:segue:)`. After
  /// a preposition there is no `With`: `closeFor:` is `close(for:)`. `@objc(name:)` decides where it is written.
  func isCalled(by selector: String) -> Bool {
    if let written = attributes.first(where: { $0.name == "objc" })?.arguments.first?.value.text, !written.isEmpty {
      return selector == written || selector == written + ":"
    }
    let rest = parameters.dropFirst().map { ($0.label ?? "") + ":" }.joined()
    guard let first = parameters.first else { return selector == name }
    guard let label = first.label else { return selector == name + ":" + rest }
    let spelled = label.prefix(1).uppercased() + label.dropFirst()
    return [name + "With" + spelled, name + spelled].contains { selector == $0 + ":" + rest }
  }
}
