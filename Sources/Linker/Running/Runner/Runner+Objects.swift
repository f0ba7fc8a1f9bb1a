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
