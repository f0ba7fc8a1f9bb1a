import Facts

/// What objects are made with and keep for good, where that is a flag, a case, a text or nothing:
/// `CartFlow(isGuest: false)`, `CartFlow(parameters: CartParameters(isGuest: false))`.
///
/// It is followed from the property to what the initialiser puts there, and on to what is written where the object is
/// made. Only what is written out counts: what state is at one moment says nothing of the next.
extension Evaluator {
  /// What is passed on from object to object is followed this far.
  private static let constantDepth = 12

  /// A flag that an object was made with, or one of an object that it was made with.
  func madeFlag(_ expression: Expression, in scope: Scope) -> Bool? {
    guard case .boolean(let flag)? = madeConstant(expression, in: scope) else { return nil }
    return flag
  }

  /// Whether there is what an object was made with, or without.
  func madePresence(_ expression: Expression, in scope: Scope) -> Bool? {
    switch madeConstant(expression, in: scope) {
    case .null?: false
    case .some: true
    case nil: nil
    }
  }

  /// The object with no more of what it is made with than the flags, the plain cases and the `nil` that it keeps for good;
  /// `nil` where it keeps none.
  ///
  /// Objects that have the same of those do the same, wherever they are made.
  func abridged(_ object: Instance) -> Instance? {
    guard object.alike == nil else { return object }
    let kept = plainConstants(of: object)
    guard !kept.isEmpty else { return nil }
    var plain = Instance(
      type: object.type, id: object.id, arguments: [], place: Origin(file: 0, offset: 0), maker: object.maker)
    plain.changes = kept
    let alike = makings(of: object.id).filter { made in
      plainConstants(of: made).allSatisfy { name, other in
        kept[name].map { ValueKey($0.value) == ValueKey(other.value) } ?? true
      }
    }
    plain.alike = Set(alike.map(\.place)).union([object.place])
    return plain
  }

  private func plainConstants(of object: Instance) -> [String: LabeledValue] {
    guard let wholeProgram else { return [:] }
    var kept: [String: LabeledValue] = [:]
    for id in storedProperties(of: object.id) where wholeProgram.constants.contains(id) {
      let name = program[id].declaration.name
      guard let constant = constant(named: name, of: Constant(value: .instance(object), level: 0), 0),
        constant.value.isFlagOrNothing || constant.value.isPlainCase
      else { continue }
      kept[name] = LabeledValue(label: name, value: constant.value)
    }
    return kept
  }

  /// The objects of a class that code makes.
  private func makings(of type: TypeID) -> [Instance] {
    (wholeProgram?.sites.named(program[type].name) ?? []).filter { $0.form == .call }.flatMap { site in
      evaluate(site.expression, in: site.scope).alternatives.compactMap { value in
        if case .instance(let made) = value, made.id == type { made } else { nil }
      }
    }
  }

  /// What a local or parameter stands for, where that is written out.
  func constant(_ meaning: Scope.Binding, in scope: Scope) -> Value? {
    constant(meaning, Place(scope: scope, level: 0))?.value
  }

  /// What an object was made with and keeps, if a property is named.
  func madeConstant(_ expression: Expression, in scope: Scope) -> Value? {
    guard wholeProgram != nil, case .instance? = scope.receiver else { return nil }
    switch expression.stripped.kind {
    case .name(let name, _) where scope.lookup(name) == nil: break
    case .member(_?, _, _): break
    default: return nil
    }
    return constant(expression, Place(scope: scope, level: 0))?.value
  }

  /// Where something is read.
  private struct Place {
    var scope: Scope
    /// How deep among what the object was made with the parameters of the scope lie.
    var level: Int
    var depth = 0

    func further(_ scope: Scope) -> Place { Place(scope: scope, level: level, depth: depth + 1) }
  }

  private struct Constant {
    var value: Value
    var level: Int
  }

  /// Objects are told apart by what they are made with, and by what that is made with.
  private static let constantLevels = 2

  private func constant(_ expression: Expression, _ place: Place) -> Constant? {
    guard place.depth < Self.constantDepth else { return nil }
    let scope = place.scope
    switch expression.stripped.kind {
    case .boolean(let flag): return Constant(value: .boolean(flag), level: 0)
    case .nil: return Constant(value: .null, level: 0)
    case .closure, .string, .member(nil, _, _):
      return Constant(value: evaluate(expression, in: scope), level: place.level)
    case .prefix("!", let inner):
      guard let found = constant(inner, place.further(scope)), case .boolean(let flag) = found.value else { return nil }
      return Constant(value: .boolean(!flag), level: found.level)
    case .name("self", _): return scope.receiver.map { Constant(value: $0, level: 0) }
    case .name(let name, _):
      if let meanings = scope.lookup(name) { return meanings.count == 1 ? constant(meanings[0], place) : nil }
      return scope.receiver.flatMap { constant(named: name, of: Constant(value: $0, level: 0), place.depth, in: scope) }
    case .member(let base?, let name, _):
      return constant(base, place.further(scope)).flatMap { constant(named: name, of: $0, place.depth) }
    case .call(let callee, _):
      let made = evaluate(expression, in: scope)
      if case .member(nil, let name, _) = callee.kind, name != "init" {
        return Constant(value: made, level: place.level)
      }
      return if case .instance = made { Constant(value: made, level: place.level) } else { nil }
    default: return nil
    }
  }

  private func constant(_ meaning: Scope.Binding, _ place: Place) -> Constant? {
    switch meaning {
    case .argument(let passed, _):
      guard let written = passed.written else {
        return passed.known.flatMap { $0.isWrittenOut ? Constant(value: $0, level: place.level) : nil }
      }
      guard let found = constant(written.expression, place.further(written.scope)) else { return nil }
      // An implicit member is what the parameter's type makes of it.
      guard found.value.isFlagOrNothing else { return Constant(value: passed.value, level: place.level) }
      // Runs are told apart by what values were found to be.
      guard found.value.isSameFlag(as: passed.value) else { return nil }
      return Constant(value: found.value, level: place.level)
    case .expression(let local, _):
      return local.written.flatMap { constant($0.expression, place.further($0.scope)) }
    case .value(let value): return value.isWrittenOut ? Constant(value: value, level: place.level) : nil
    default: return nil
    }
  }

  /// - Parameter code: whose own property it is, if it is named without another object.
  private func constant(named name: String, of holder: Constant, _ depth: Int, in code: Scope? = nil) -> Constant? {
    guard let wholeProgram, case .instance(let object) = holder.value, holder.level < Self.constantLevels else {
      return nil
    }
    if object.alike != nil { return object.changes[name].map { Constant(value: $0.value, level: holder.level) } }
    guard object.changes.isEmpty, case .variable(let id)? = program.members(named: name, of: object.id).first,
      wholeProgram.constants.contains(id) || code.map({ isBegun(id, in: $0) }) ?? false,
      let (written, scope) = put(into: id, of: object),
      var found = constant(written, Place(scope: scope, level: holder.level + 1, depth: depth + 1))
    else { return nil }
    guard !found.value.isFlagOrNothing else { return found }
    let declaring = Scope(file: program[id].file, owner: program[id].owner)
    found.value = contextual(found.value, program[id].declaration.type, in: declaring)
    return found
  }

  /// What the initialiser of an object puts into a property, and where that is written.
  private func put(into id: VariableID, of object: Instance) -> (Expression, Scope)? {
    let initializers = ownInitializers(of: object)
    guard !initializers.isEmpty else { return memberwiseArgument(for: id, in: object.arguments)?.written }
    let name = program[id].declaration.name
    let accepting = initializers.filter { accepts(program[$0].declaration.parameters, object.arguments) }
    return accepting.first.flatMap { put(into: name, by: $0, object.arguments, of: object, 0) }
  }

  private func put(
    into name: String, by initializer: FunctionID, _ arguments: [LabeledValue], of object: Instance, _ depth: Int
  ) -> (Expression, Scope)? {
    let body = program[initializer].declaration.body ?? []
    let puts = body.flatMap { statement -> [Expression] in
      guard case .expression(let expression) = statement.kind else { return [] }
      return expression.assignments.filter { $0.target.lastName == name }.map(\.value)
    }
    let all = wholeProgram?.sites.assignments(to: name).filter { $0.scope.function == initializer } ?? []
    if let value = puts.first {
      // Which of several branches puts something there is open.
      guard puts.count == 1, all.count <= 1 else { return nil }
      let scope = self.scope(of: initializer, making: object)
      bind(program[initializer].declaration.parameters, to: arguments, in: scope)
      declare(body, in: scope)
      return (value, scope)
    }
    guard all.isEmpty else { return nil }
    return further(by: initializer, arguments, of: object, depth: depth) { next, given in
      put(into: name, by: next, given, of: object, depth + 1)
    }
  }
}

extension Value {
  fileprivate var isFlagOrNothing: Bool {
    switch self {
    case .boolean, .null: true
    default: false
    }
  }

  fileprivate var isPlainCase: Bool { if case .enumCase(let known) = self { known.payload.isEmpty } else { false } }

  fileprivate func isSameFlag(as other: Value) -> Bool {
    switch (self, other) {
    case (.boolean(let a), .boolean(let b)): a == b
    case (.null, .null): true
    default: false
    }
  }

  /// Whether it says all of itself, wherever it came from.
  fileprivate var isWrittenOut: Bool { isFlagOrNothing || isTag }
}
