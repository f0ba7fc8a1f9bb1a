import Facts
import NavigationModel

/// A call or assignment as the runner meets it: idioms say what it does to the navigation.
///
/// An object, as it is handed to every rule that has the call's name.
final class RunningCall {
  let runner: Runner
  /// The name after the last dot.
  let name: String
  /// What stands before the last dot; `nil` for a plain name.
  let base: Expression?
  let arguments: [Argument]
  /// The call or assignment itself.
  let expression: Expression
  let frame: Frame

  init(
    runner: Runner, name: String, base: Expression?, arguments: [Argument], expression: Expression, frame: Frame
  ) {
    self.runner = runner
    self.name = name
    self.base = base
    self.arguments = arguments
    self.expression = expression
    self.frame = frame
  }

  var linkage: Linkage { runner.linkage }
  var evaluator: Evaluator { runner.linkage.evaluator }
  var scope: Scope { frame.scope }
  var origin: Origin { Origin(file: scope.file, offset: expression.offset) }

  /// The argument of that label; `nil` is the first without one.
  func argument(_ label: String?) -> Expression? { arguments.first { $0.label == label && !$0.isTrailing }?.value }

  /// The closure after the parentheses, or the argument of that label.
  func closure(_ label: String? = nil) -> Expression? {
    arguments.first { $0.label == label && ($0.isTrailing || label != nil) }?.value
  }

  /// The class whose code makes the call.
  var host: String { evaluator.ownType(in: scope)?.simpleName ?? "app" }

  /// What an expression of the call can be.
  func value(_ expression: Expression?) -> Value {
    expression.map { evaluator.evaluate($0, in: scope) } ?? .unknown
  }

  /// Notes how it was found out what the call shows.
  func resolve(by resolution: Resolution) {
    runner.emission.resolve(origin, by: resolution, expression.excerpt())
  }

  /// Notes that it stayed open what the call shows.
  func leaveOpen(_ reason: String) {
    runner.emission.leaveOpen(
      origin, Unresolved(source: linkage.place(origin), call: expression.excerpt(), reason: reason))
  }

  /// What the call is made on.
  var receiver: Value { value(base) }

  /// An effect that happens here.
  func effect(_ kind: Transition.Kind, _ target: Effect.Target?, detail: String? = nil) -> Effect {
    Effect(kind: kind, target: target, origin: origin, gates: [], detail: detail)
  }
}

extension RunningCall {
  /// The tab bar that code of a flow, or of nobody's, names to show or to close something: `tabs.present(…)`.
  var askedTabBar: NodeID? {
    guard let base, !base.isSelf, !base.isSuper else { return nil }
    let named = value(base).alternatives
    // Whatever is on top just now may be a tab bar as well.
    guard named.count == 1, isTabBar(named[0]) else { return nil }
    if case .screen? = runner.actors.actor(of: scope) { return nil }
    return Targets(linkage: linkage, host: host).nodes(named[0]).first { linkage.nodes[$0]?.container == .tab }
  }

  /// Whether a value is a tab bar controller that the app makes.
  private func isTabBar(_ value: Value) -> Bool {
    switch value {
    case .term(let term): term.arguments != nil && term.base == nil && UIKitClasses.container(term.name) == .tab
    case .instance(let instance): runner.program.container(instance.id) == .tab
    case .typed(_, let id): id.map { runner.program.container($0) == .tab } ?? false
    default: false
    }
  }

  /// Whether which screen an expression stands for depends on what the function's caller passes.
  ///
  /// - Parameter flowsDecide: whether a flow that is passed says so, too: a container of flows shows what that shows.
  func isPassed(_ expression: Expression, flowsDecide: Bool = false) -> Bool {
    isPassed(expression, scope, flowsDecide, depth: 0)
  }

  private func isPassed(_ expression: Expression, _ scope: Scope, _ flowsDecide: Bool, depth: Int) -> Bool {
    guard depth < 8, let function = scope.function else { return false }
    let isAny = { [self] (parts: [Expression?]) in
      parts.contains { $0.map { isPassed($0, scope, flowsDecide, depth: depth + 1) } ?? false }
    }
    switch expression.stripped.kind {
    case .name(let name, _):
      guard let meanings = scope.lookup(name) else { return false }
      return meanings.contains { meaning in
        switch meaning {
        case .argument(let argument, _):
          runner.program[function].declaration.parameters.contains { $0.name == name }
            && (decides(argument.value) || flowsDecide && holdsFlow(argument.value))
        case .expression(let deferred, _):
          deferred.written.map { isPassed($0.expression, $0.scope, flowsDecide, depth: depth + 1) } ?? false
        default: false
        }
      }
    case .member(let base, _, _): return isAny([base])
    case .call(let callee, let arguments): return isAny([callee.strippedBase] + arguments.map(\.value))
    case .ternary(_, let then, let otherwise): return isAny([then, otherwise])
    default: return false
    }
  }

  /// An effect that shows what an expression stands for, which may be what the function's caller passes.
  func showing(_ expression: Expression, _ effect: Effect) -> Effect {
    var effect = effect
    effect.isPassed = isPassed(expression, flowsDecide: true)
    effect.isGiven = effect.isPassed && holdsFlow(value(expression))
    return effect
  }

  /// Whether a value is a flow, or wraps one: objects may hold each other in a circle.
  private func holdsFlow(_ value: Value, depth: Int = 0) -> Bool {
    value.alternatives.contains { alternative in
      switch alternative {
      case .instance(let object):
        if runner.actors.isFlow(object.id) { return true }
        return depth < 2 && object.arguments.contains { holdsFlow($0.value, depth: depth + 1) }
      case .typed(_, let type?): return runner.actors.isFlow(type)
      default: return false
      }
    }
  }

  /// Whether a value says which screen is meant; what a screen shows does not.
  private func decides(_ value: Value) -> Bool {
    value.alternatives.contains { alternative in
      switch alternative {
      case .enumCase, .metatype, .closure, .function: true
      case .term where alternative.isImplicitMember: true
      default:
        !Targets(linkage: linkage, host: host).targets(alternative).isEmpty
          || isForStack(alternative)
      }
    }
  }

  /// Whether a value is a view that a stack of the app's own may keep; objects of classes never are.
  private func isForStack(_ value: Value) -> Bool {
    guard !linkage.shared(OwnViewStacks.init).kept.isEmpty else { return false }
    if let type = evaluator.typeID(of: value), runner.program[type].keyword == .class { return false }
    return ViewContent(runner: runner).shown(by: value, in: scope).contains(where: \.isView)
  }
}

/// What an idiom says about a call.
struct RunningAnswer {
  var effects: [Effect]
  /// Arguments that the idiom has dealt with; the runner leaves them alone.
  var done: Set<Int> = []
}

/// Where the runner stands: names, conditions passed, and whose code it is.
struct Frame {
  var scope: Scope
  var gates: [Gate] = []
  var puts = LastPuts()
  /// What the only branch that the statement at hand can take has put.
  var chosen: LastPuts?

  func nested() -> Frame { Frame(scope: scope.nested(), gates: gates, puts: puts) }
}
