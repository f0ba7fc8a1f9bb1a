import Facts

/// Objects that a base class makes for the objects of the classes that inherit from it.
///
/// `context = Context(); context.viewModel = self`: all heirs share that code, and each has a context of its own.
extension Evaluator {
  /// What code of a class stores in a property of an object: what it makes there is made for the class of that object.
  func madeFor(_ receiver: TypeID?, _ value: Value, by expression: Expression, in scope: Scope) -> Value {
    guard let receiver, let owner = scope.owner, owner != receiver, program[owner].keyword == .class,
      program[receiver].keyword == .class, case .call = expression.stripped.kind, case .instance(var made) = value,
      made.maker == nil, program[made.id].keyword == .class,
      made.place.file == scope.file, made.place.offset == expression.stripped.offset,
      program.ancestors(of: receiver).contains(owner)
    else { return value }
    made.maker = receiver
    return .instance(made)
  }

  /// What an object that was made for one class knows of its maker: that it is of that class.
  func ofMaker(_ value: Value, knownBy receiver: Value?) -> Value {
    guard case .instance(let instance)? = receiver, let maker = instance.maker else { return value }
    let above = program.ancestors(of: maker)
    return value.mapped { alternative in
      guard case .typed(_, let id?) = alternative, program[id].keyword == .class, above.contains(id) else {
        return alternative
      }
      return .typed(.simple(program[maker].name), maker)
    }
  }
}
