import Facts

/// Methods of a library's delegates that a base class has for all classes below it: `extension BaseController: WebDelegate`.
///
/// They run for objects that somebody has made such a delegate. Where classes below do that themselves, by a property
/// that goes by the delegate's own name (`web.uiDelegate = self`), the others are told nothing.
struct ToldDelegates {
  private let program: Program
  /// The classes whose code makes their object a delegate, by the property's name in lower case.
  private var settings: [String: Set<TypeID>] = [:]

  /// - Complexity: O(*n*) in the number of calls and assignments.
  init(_ linkage: Linkage) {
    program = linkage.program
    let own = Set(program.variables.lazy.map { $0.declaration.name.lowercased() })
    var open: Set<String> = []
    for site in linkage.sites.all where site.form == .assignment {
      let name = site.name.lowercased()
      guard case .assignment(_, "=", let value) = site.expression.kind, Self.isTelling(name), !own.contains(name),
        !value.isNil
      else { continue }
      if value.isSelf, let owner = site.scope.owner {
        settings[name, default: []].insert(owner)
      } else {
        // Whom others make a delegate, is not asked here.
        open.insert(name)
      }
    }
    for name in open { settings[name] = nil }
  }

  /// Whether objects of a class may be told by a method that the class has or has inherited.
  func mayBeTold(_ id: FunctionID, _ type: TypeID) -> Bool {
    guard !settings.isEmpty, let owner = program[id].owner, program[owner].keyword == .class,
      let first = program[id].declaration.parameters.first, first.label == nil, let teller = first.type?.simpleName,
      program.typesByName[teller] == nil
    else { return true }
    let protocols = program[owner].inherited.compactMap { parent -> String? in
      guard let name = parent.simpleName, name.prefix(2) == teller.prefix(2), Self.isTelling(name.lowercased()) else {
        return nil
      }
      return program.typesByName[name] == nil ? name.lowercased() : nil
    }
    guard !protocols.isEmpty else { return true }
    let classes = program.ancestors(of: type).union([type])
    return protocols.contains { name in
      let telling = settings.filter { name.hasSuffix($0.key) }.flatMap(\.value)
      // Only what classes below see to themselves says that the others do not.
      guard telling.contains(where: { $0 != owner && program.ancestors(of: $0).contains(owner) }) else { return true }
      return telling.contains(where: classes.contains)
    }
  }

  /// Whether it is called as delegates of one kind are, and not just "delegate".
  private static func isTelling(_ name: String) -> Bool {
    (name.hasSuffix("delegate") || name.hasSuffix("datasource")) && name != "delegate" && name != "datasource"
  }
}
