import Facts
import NavigationModel

/// Views that show nothing but what an object holds.
///
/// `struct StackView: View { let stack: Stack; var body: some View { NavigationStack { stack.root?.view() } } }` is to
/// `stack` what its window is to a navigation controller of UIKit's: who shows the one shows the root of the other.
struct HeldContent {
  /// How such a view comes by what it shows.
  struct Frame {
    var view: TypeID
    /// The view's property with the object.
    var holder: VariableID
    /// The object's property with what is shown.
    var root: VariableID
    /// What is made of that, which is `held` in it.
    var content: Expression
    /// The view's body without that.
    var body: Expression
    var isStack: Bool
    var file: Int
  }

  private var byView: [TypeID: Frame] = [:]
  private var byRoot: [VariableID: Frame] = [:]
  private var holders: Set<TypeID> = []
  private let program: Program
  private let evaluator: Evaluator

  private static let held = "held"

  init(_ linkage: Linkage) {
    program = linkage.program
    evaluator = linkage.evaluator
    for view in program.types.indices.map(TypeID.init) where program[view].keyword == .struct && program.isScreen(view)
    {
      guard case .variable(let body)? = program.members(named: "body", of: view).first,
        let getter = program[body].declaration.getter, getter.count == 1, let shown = getter.resultExpression,
        var frame = frame(shown, of: view, file: program[body].file, isStack: false)
      else { continue }
      frame.body = shown.replacing(frame.body)
      byView[view] = frame
      byRoot[frame.root] = byRoot[frame.root] ?? frame
      if let holder = program[frame.root].owner { holders.insert(holder) }
    }
  }

  /// The properties with what is shown.
  var roots: [VariableID] { byRoot.keys.sorted() }

  /// Whether a view shows nothing but what an object holds.
  func isFrame(_ view: TypeID) -> Bool { byView[view] != nil }

  /// The frame that shows what a property holds.
  func frame(showing root: VariableID) -> Frame? { byRoot[root] }

  /// The object whose content a view shows, told by where it is made.
  func object(shownBy view: Value) -> Origin? {
    guard case .instance(let instance) = view, let frame = byView[instance.id],
      let given = evaluator.given(frame.holder, of: view)
    else { return nil }
    let places = Set(given.value.alternatives.compactMap(place))
    return places.count == 1 ? places.first : nil
  }

  /// The object of that kind in a value that wraps it: `Module(stack)`.
  func object(in value: Value, depth: Int = 0) -> Origin? {
    if let place = place(value) { return place }
    guard depth < 2, case .instance(let instance) = value else { return nil }
    for argument in instance.arguments {
      for alternative in argument.value.alternatives {
        if let place = object(in: alternative, depth: depth + 1) { return place }
      }
    }
    return nil
  }

  /// Where an object of that kind is made.
  func place(_ value: Value) -> Origin? {
    guard case .instance(let instance) = value, holders.contains(instance.id) else { return nil }
    return instance.place
  }

  /// Where a frame's content is told, once its object holds a value.
  func scope(of frame: Frame, holding value: LabeledValue) -> Scope {
    let scope = Scope(
      file: frame.file, owner: frame.view, receiver: .typed(.simple(program[frame.view].name), frame.view))
    scope.bind(Self.held, .argument(value, declared: nil))
    return scope
  }

  /// The body of a frame, without what its object holds.
  func body(of view: Value) -> (body: Expression, scope: Scope)? {
    guard let frame = evaluator.typeID(of: view).flatMap({ byView[$0] }) else { return nil }
    return (frame.body, Scope(file: frame.file, owner: frame.view, receiver: view))
  }

  // MARK: Reading bodies

  private func frame(_ expression: Expression, of view: TypeID, file: Int, isStack: Bool) -> Frame? {
    guard let inside = Self.content(of: expression.base) else {
      guard let (holder, root, content) = held(expression, of: view) else { return nil }
      return Frame(
        view: view, holder: holder, root: root, content: content, body: expression, isStack: isStack, file: file)
    }
    return frame(inside.content, of: view, file: file, isStack: isStack || inside.isStack)
  }

  /// What a container of SwiftUI's is around, if that is one expression.
  private static func content(of expression: Expression) -> (content: Expression, isStack: Bool)? {
    guard case .call(let callee, let arguments) = expression.kind, case .name(let name, _) = callee.kind,
      stacks.contains(name) || plain.contains(name),
      case .closure(let closure)? = arguments.last?.value.kind, closure.body.count == 1,
      let content = closure.body.resultExpression
    else { return nil }
    return (content, stacks.contains(name))
  }

  private static let stacks: Set<String> = ["NBNavigationStack", "NavigationStack", "NavigationView"]
  private static let plain: Set<String> = ["Group", "ZStack"]

  /// `stack.root?.view().id(…)`: the object, its property, and the expression with `held` in place of both.
  private func held(_ expression: Expression, of view: TypeID) -> (VariableID, VariableID, Expression)? {
    let again = { (inner: Expression, make: (Expression) -> Expression.Kind) in
      held(inner, of: view).map { ($0.0, $0.1, Expression(make($0.2), at: expression.offset)) }
    }
    switch expression.kind {
    case .member(let base?, let name, let generics):
      if case .name(let object, _) = base.stripped.kind, let (holder, root) = property(name, of: object, in: view) {
        return (holder, root, Expression(.name(Self.held, []), at: expression.offset))
      }
      return again(base) { .member($0, name, generics) }
    case .call(let callee, let arguments): return again(callee) { .call($0, arguments) }
    case .chained(let inner): return again(inner) { .chained($0) }
    case .forced(let inner): return again(inner) { .forced($0) }
    default: return nil
    }
  }

  /// The property of an object that a view has a property for: one that is set while the app runs.
  private func property(_ name: String, of object: String, in view: TypeID) -> (VariableID, VariableID)? {
    guard case .variable(let holder)? = program.members(named: object, of: view).first,
      let type = program[holder].declaration.type, program[holder].declaration.getter == nil,
      let id = program.resolve(type, from: view, file: program[holder].file), program[id].keyword == .class,
      case .variable(let root)? = program.members(named: name, of: id).first,
      program[root].declaration.getter == nil, program[root].declaration.value == nil,
      case .optional? = program[root].declaration.type
    else { return nil }
    return (holder, root)
  }
}

extension Expression {
  /// What modifiers are applied to.
  fileprivate var base: Expression {
    var current = self
    while case .call(let callee, _) = current.kind, case .member(let inner?, _, _) = callee.kind { current = inner }
    return current
  }

  /// The expression with nothing in place of what an inner one is made of; that one's modifiers stay.
  fileprivate func replacing(_ inner: Expression) -> Expression {
    if self == inner { return withoutBase }
    switch kind {
    case .call(let callee, let arguments):
      var arguments = arguments
      for index in arguments.indices {
        guard case .closure(var closure) = arguments[index].value.kind, closure.body.count == 1,
          let content = closure.body.resultExpression
        else { continue }
        closure.body = [Statement(.expression(content.replacing(inner)), at: content.offset)]
        arguments[index].value = Expression(.closure(closure), at: arguments[index].value.offset)
      }
      return Expression(.call(callee.replacing(inner), arguments), at: offset)
    case .member(let base?, let name, let generics):
      return Expression(.member(base.replacing(inner), name, generics), at: offset)
    default: return self
    }
  }

  /// Modifiers of nothing: the first call that is not one of another call's result counts as what they are applied to.
  private var withoutBase: Expression {
    guard case .call(let callee, let arguments) = kind, case .member(let base?, let name, let generics) = callee.kind,
      base.hasCall
    else { return Expression(.opaque, at: offset) }
    return Expression(
      .call(Expression(.member(base.withoutBase, name, generics), at: callee.offset), arguments), at: offset)
  }

  private var hasCall: Bool {
    switch kind {
    case .call: true
    case .member(let base?, _, _): base.hasCall
    case .chained(let inner), .forced(let inner): inner.hasCall
    default: false
    }
  }
}

extension Views {
  private var frames: HeldContent { linkage.shared(HeldContent.init) }

  /// Whether a view shows nothing but what an object holds.
  func isFrame(_ view: TypeID) -> Bool { frames.isFrame(view) }

  /// What a view shows that came into view: of a frame, what its object holds.
  func target(_ shown: ShownView, host: String) -> Effect.Target {
    let node = node(of: shown, host: host)
    guard case .view(let value, _) = shown.what, let object = frames.object(shownBy: value) else { return .node(node) }
    return .stack(object)
  }

  /// What an object gets to hold comes into view with the view that shows that; `nil` for other properties.
  func held(by variable: VariableID, _ given: Value, of target: Expression, _ call: RunningCall) -> [Effect]? {
    guard let frame = frames.frame(showing: variable) else { return nil }
    let receiver = target.strippedBase.map { call.value($0) } ?? call.scope.receiver
    let objects = (receiver?.alternatives ?? []).compactMap(frames.place)
    return given.alternatives.flatMap { value -> [Effect] in
      let scope = frames.scope(of: frame, holding: LabeledValue(label: nil, value: value))
      let shown = ViewContent(runner: runner).shown(by: frame.content, in: scope).filter(\.isView)
      return shown.flatMap { view -> [Effect] in
        let target = self.target(view, host: host(call.scope))
        if case .node(let node) = target {
          runner.emission.wrap([node], in: linkage.nodes.identity(of: frame.view))
        }
        return objects.map { object in
          var effect = call.effect(frame.isStack ? .setStack : .replaceRoot, target)
          effect.gates = view.gates
          effect.stack = object
          return effect
        }
      }
    }
  }

  /// Notes that what becomes a part of the app's state brings an object into view, with what that holds.
  func bringing(_ value: Value, _ effect: Effect) -> Effect {
    var effect = effect
    effect.brings = frames.object(in: value)
    return effect
  }
}
