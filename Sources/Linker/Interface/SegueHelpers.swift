import Facts

/// The app's own functions that perform the segue for which a case of an enum stands: `performSegue(.openCart)`.
struct SegueHelpers {
  let linkage: Linkage

  /// The enum whose cases such a function takes.
  func segues(takenBy site: CallSite) -> TypeID? {
    guard let argument = site.arguments.first else { return nil }
    let program = linkage.program
    for function in program.functions where function.declaration.name == site.name {
      guard let parameter = function.declaration.parameters.first, parameter.label == argument.label,
        let type = parameter.type.flatMap({ program.resolve($0, from: function.owner, file: function.file) }),
        program[type].keyword == .enum
      else { continue }
      return type
    }
    return nil
  }

  /// The identifier of the segue that a call of such a function names.
  func identifier(at site: CallSite) -> String? {
    guard let type = segues(takenBy: site), let name = site.arguments.first?.value.lastName else { return nil }
    return linkage.program[type].cases.first { $0.name == name }.map { $0.rawValue?.literalText ?? $0.name }
  }
}
