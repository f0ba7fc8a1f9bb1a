import Facts

/// What may be a library's business under a name of the app's own.
extension BodyWalker {
  /// Whether a call under the app's own name can be the library's: other labels, or a class that inherits from it.
  func isMeantForLibrary(_ members: [Program.Member], _ arguments: [Argument]) -> Bool {
    let given = arguments.map { LabeledValue(label: $0.label, value: .unknown, isTrailing: $0.isTrailing) }
    return members.allSatisfy { member in
      guard case .function(let id) = member, let owner = program[id].owner else { return true }
      return program[owner].keyword == nil || program.isScreen(owner)
        || !evaluator.accepts(program[id].declaration.parameters, given)
    }
  }
}
