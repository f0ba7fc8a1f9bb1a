import Facts

/// Items that a computed property makes of other state while that is so: what puts that there brings up what is shown of
/// the item.
///
/// `guard let sheet = active, sheet.id == .backup else { return nil }`.
extension StateBindings {
  struct ComputedItem {
    var id: VariableID
    /// The properties that it is made of.
    var state: [VariableID]
    /// What they must be.
    var asked: StateCondition?
  }

  /// The computed item that a binding leads to.
  func computedItem(boundBy binding: Expression, in scope: Scope) -> ComputedItem? {
    let found = evaluator.variables(binding.withoutDollar, in: scope)
    guard found.count == 1, let asked = program[found[0].id].declaration.itemAsked,
      variables(binding, in: scope) == [found[0].id]
    else { return nil }
    let id = found[0].id
    let inner = Scope(file: program[id].file, owner: program[id].owner, receiver: found[0].receiver)
    let state = variables(asked.state, in: inner)
    guard !state.isEmpty, !state.contains(id), state.allSatisfy({ StateNames.isObserved($0, in: program) }) else {
      return nil
    }
    guard let value = asked.value else { return ComputedItem(id: id, state: state) }
    let name: String?
    switch value {
    case .pattern(let pattern): name = pattern.caseName
    case .equal(let expression): name = evaluator.evaluate(expression, in: inner).stateName
    }
    guard let name else { return nil }
    let condition = StateCondition(variables: state, wanted: .cases([name]), part: asked.part)
    return ComputedItem(id: id, state: state, asked: condition)
  }
}

/// What the getter of an item asks before it gives one.
struct ItemAsked {
  enum Wanted {
    case pattern(Pattern)
    case equal(Expression)
  }

  /// The property that it asks.
  var state: Expression
  /// The part of what that holds, if not all of it.
  var part: String?
  /// What has to be there; `nil` where anything will do.
  var value: Wanted?

  /// What conditions that must all hold ask of a property.
  init?(_ conditions: [Condition]) {
    var names: [String: Expression] = [:]
    var first: Expression?
    for condition in conditions {
      switch condition {
      case .binding(.name(let name), let value):
        let state = value ?? Expression(.name(name, []), at: 0)
        names[name] = state
        if first == nil { first = state }
      case .match(let pattern, let value) where pattern.caseName != nil:
        self.init(state: Self.meant(value, names), value: .pattern(pattern))
        return
      case .boolean(let expression):
        guard case .operators(["=="], let operands) = expression.stripped.kind else { continue }
        var (asked, part) = (operands[0].stripped, String?.none)
        if case .member(let base?, let name, _) = asked.kind, !base.isSelf { (asked, part) = (base, name) }
        self.init(state: Self.meant(asked, names), part: part, value: .equal(operands[1]))
        return
      default: continue
      }
    }
    guard let first else { return nil }
    self.init(state: first)
  }

  private init(state: Expression, part: String? = nil, value: Wanted? = nil) {
    (self.state, self.part, self.value) = (state, part, value)
  }

  /// What a name stands for that was bound to what is there.
  private static func meant(_ expression: Expression, _ names: [String: Expression]) -> Expression {
    switch expression.stripped.kind {
    case .chained(let inner): meant(inner, names)
    case .name(let name, _): names[name] ?? expression
    default: expression
    }
  }
}

extension VariableDeclaration {
  /// What has to hold for a computed item to be there.
  var itemAsked: ItemAsked? {
    guard case .optional? = type, let getter, let first = getter.first else { return nil }
    let conditions: [Condition]
    switch first.kind {
    case .guard(let asked, let otherwise) where otherwise.resultExpression?.isNil == true: conditions = asked
    case .if(let asked, let then, let otherwise) where then.resultExpression?.isNil == false:
      guard (otherwise ?? getter).resultExpression?.isNil == true else { return nil }
      conditions = asked
    default:
      guard getter.count == 1, case .ternary(let asked, _, let other)? = getter.resultExpression?.stripped.kind,
        other.isNil
      else { return nil }
      conditions = [.boolean(asked)]
    }
    return ItemAsked(conditions.flatMap(\.conjuncts))
  }
}
