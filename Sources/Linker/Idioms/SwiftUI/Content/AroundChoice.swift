import Facts

/// What stands around a choice: the layouts and modifiers from the outermost to the choice itself.
struct AroundChoice {
  private var names: Set<String> = []
  private let program: Program
  private let owner: TypeID?

  private static let depthLimit = 16

  init(of code: [Statement], in owner: TypeID?, _ program: Program) {
    self.program = program
    self.owner = owner
    collect(code, depth: 0)
  }

  var haveTitle: Bool { !names.isDisjoint(with: Views.titles) }

  /// Whether there is a bar around that is the same for all.
  var haveBar: Bool { haveTitle || !names.isDisjoint(with: Self.bars) }

  var haveStack: Bool { !names.isDisjoint(with: Self.stacks) }

  private static let bars: Set<String> = ["navigationBarItems", "refreshable", "searchable", "toolbar"]
  private static let stacks: Set<String> = ["NavigationStack", "NavigationView", "NBNavigationStack"]

  private mutating func collect(_ code: [Statement], depth: Int) {
    let shown = code.filter { !$0.isDeclaration }
    guard depth < Self.depthLimit, shown.count == 1 else { return }
    switch shown[0].kind {
    case .expression(let expression), .return(let expression?): collect(expression, depth: depth + 1)
    default: break
    }
  }

  private mutating func collect(_ expression: Expression, depth: Int) {
    var current = expression
    while true {
      switch current.kind {
      case .call(let callee, let arguments):
        guard case .member(let base?, let name, _) = callee.kind else {
          return collect(arguments, of: callee.lastName, depth: depth)
        }
        if base.isSelf { return collect(member: name, depth: depth) }
        names.insert(name)
        current = base
      case .member(let base?, let name, _):
        if base.isSelf { return collect(member: name, depth: depth) }
        current = base
      case .name(let name, _): return collect(member: name, depth: depth)
      default: return
      }
    }
  }

  private mutating func collect(_ arguments: [Argument], of name: String?, depth: Int) {
    guard let name else { return }
    guard name.beginsUppercase else { return collect(member: name, depth: depth) }
    names.insert(name)
    for case .closure(let closure) in arguments.suffix(1).map(\.value.kind) { collect(closure.body, depth: depth + 1) }
  }

  /// What the view itself shows under a name: `var body: some View { content.navigationTitle("Runs") }`.
  private mutating func collect(member name: String, depth: Int) {
    guard let owner, let found = program.members(named: name, of: owner).first else { return }
    switch found {
    case .variable(let id): collect(program[id].declaration.getter ?? [], depth: depth + 1)
    case .function(let id): collect(program[id].declaration.body ?? [], depth: depth + 1)
    case .enumCase, .type: break
    }
  }
}
