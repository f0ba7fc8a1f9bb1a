import Facts
import NavigationModel

extension Runner {
  /// Runs an object that is called as a function: `try Link(url: url)()`; whether it can be called.
  func runObject(
    _ object: Value, _ given: [LabeledValue], _ call: RunningCall, _ frame: Frame, _ effects: inout [Effect]
  ) -> Bool {
    switch object {
    case .instance, .enumCase, .typed(_, _?): break
    default: return false
    }
    let targets = evaluator.methods(Self.calledName, of: object, given)
    for target in targets {
      let origin = Origin(file: frame.scope.file, offset: call.expression.offset, call: frame.scope.call)
      effects += perform(target.id, receiver: target.receiver, arguments: given, at: origin)
        .map { ($0.isPassed ? carried(by: $0, to: call) : $0).behind(frame.gates) }
    }
    return !targets.isEmpty
  }

  /// What Swift calls the method by which an object can be called itself.
  static let calledName = "callAsFunction"

  /// Whether what is called is a value rather than the name of a case that is given what it carries.
  func isObject(_ callee: Expression, _ scope: Scope) -> Bool {
    guard evaluator.methodsByName[Self.calledName] != nil else { return false }
    switch callee.stripped.kind {
    case .name(let name, _) where scope.lookup(name) != nil: return true
    case .name, .member: return !evaluator.variables(callee, in: scope).isEmpty
    default: return true
    }
  }
}

extension Runner {
  /// What tells an argument from others: also whether it is one of several, or surely there.
  func tagged(_ key: ValueKey, _ argument: LabeledValue, for id: FunctionID) -> ValueKey {
    if argument.isChosen { return .many([key, .text("chosen")]) }
    return isSurelyThere(argument, for: id) ? .many([key, .text("there")]) : key
  }

  /// Whether an argument of which only the type is known is surely something, for a parameter that allows `nil`.
  private func isSurelyThere(_ argument: LabeledValue, for id: FunctionID) -> Bool {
    let mayBeNothing = program[id].declaration.parameters.contains { parameter in
      guard parameter.label == argument.label, case .optional? = parameter.type else { return false }
      return true
    }
    guard mayBeNothing else { return false }
    switch argument.value {
    case .typed, .unknown: return evaluator.isSurelyThere(argument)
    default: return false
    }
  }

  /// The handler of what an object keeps for itself, as code of just the object that sends.
  ///
  /// What `init` was given counts for what a machine does that the object has made for itself.
  func handler(_ closure: ClosureValue, of sender: Instance) -> ClosureValue {
    guard let abridged = abridged(sender) else { return closure }
    let object = Value.instance(abridged)
    let place = OwnHandlers.Place(scope: ObjectIdentifier(closure.scope), offset: closure.offset, object: tag(object))
    if let known = ownHandlers.closures[place] { return known }
    let scope = closure.scope
    let root = Scope(
      file: scope.file, owner: scope.owner, receiver: object, function: scope.function,
      requirements: scope.requirements, call: scope.call, put: scope.put)
    var own = closure
    own.scope = scope.specialized(to: root, by: evaluator)
    ownHandlers.closures[place] = own
    return own
  }

  private func abridged(_ object: Instance) -> Instance? {
    let key = tag(.instance(object))
    if let known = ownHandlers.objects[key] { return known }
    let abridged = evaluator.abridged(object)
    ownHandlers.objects[key] = .some(abridged)
    return abridged
  }
}

/// Handlers of what objects keep for themselves, as code of the objects.
struct OwnHandlers {
  /// A handler by the scope in which it was made, which its subscription keeps, and by the object that sends.
  struct Place: Hashable {
    var scope: ObjectIdentifier
    var offset: Int32
    var object: ValueKey
  }

  var closures: [Place: ClosureValue] = [:]
  /// Objects with no more than the constants that they are made with, if they keep any.
  var objects: [ValueKey: Instance?] = [:]
}
