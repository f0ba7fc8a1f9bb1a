import Facts
import NavigationModel

/// Reads what `.from(…)` names: another step of the same chain, or what the chain starts with.
struct StartReader {
  let linkage: Linkage
  let table: RouteTable

  enum Next {
    case step(Chain)
    case start(RouteStart)
  }

  /// Reads an argument that stands in a file.
  func read(_ argument: LabeledValue, in file: Int) -> Next {
    read(argument.value, at: argument.expression.map { linkage.place(Origin(file: file, offset: $0.offset)) })
  }

  private func read(_ value: Value, at written: SourcePlace?) -> Next {
    var routes: [RouteID] = []
    var promises: [Promise] = []
    var place = written
    for alternative in value.alternatives.flatMap({ AppStatics(linkage: linkage).expanded($0).alternatives }) {
      guard var chain = Chain(alternative) else { continue }
      let made = chain.takePromises()
      place = place ?? linkage.place(chain.origin)
      let id = table.id(of: chain)
      if id == nil, isStep(chain) {
        // The promises stay on the chain: they belong to the step.
        return .step(Chain(alternative) ?? chain)
      }
      if let id {
        if !routes.contains(id) { routes.append(id) }
        promises = made
      } else if var start = start(chain) {
        start.promises = made
        return .start(start)
      }
    }
    let source = place ?? SourcePlace(file: "", line: 0, column: 0)
    if !routes.isEmpty { return .start(RouteStart(kind: .route, routes: routes, promises: promises, source: source)) }
    return .start(open(value, source))
  }

  private func open(_ value: Value, _ source: SourcePlace) -> RouteStart {
    // A destination built by the app's own type carries the route inside.
    let inner = RouteTargets(linkage: linkage, table: table).routes(in: value)
    if !inner.isEmpty { return RouteStart(kind: .route, routes: inner, source: source) }
    return RouteStart(kind: .open, source: source)
  }

  private func isStep(_ chain: Chain) -> Bool {
    RouteComposerVocabulary.integrators.contains(chain.name)
      || (chain.name.hasPrefix(".") && RouteComposerVocabulary.containerSteps[chain.name] != nil)
  }

  /// A start of the library, or a list of alternatives.
  func start(_ chain: Chain) -> RouteStart? {
    let source = linkage.place(chain.links.last?.origin ?? chain.origin)
    switch chain.name {
    case "SwitchAssembly": return alternatives(chain)
    case "RootViewControllerStep": return RouteStart(kind: .root, source: source)
    case "CurrentViewControllerStep": return RouteStart(kind: .current, source: source)
    case "GeneralStep": return chain.links.first.flatMap { general($0.name, $0, source) }
    case ".root", ".current", ".custom": return general(String(chain.name.dropFirst()), chain.head, source)
    default: return nil
    }
  }

  private func general(_ name: String, _ term: Term, _ source: SourcePlace) -> RouteStart? {
    switch name {
    case "root": return RouteStart(kind: .root, source: source)
    case "current": return RouteStart(kind: .current, source: source)
    case "custom":
      let finder = FinderReader(linkage: linkage).read(term.labeled("using"))
      return RouteStart(kind: .custom, finder: finder, source: source)
    default: return nil
    }
  }

  /// `SwitchAssembly().addCase(…).assemble(default:)`, in order.
  func alternatives(_ chain: Chain) -> RouteStart {
    var start = RouteStart(kind: .alternatives, source: linkage.place(chain.origin))
    for link in chain.links {
      switch link.name {
      case "addCase": start.alternatives.append(alternative(link, of: chain.head.generics.first))
      case "assemble":
        guard let fallback = link.labeled("default") ?? link.arguments?.first else { continue }
        start.alternatives.append(
          RouteAlternative(
            condition: .otherwise, always: true, start: target(fallback, at: link, about: chain.head.generics.first),
            source: linkage.place(link.origin)))
      default: break
      }
    }
    return start
  }

  /// One case; a finder without a class looks for what the list is about.
  private func alternative(_ link: Term, of screen: TypeReference?) -> RouteAlternative {
    let source = linkage.place(link.origin)
    let next = link.labeled("from") ?? link.labeled("do")
    if let when = link.labeled("when"), next != nil || !isFinder(when.value) {
      let onward = next.map { target($0, at: link, about: screen) } ?? RouteStart(kind: .open, source: source)
      return conditional(when, onward, source)
    }
    if let found = next ?? link.labeled("expecting") ?? link.labeled("when") {
      var finder = FinderReader(linkage: linkage).read(found)
      finder.screenClass = finder.screenClass ?? screen?.description
      var start = RouteStart(kind: .custom, finder: finder, source: source)
      if found.label == "expecting" { start.promises = [Promise(kind: .expectingContainer)] }
      return RouteAlternative(
        condition: .found, text: found.expression?.excerpt(), finder: finder, start: start, source: source)
    }
    guard let block = link.arguments?.first else {
      return RouteAlternative(condition: .closure, start: RouteStart(kind: .open, source: source), source: source)
    }
    var always = false
    if case .closure(let closure) = block.value { always = !closure.closure.body.containsNilResult }
    return RouteAlternative(
      condition: .closure, text: closureText(block), always: always, start: target(block, at: link, about: screen),
      source: source)
  }

  private func conditional(_ when: LabeledValue, _ target: RouteStart, _ source: SourcePlace) -> RouteAlternative {
    switch when.value {
    case .closure(let closure):
      let text = closure.closure.body.count == 1 ? closure.closure.body[0].conditionText : nil
      return RouteAlternative(
        condition: .boolean, text: text, always: closure.closure.body.isConstantTrue, start: target, source: source)
    default: break
    }
    if isFinder(when.value) {
      let finder = FinderReader(linkage: linkage).read(when)
      return RouteAlternative(
        condition: .found, text: when.expression?.excerpt(), finder: finder, start: target, source: source)
    }
    return RouteAlternative(
      condition: .boolean, text: when.expression?.excerpt(), always: when.expression?.kind == .boolean(true),
      start: target, source: source)
  }

  private func isFinder(_ value: Value) -> Bool { Self.isFinder(value, linkage) }

  /// Whether a value looks for screens.
  static func isFinder(_ value: Value, _ linkage: Linkage) -> Bool {
    value.alternatives.contains { alternative in
      switch alternative {
      case .term(let term):
        RouteComposerVocabulary.finders.contains(term.name) || term.name.lowercased().hasSuffix("finder")
      case .instance, .typed:
        linkage.evaluator.typeID(of: alternative).map {
          !AppStatics.finderProtocols.isDisjoint(with: linkage.program.ancestry(of: $0))
        } ?? false
      default: false
      }
    }
  }

  private func closureText(_ block: LabeledValue) -> String? {
    guard case .closure(let closure) = block.value else { return block.expression?.excerpt() }
    for statement in closure.closure.body {
      switch statement.kind {
      case .guard(let conditions, _), .if(let conditions, _, _): return conditions.map(\.text).joined(separator: ", ")
      default: continue
      }
    }
    return nil
  }

  /// Where an alternative goes on; a closure stands for what it returns.
  private func target(_ argument: LabeledValue, at link: Term, about screen: TypeReference?) -> RouteStart {
    var argument = argument
    if case .closure(let closure) = argument.value {
      argument.value = linkage.evaluator.result(of: closure, arguments: [])
    }
    switch read(argument, in: link.origin.file) {
    case .start(var start):
      if start.kind == .custom, start.finder?.screenClass == nil { start.finder?.screenClass = screen?.description }
      return start
    case .step(let chain): return RouteStart(kind: .open, source: linkage.place(chain.origin))
    }
  }
}

extension [Statement] {
  /// Whether a closure can answer with nothing.
  fileprivate var containsNilResult: Bool {
    contains { statement in
      switch statement.kind {
      case .return(let value): value?.kind == .nil || value == nil
      case .guard(_, let otherwise): otherwise.containsNilResult
      case .if(_, let then, let otherwise): then.containsNilResult || (otherwise ?? []).containsNilResult
      case .switch(_, let cases): cases.contains { $0.body.containsNilResult }
      case .expression(let expression): expression.kind == .nil
      default: false
      }
    }
  }

  fileprivate var isConstantTrue: Bool {
    guard count == 1 else { return false }
    switch self[0].kind {
    case .expression(let expression): return expression.kind == .boolean(true)
    case .return(let expression): return expression?.kind == .boolean(true)
    default: return false
    }
  }
}

extension Statement {
  fileprivate var conditionText: String? {
    switch kind {
    case .expression(let expression): expression.excerpt()
    case .return(let expression): expression?.excerpt()
    default: nil
    }
  }
}
