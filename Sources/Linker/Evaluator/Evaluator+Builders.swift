import Facts

/// What statements do to locals one after another: builders are objects, so that what is added to one stays with it,
/// whether or not the result of the call is used; and so do sets that are changed in place.
///
/// Only asked where each object goes its own way.
extension Evaluator {
  /// A loop over more elements than this is none that anybody writes out.
  private static let loopLimit = 64

  /// Carries out what a statement does to the locals of some blocks, the innermost last.
  ///
  /// Gives back whether that is all that it does to them: `false` where it stays open which branch is taken.
  func carryOut(_ statement: Statement, on blocks: [Scope]) -> Bool {
    guard followsObjects, let inner = blocks.last else { return false }
    let statement = statement.unfolded
    if case .expression(let expression) = statement.kind { return carryOut(expression, on: blocks) }
    guard blocks.contains(where: { assigns(statement, toNamesOf: $0, file: inner.file) }) else { return false }
    switch statement.kind {
    case .if(let conditions, let then, let otherwise):
      let branch = inner.nested()
      guard let holds = decided(conditions, binding: branch) else { return false }
      carryOut(holds ? then : otherwise ?? [], in: holds ? branch : inner.nested(), on: blocks)
    case .loop(let pattern?, let conditions, let body): unroll(pattern, conditions, body, on: blocks)
    case .do(let body, let catches) where catches.isEmpty: carryOut(body, in: inner.nested(), on: blocks)
    default: return false
    }
    return true
  }

  private func carryOut(_ body: [Statement], in scope: Scope, on blocks: [Scope]) {
    declare(body, in: scope)
    for statement in body where !carryOut(statement, on: blocks + [scope]) {
      for block in blocks { declareAssignments(inBranchesOf: statement, to: block, from: scope) }
    }
  }

  /// Once for each element of a list that is known; else once for whatever is in it.
  private func unroll(_ pattern: Pattern, _ conditions: [Condition], _ body: [Statement], on blocks: [Scope]) {
    guard let outer = blocks.last, case .boolean(let sequence)? = conditions.first else { return }
    let list = evaluate(sequence, in: outer)
    guard case .array(let elements) = list, elements.count <= Self.loopLimit else {
      let inner = outer.nested()
      bind(pattern, toElementOf: sequence, of: outer, in: inner)
      return carryOut(body, in: inner, on: blocks)
    }
    for element in elements {
      let inner = outer.nested()
      bind([pattern], to: element, sequence, in: inner)
      guard decided(Array(conditions.dropFirst()), binding: inner) != false else { continue }
      carryOut(body, in: inner, on: blocks)
    }
  }

  private func carryOut(_ expression: Expression, on blocks: [Scope]) -> Bool {
    if lend(expression, on: blocks) { return true }
    guard let inner = blocks.last, let (name, value) = change(by: expression, in: inner),
      let holder = inner.holder(of: name), blocks.contains(where: { $0 === holder }),
      let meanings = holder.bindings[name]
    else { return false }
    // A plain assignment in the block itself may be seen from anywhere in it.
    guard expression.isChangingCall || blocks.count > 1 else { return false }
    let before = inner.nested()
    for meaning in meanings { before.bind(name, meaning) }
    let type = meanings.lazy.compactMap(\.declaredType).first
    holder.rebind(name, .expression(Deferred(value, in: before, by: self), declared: type))
    return true
  }

  /// The local to which an expression gives another value, and that value: `_ = assembly.adding(gate)`.
  func change(by expression: Expression, in scope: Scope) -> (name: String, value: Expression)? {
    guard let change = expression.localChange else { return nil }
    guard change.isCall else { return (change.name, change.value) }
    guard let meanings = scope.lookup(change.name), isChangedInPlace(meanings, change.manner) else {
      return nil
    }
    return (change.name, change.value)
  }

  /// Whether a local is a library's builder, a list, or a set of a library's options: `var options: SearchOptions = []`.
  private func isChangedInPlace(_ meanings: [Scope.Binding], _ manner: LocalChange.Manner) -> Bool {
    meanings.contains { meaning in
      let isSet = if case .named? = meaning.declaredType { true } else { false }
      return value(of: meaning).isAny { value in
        switch (value, manner) {
        case (.term(let term), .addition): opaqueNames.contains(term.root.name)
        case (.term, .setOperation), (.array, .listOperation): true
        case (.array, .setOperation): isSet
        default: false
        }
      }
    }
  }
}

extension Statement {
  /// The statement itself, `list.forEach { … }` as the loop that it is.
  var unfolded: Statement {
    guard case .expression(let expression) = kind, case .call(let callee, let arguments) = expression.stripped.kind,
      arguments.count == 1, case .closure(let closure) = arguments[0].value.kind,
      case .member(let list?, "forEach", _) = callee.stripped.kind
    else { return self }
    let names = closure.parameters.map { Pattern.name($0.name) }
    let pattern = names.count > 1 ? Pattern.tuple(names) : names.first ?? .name("$0")
    return Statement(.loop(pattern, [.boolean(list)], body: closure.body), at: offset)
  }
}
