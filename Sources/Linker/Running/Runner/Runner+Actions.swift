import Facts
import NavigationModel

/// Functions that code registers by name, as actions of controls and for notifications.
extension Runner {
  /// The functions that a library will call for a selector, each with the object on which it does.
  ///
  /// A selector names a function, by whatever class or protocol has it, and no object: that is the call's target,
  /// `UIBarButtonItem(…, target: screen, action: #selector(Closing.close))`.
  func actions(
    _ id: FunctionID, named receiver: Value?, of call: RunningCall
  ) -> [(id: FunctionID, object: Value?)] {
    let targets = call.target.map { evaluator.evaluate($0, in: call.scope).alternatives } ?? []
    let sent = targets.compactMap { target in implementation(of: id, on: target).map { (id: $0, object: target) } }
    guard !sent.isEmpty, sent.count <= Self.targetLimit else {
      // A protocol tells nothing of an object that is not known.
      if !targets.isEmpty, case .metatype(_, let type?)? = receiver, program[type].keyword == .protocol { return [] }
      return [(id, evaluator.object(receiver, in: call.scope))]
    }
    return sent
  }

  /// What an object of the app's makes of a function that is named: its own, an inherited one, or what the app adds to
  /// the class of UIKit's that it inherits from.
  private func implementation(of id: FunctionID, on object: Value) -> FunctionID? {
    guard let type = evaluator.typeID(of: object), program[type].keyword != nil, program[type].keyword != .protocol
    else {
      return nil
    }
    let named = program[id].declaration
    let isMeant = { [program] (other: FunctionID) in
      let declaration = program[other].declaration
      return declaration.parameters.count == named.parameters.count && declaration.body != nil && !declaration.isStatic
    }
    for case .function(let own) in program.members(named: named.name, of: type) where isMeant(own) { return own }
    return named.body != nil ? id : evaluator.outsideMethods[named.name]?.first(where: isMeant)
  }

  /// With more targets than this, nothing is known of which is meant.
  private static let targetLimit = 8
}

extension RunningCall {
  /// To whom a call says that an action is sent.
  var target: Expression? {
    argument("target") ?? (Self.registering.contains(name) ? argument(nil) : nil)
  }

  /// Whether an argument is a selector that somebody else has named.
  func isAction(_ argument: Expression) -> Bool {
    target != nil
      && arguments.contains { given in
        given.value.offset == argument.offset && given.label.map(Self.actions.contains) ?? false
      }
  }

  /// Whether an expression names what the function at hand was given.
  func isHanded(_ expression: Expression) -> Bool {
    guard case .name(let name, _) = expression.stripped.kind, let meanings = scope.lookup(name) else { return false }
    return meanings.contains { meaning in
      switch meaning {
      case .argument, .parameter: true
      default: false
      }
    }
  }

  private static let actions: Set<String> = ["action", "selector"]
  private static let registering: Set<String> = ["addObserver", "addTarget"]
}

extension [Gate] {
  /// The conditions under which a control is made that somebody may use: that there was none to be used again is none.
  var ofActions: [Gate] { filter { !$0.name.contains("dequeueReusable") } }
}
