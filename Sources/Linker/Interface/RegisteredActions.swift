import Facts

/// Methods that a class registers as actions itself: `button.addTarget(self, action: #selector(buy), for: .touchUpInside)`.
///
/// They run where that is done, under the conditions around it: a button that is only made for members is only tapped by
/// those.
struct RegisteredActions {
  private var owners: [String: Set<TypeID>] = [:]
  private let program: Program

  /// - Complexity: O(*n*) in the number of calls.
  init(_ linkage: Linkage) {
    program = linkage.program
    for site in linkage.sites.all where site.form == .call {
      guard let owner = site.scope.owner else { continue }
      for argument in site.arguments {
        guard case .selector(let function) = argument.value.stripped.kind, let name = function.lastName else {
          continue
        }
        owners[name, default: []].insert(program.outermost(owner))
      }
    }
  }

  /// Whether it is a method of a class that nothing else than the code of that class, or of one above, may call.
  func contains(_ id: FunctionID, of type: TypeID) -> Bool {
    let declaration = program[id].declaration
    guard !declaration.isOverride, declaration.attributes.allSatisfy({ $0.name == "objc" }),
      let registering = owners[declaration.name]
    else { return false }
    return registering.contains(type) || !registering.isDisjoint(with: program.ancestors(of: type))
  }
}
