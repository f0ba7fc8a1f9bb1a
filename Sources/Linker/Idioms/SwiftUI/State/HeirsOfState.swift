import Facts

/// State that a class declares for its heirs: each of their objects has its own.
///
/// `class Base { @Published var isReady = false }` is one property; what an heir of it makes ready shows nothing that
/// another's view shows.
struct HeirsOfState {
  private var own: [VariableID: [TypeID: VariableID]] = [:]
  private let program: Program

  /// Declares the property of each heir.
  ///
  /// - Complexity: O(*n*) in the number of properties.
  init(_ linkage: Linkage) {
    program = linkage.program
    let held = Set(linkage.shared(HeldContent.init).roots).union(linkage.shared(OwnViewStacks.init).drawn)
    for base in program.types.indices.map(TypeID.init) where program[base].keyword == .class {
      let heirs = program.conformers(of: base).filter { program[$0].keyword == .class }
      guard heirs.count > 1, heirs.count <= Self.limit else { continue }
      for name in program[base].members.keys.sorted() {
        for case .variable(let id) in program[base].members[name] ?? [] where isFlag(id) && !held.contains(id) {
          for heir in heirs {
            own[id, default: [:]][heir] = VariableID(index: program.variables.count)
            program.variables.append(program[id])
          }
        }
      }
    }
  }

  /// Who has more heirs is told from none of them.
  private static let limit = 12

  /// Whether a property shows something while it is set: a flag, or what may be missing.
  private func isFlag(_ id: VariableID) -> Bool {
    let declaration = program[id].declaration
    guard !declaration.isStatic, declaration.getter == nil,
      declaration.attributes.contains(where: { $0.name == "Published" })
        || program[id].owner.map({ program[$0].attributes.contains { $0.name == "Observable" } }) ?? false
    else { return false }
    if case .boolean? = declaration.value?.stripped.kind { return true }
    if case .optional? = declaration.type { return true }
    return declaration.type?.simpleName == "Bool"
  }

  /// The properties that one stands for in an object of a type: that of its class, and of those below.
  func states(behind id: VariableID, of type: TypeID?) -> [VariableID] {
    guard let heirs = own[id] else { return [id] }
    guard let type, heirs[type] != nil else { return all(behind: id) }
    return ([type] + program.conformers(of: type)).compactMap { heirs[$0] }
  }

  /// The property and those of all heirs.
  func all(behind id: VariableID) -> [VariableID] { [id] + (own[id] ?? [:]).values.sorted() }
}
