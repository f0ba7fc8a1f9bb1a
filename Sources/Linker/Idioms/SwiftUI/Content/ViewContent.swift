import Facts
import NavigationModel

/// What a piece of view code shows: the app's views behind modifiers, wrappers, builders and branches.
final class ViewContent {
  let runner: Runner
  /// Steps that the question at hand may still take.
  private var steps = 2_000

  /// Views of which a selection says which one is seen, wherever in the layout they stand.
  var selections: [Selection] = []

  /// What the app's state is while the content is seen.
  var known: KnownState?
  /// The properties that were asked for it, under whichever names the content has them.
  var asked: Set<VariableID> = []

  init(runner: Runner) { self.runner = runner }

  var linkage: Linkage { runner.linkage }
  var evaluator: Evaluator { runner.evaluator }
  var program: Program { runner.program }

  /// Views hold views this deep before it is a circle.
  private static let depthLimit = 64

  /// Whether to look further.
  func isOpen(_ place: Place) -> Bool {
    steps -= 1
    return steps > 0 && place.depth < Self.depthLimit
  }

  /// Where a piece of view code stands.
  struct Place {
    var scope: Scope
    var gates: [Gate] = []
    var states: [StateCondition] = []
    var depth = 0
    /// Whether a view beside others can be what is meant.
    var isStrict = false
    /// Whether views made in a loop are screens each, as in a tab bar.
    var hasLoops = false
    /// Whether the views side by side are a screen each: the children of a tab bar, whatever decides about them.
    var isList = false
    /// Whether it is a page, or inside of one: beside other views there, one that nobody acts in is a part.
    var isPage = false
    /// Whether nothing but a window is around: of views side by side each is a screen, in a stack of layers, too.
    var isWindow = false
    /// Whether what stands side by side lies on top of each other.
    var isLayered = false
    /// The state whose case `self` is here.
    var subject: Subject?
    /// Functions and properties that are being looked into.
    var bodies: Set<Body> = []

    enum Body: Hashable {
      case function(FunctionID)
      case variable(VariableID)
    }

    /// The place inside of a body; `nil` where that is being looked into already.
    func inside(_ body: Body, _ scope: Scope) -> Place? {
      guard !bodies.contains(body) else { return nil }
      var place = deeper(scope)
      place.bodies.insert(body)
      return place
    }

    /// The place inside of a view: what stands side by side there is one screen.
    var single: Place {
      var place = self
      place.isList = false
      return place
    }

    func deeper(_ scope: Scope? = nil) -> Place {
      var place = self
      place.depth += 1
      if let scope { place.scope = scope }
      return place
    }
  }

  /// What an argument shows: a closure, or a view as it is.
  ///
  /// With `alone`, a view counts only if there is nothing beside it.
  func shown(
    by argument: Expression, in scope: Scope, given: [LabeledValue] = [], alone: Bool = false
  ) -> [ShownView] {
    let place = Place(scope: scope, isStrict: alone)
    if case .closure(let closure) = argument.kind {
      return principal(closure, scope: scope, given: given, place)
    }
    // `destination: Destination.init`, `content: makeSheet`.
    if !given.isEmpty, let function = function(argument, place) { return views(function, given, place) }
    return views(argument, place)
  }

  /// A function that is given as it is: an initializer makes an object of what it is called with.
  private func function(_ argument: Expression, _ place: Place) -> Value? {
    switch evaluator.evaluate(argument, in: place.scope) {
    case .function(let id, let receiver): return .function(id, receiver: receiver)
    case .metatype(let type, let id?) where program[id].keyword == .struct: return .metatype(type, id)
    default: return nil
    }
  }

  /// What the layers of a window show, each for itself: `ZStack { Home(); if isLocked { Lock() } }`.
  func layers(of window: Closure, in scope: Scope) -> [ShownView] {
    let place = Place(scope: scope, isWindow: true)
    let shown = principal(window, scope: scope, given: [], place).filter(\.isView)
    // What always lies over a screen is no screen, nor is what stands beside one and leads nowhere.
    let always = shown.filter(\.gates.isEmpty)
    let screen =
      always.first(where: runner.views.isScreenLike) ?? always.first(where: runner.views.leads) ?? always.first
    guard let screen else { return shown }
    return shown.filter { !$0.gates.isEmpty || $0.origin == screen.origin || runner.views.isScreenLike($0) }
  }

  /// What a closure or view shows that came as a value.
  func shown(by value: Value, given: [LabeledValue] = [], in scope: Scope) -> [ShownView] {
    views(value, given, Place(scope: scope))
  }

  /// What each child of a container shows, in their order.
  func children(of argument: Expression, in scope: Scope, arePages: Bool) -> [[ShownView]] {
    guard case .closure(let closure) = argument.kind else { return [views(argument, Place(scope: scope))] }
    let inner = scope.nested()
    evaluator.bind(closure, to: [], in: inner)
    return flattened(groups(closure.body, Place(scope: inner, hasLoops: true, isList: true, isPage: arePages)))
  }

  /// Several views of one child that no condition tells apart are children of their own.
  private func flattened(_ groups: [[ShownView]]) -> [[ShownView]] { groups.filter { $0.contains(where: \.isView) } }

  func principal(_ closure: Closure, scope: Scope, given: [LabeledValue], _ place: Place) -> [ShownView] {
    let inner = scope.nested()
    evaluator.bind(closure, to: given, in: inner)
    let found = groups(closure.body, place.deeper(inner))
    let isPart = !place.isList && closure.body.showsControlsBesideBranch
    return principal(isPart ? found.map { $0.map(\.asPart) } : found, place)
  }

  /// Of views side by side none is the screen; the only one of the app's own is.
  func principal(_ groups: [[ShownView]], _ place: Place) -> [ShownView] {
    let own = groups.filter { $0.contains(where: \.isView) }
    if place.isList || place.isWindow { return own.flatMap { $0 } }
    let isAlone = groups.filter { !$0.isEmpty }.count == 1
    if own.count == 1, isAlone || !place.isStrict && !own[0].allSatisfy(isControl),
      isAlone || !place.isPage || own[0].contains(where: isScreen)
    {
      return own[0]
    }
    if isAlone, let sole = groups.first(where: { !$0.isEmpty }), sole.contains(where: \.isOutside) { return sole }
    return groups.lazy.compactMap { $0.first { !$0.isBlank } }.first.map {
      let isList = groups.joined().contains(where: \.isList)
      return [ShownView(what: .plain, origin: $0.origin, title: $0.title, isList: isList)]
    } ?? []
  }

  /// Whether a view is more than a part of what it stands in: it has a title, or something to act with.
  func isScreen(_ shown: ShownView) -> Bool {
    guard case .view(_, let type) = shown.what else { return false }
    return runner.views.isScreenLike(shown) || linkage.shared(ActingViews.init).contains(type)
  }

  private func isControl(_ shown: ShownView) -> Bool {
    guard case .view(_, let type) = shown.what else { return false }
    return linkage.shared(ControlViews.init).contains(type)
  }

  /// What each statement shows.
  func groups(_ statements: [Statement], _ place: Place) -> [[ShownView]] {
    guard isOpen(place) else { return [] }
    evaluator.declare(statements, in: place.scope)
    let layers = joined(statements.map { (statement: $0.inner, shown: group($0, place)) })
    guard place.isLayered, !place.isWindow, !place.isList else { return layers.flatMap(\.shown) }
    // What comes and goes over a choice of screens is none of them: `if isLoading { LoadingView() }`.
    let base = layers.firstIndex { $0.statement.isChoice && $0.shown.joined().contains(where: \.isView) }
    return layers.enumerated().filter { index, layer in
      index <= base ?? index || !layer.statement.isOptional
    }.flatMap(\.element.shown)
  }

  /// One choice of what is written as several: `if step == .one { One() }`, and `if step == .two { Two() }` after it.
  private func joined(
    _ layers: [(statement: Statement, shown: [[ShownView]])]
  ) -> [(statement: Statement, shown: [[ShownView]])] {
    var found: [(statement: Statement, shown: [[ShownView]])] = []
    for layer in layers {
      if let last = found.last, last.statement.isOptional, layer.statement.isOptional, last.shown.count == 1,
        layer.shown.count == 1, !last.shown[0].isEmpty, !layer.shown[0].isEmpty,
        last.shown[0].allSatisfy({ view in layer.shown[0].allSatisfy(view.isInsteadOf) })
      {
        found[found.count - 1].shown[0] += layer.shown[0]
      } else {
        found.append(layer)
      }
    }
    return found
  }

  private func group(_ statement: Statement, _ place: Place) -> [[ShownView]] {
    switch statement.kind {
    case .expression(let expression): return children(expression, place)
    case .return(let expression): return expression.map { [views($0, place)] } ?? []
    case .if(let conditions, let then, let otherwise):
      return [branches(conditions, then, otherwise, statement.offset, place)]
    case .guard(_, let otherwise): return [block(otherwise, place)].filter { !$0.isEmpty }
    case .switch(let subject, let cases): return [branches(subject, cases, place)]
    case .conditional(let clauses):
      return Platform.clauses(clauses).flatMap { clause in
        var built = place
        built.gates += linkage.gates.built(clause, statement.offset, place.scope)
        return groups(clause.body, built)
      }
    case .do(let body, _): return groups(body, place)
    case .binding, .variable, .function, .type, .throw, .loop, .defer, .other: return []
    }
  }

  /// A group or loop shows its children side by side with its siblings.
  private func children(_ expression: Expression, _ place: Place) -> [[ShownView]] {
    // Modifiers of a group of tabs are those of each.
    let unmodified = place.isList ? expression.unmodified : expression
    guard case .call(let callee, let arguments) = unmodified.kind, case .name(let name, _) = callee.kind,
      ["ForEach", "Group", "Section", "TabSection"].contains(name),
      name != "ForEach" || place.hasLoops,
      let closure = arguments.last(where: { if case .closure = $0.value.kind { $0.label != "header" } else { false } }),
      case .closure(let body) = closure.value.kind
    else { return [views(expression, place)] }
    let sequence = arguments.first { !$0.isTrailing && $0.label == nil }
    let given = name == "ForEach" ? sequence.map { elements(of: $0.value, place.scope) } : nil
    return (given ?? [[]]).flatMap { given in
      let inner = place.scope.nested()
      evaluator.bind(body, to: given, in: inner)
      return groups(body.body, place.deeper(inner))
    }
  }

  /// What a loop makes its views of: the cases of a list one by one where all are known, else some element.
  private func elements(of sequence: Expression, _ scope: Scope) -> [[LabeledValue]] {
    let value = evaluator.evaluate(sequence, in: scope)
    var found = [evaluator.element(of: value)]
    if case .array(let written) = value, (2...12).contains(written.count), written.allSatisfy({ $0.caseName != nil }) {
      found = written
    }
    return found.map { [LabeledValue(label: nil, value: $0)] }
  }

  private func block(_ statements: [Statement], _ place: Place) -> [ShownView] {
    principal(groups(statements, place.deeper(place.scope.nested())), place)
  }
}

extension ShownView {
  /// Whether the case that some state is in decides that one of two views is seen, and not the other.
  fileprivate func isInsteadOf(_ other: ShownView) -> Bool {
    isView && other.isView
      && states.contains { state in
        guard case .cases = state.wanted else { return false }
        return other.states.contains { asked in
          if case .cases = asked.wanted { state.excludes(asked) } else { false }
        }
      }
  }
}

extension Pattern {
  /// The enum case, number or text that the pattern is about; `nil` for other patterns.
  var caseName: String? {
    switch self {
    case .enumCase(_, let name, _): name
    case .optional(let wrapped): wrapped.caseName
    case .expression(let expression): expression.lastName ?? expression.plainText
    default: nil
    }
  }
}

extension Expression {
  /// The number or text that is written.
  fileprivate var plainText: String? {
    if case .number(let number) = stripped.kind { number } else { literalText }
  }
}

extension Statement {
  /// The statement that an expression stands for.
  var inner: Statement {
    if case .expression(let expression) = kind, case .statement(let statement) = expression.kind {
      statement
    } else {
      self
    }
  }

  /// Whether it shows one of several.
  fileprivate var isChoice: Bool {
    switch kind {
    case .switch, .if(_, _, _?): true
    default: false
    }
  }

  /// Whether it shows something, or nothing.
  fileprivate var isOptional: Bool { if case .if(_, _, nil) = kind { true } else { false } }
}
