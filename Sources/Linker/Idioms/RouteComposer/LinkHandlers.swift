import Facts
import NavigationModel

/// Functions that turn an address into a route: URL translators, deep link parsers.
struct LinkHandlers {
  /// What one handler accepts.
  struct Handler {
    var name: String
    var route: RouteID
    /// What it asks of the address, such as `query:color`.
    var pattern: [String]
    /// Position among all handlers; the first that fits wins.
    var order: Int
    /// Where it is put into the list of handlers, or answers.
    var place: SourcePlace
  }

  private var handlers: [Handler] = []

  init(linkage: Linkage, table: RouteTable) {
    var found: [(order: Origin, handler: Handler)] = []
    for index in linkage.program.functions.indices {
      let id = FunctionID(index: index)
      let entry = linkage.program[id]
      guard let body = entry.declaration.body, entry.declaration.takesAddress else { continue }
      let scope = linkage.evaluator.scope(of: id)
      linkage.evaluator.bind(entry.declaration.parameters, to: [], in: scope)
      linkage.evaluator.declare(body, in: scope)
      for path in ReturnPaths(body).paths {
        let routes = RouteTargets(linkage: linkage, table: table).routes(
          in: linkage.evaluator.evaluate(path.value, in: scope))
        let pattern = path.conditions.flatMap(AddressPattern.parts)
        guard !pattern.isEmpty else { continue }
        let owner = entry.owner.map { linkage.program[$0].name }
        for route in routes.flatMap({ table.resolved($0) }).map(\.id) {
          let origin =
            Self.registration(of: owner, linkage) ?? Origin(file: entry.file, offset: path.value.offset)
          let handler = Handler(
            name: owner ?? entry.declaration.name, route: route, pattern: pattern, order: 0,
            place: linkage.place(origin))
          found.append((origin, handler))
        }
      }
    }
    for (index, item) in found.sorted(by: { $0.order < $1.order }).enumerated() {
      var handler = item.handler
      handler.order = index
      handlers.append(handler)
    }
  }

  /// Where the handler's object is made, for that is where its place in the list is decided.
  private static func registration(of owner: String?, _ linkage: Linkage) -> Origin? {
    owner.flatMap { linkage.sites.named($0).map(\.origin).min() }
  }

  /// The first handler that leads to a route.
  func handler(of route: RouteID) -> Handler? { handlers.first { $0.route == route } }
}

extension FunctionDeclaration {
  fileprivate var takesAddress: Bool {
    parameters.contains { parameter in
      ["URL", "URLComponents", "NSUserActivity"].contains(parameter.type?.unwrapped.simpleName)
    }
  }
}

/// Every value that a body returns, with the conditions on the way to it.
private struct ReturnPaths {
  struct Path {
    var conditions: [AddressPattern.Test]
    var value: Expression
  }

  private(set) var paths: [Path] = []

  init(_ body: [Statement]) { collect(body, []) }

  private mutating func collect(_ statements: [Statement], _ outer: [AddressPattern.Test]) {
    var conditions = outer
    if statements.count == 1, case .expression(let value) = statements[0].kind {
      paths.append(Path(conditions: conditions, value: value))
    }
    for statement in statements {
      switch statement.kind {
      case .return(let value?): paths.append(Path(conditions: conditions, value: value))
      case .guard(let tests, _): conditions += tests.map { .condition($0) }
      case .if(let tests, let then, let otherwise):
        collect(then, conditions + tests.map { .condition($0) })
        collect(otherwise ?? [], conditions)
      case .switch(let subject, let cases):
        for branch in cases { collect(branch.body, conditions + branch.patterns.map { .matched(subject, $0) }) }
      case .do(let body, _): collect(body, conditions)
      default: continue
      }
    }
  }
}

/// Reads off conditions what they ask of an address.
private enum AddressPattern {
  enum Test {
    case condition(Condition)
    case matched(Expression, Pattern)
  }

  static func parts(_ test: Test) -> [String] {
    switch test {
    case .matched(let subject, .expression(let value)):
      value.literalText.map { ["\(part(subject.lastName)):\($0)"] } ?? []
    case .matched: []
    case .condition(.boolean(let expression)), .condition(.match(_, let expression)): literals(expression)
    case .condition(.binding(_, let expression)): expression.map(literals) ?? []
    case .condition(.availability): []
    }
  }

  private static func literals(_ expression: Expression) -> [String] {
    switch expression.kind {
    case .operators(let names, let operands) where names == ["=="]:
      for (key, value) in [(operands[0], operands[1]), (operands[1], operands[0])] {
        if let text = value.literalText { return ["\(part(key.lastName)):\(text)"] }
      }
      return operands.flatMap(literals)
    case .operators(_, let operands): return operands.flatMap(literals)
    case .call(let callee, let arguments):
      if let name = callee.lastName, ["hasPrefix", "hasSuffix", "contains"].contains(name),
        let text = arguments.first?.value.literalText, case .member(let base?, _, _) = callee.stripped.kind
      {
        return ["\(part(base.lastName)):\(text)"]
      }
      return literals(callee) + arguments.flatMap { literals($0.value) }
    case .member(let base?, _, _), .chained(let base), .forced(let base), .try(let base, _), .prefix(_, let base):
      return literals(base)
    case .subscript(let base, let arguments):
      return literals(base) + arguments.compactMap { $0.value.literalText.map { "query:\($0)" } }
    case .closure(let closure):
      return closure.body.flatMap { statement -> [String] in
        switch statement.kind {
        case .expression(let inner): literals(inner)
        case .return(let inner): inner.map(literals) ?? []
        default: []
        }
      }
    default: return []
    }
  }

  /// The part of an address that a property name stands for.
  private static func part(_ name: String?) -> String {
    switch name {
    case "name", "queryItems", "query": "query"
    case "lastPathComponent", "pathComponents", "path": "path"
    case let name?: name
    case nil: "part"
    }
  }
}
