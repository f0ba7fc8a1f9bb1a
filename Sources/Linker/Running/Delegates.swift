import Facts
import NavigationModel

/// Properties for those whom an object tells what happens: `weak var delegate: ListDelegate?`.
final class Delegates {
  private unowned let linkage: Linkage
  private let names: Set<String>
  private var known: [VariableID: Set<NodeID>] = [:]

  init(_ linkage: Linkage) {
    self.linkage = linkage
    names = Set(
      linkage.program.variables.lazy.filter { Self.isDelegate($0, linkage.program) }.map(\.declaration.name))
  }

  /// Such a property of the object whose code it is in, if an expression names one.
  func property(_ expression: Expression, in scope: Scope) -> VariableID? {
    guard let name = expression.lastName, names.contains(name), expression.strippedBase?.isSelf ?? true,
      let members = linkage.sites.types.members(expression, in: scope)
    else { return nil }
    for case .variable(let id) in members where Self.isDelegate(linkage.program[id], linkage.program) { return id }
    return nil
  }

  /// The screens that put themselves there as they come up: while one of them is seen, nobody else is told.
  func screens(toldBy id: VariableID) -> Set<NodeID> {
    if let screens = known[id] { return screens }
    let program = linkage.program
    let evaluator = linkage.evaluator
    var found: Set<NodeID> = []
    for site in linkage.sites.assignments(to: program[id].declaration.name) {
      guard case .assignment(_, "=", let value) = site.expression.kind, value.isSelf, let base = site.base,
        !base.isSelf, let screen = site.scope.owner, program[screen].keyword == .class, program.isScreen(screen),
        let function = site.scope.function, Self.beginnings.contains(program[function].declaration.name),
        evaluator.evaluate(base, in: site.scope).alternatives.contains(where: {
          evaluator.isRelated(evaluator.typeID(of: $0), program[id].owner)
        })
      else { continue }
      for type in [screen] + program.conformers(of: screen) { found.insert(linkage.nodes.identity(of: type)) }
    }
    known[id] = found
    return found
  }

  /// What runs before a screen is seen.
  private static let beginnings: Set<String> = [
    "awakeFromNib", "init", "loadView", "viewDidAppear", "viewDidLoad", "viewWillAppear",
  ]

  private static func isDelegate(_ entry: Program.VariableEntry, _ program: Program) -> Bool {
    guard entry.declaration.getter == nil, entry.declaration.value == nil, let owner = entry.owner,
      program[owner].keyword == .class, case .optional(let type)? = entry.declaration.type,
      let asked = program.resolve(type, from: owner, file: entry.file)
    else { return false }
    return program[asked].keyword == .protocol
  }
}
