import Facts

/// A parameter of a closure that a property keeps: `make = { route in … }`.
///
/// Nobody calls such a closure by its own name: what it gets is what calls of the property pass.
struct KeptParameter: Hashable {
  var property: VariableID
  var index: Int
  /// What is written for it, where nothing more is known.
  var declared: Value { type.map { .typed($0, id) } ?? .unknown }

  private var type: TypeReference?
  private var id: TypeID?

  init(property: VariableID, index: Int, declared: Value) {
    self.property = property
    self.index = index
    if case .typed(let type, let id) = declared { (self.type, self.id) = (type, id) }
  }
}

extension Evaluator {
  /// Leaves open what the parameters of a closure stand for that is assigned to a property.
  func leaveOpen(_ closure: Closure, keptBy target: Expression, of scope: Scope, bound inner: Scope) {
    guard wholeProgram == nil, !closure.parameters.isEmpty, let property = storedVariable(target, in: scope) else {
      return
    }
    for (index, parameter) in closure.parameters.enumerated() {
      guard let meanings = inner.bindings[parameter.name], meanings.count == 1, case .value(let declared) = meanings[0]
      else { continue }
      inner.rebind(
        parameter.name, .given(KeptParameter(property: property, index: index, declared: declared)))
    }
  }
}
