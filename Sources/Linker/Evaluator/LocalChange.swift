import Facts

/// What a statement does to a local.
struct LocalChange {
  var name: String
  /// What the local is from here on.
  var value: Expression
  var manner = Manner.assignment

  enum Manner { case assignment, addition, setOperation, listOperation }

  /// Whether a call does it, and only the object tells whether that changes it.
  var isCall: Bool { manner != .assignment }
}

extension Expression {
  /// The local that it gives another value, if the local is what it looks like.
  var localChange: LocalChange? {
    switch kind {
    case .assignment(let target, "=", let value):
      if case .name(let name, _) = target.kind { return LocalChange(name: name, value: value) }
      guard case .opaque = target.kind, let change = value.localChange, change.isCall else { return nil }
      return change
    case .call(let callee, let arguments):
      guard case .member(let base?, let method, let generics) = callee.kind else { return nil }
      if let operation = Self.setOperations[method], case .name(let name, _) = base.kind, arguments.count == 1,
        arguments[0].label == nil
      {
        let operation = Expression(.member(base, operation, generics), at: callee.offset)
        let made = Expression(.call(operation, arguments), at: offset)
        return LocalChange(name: name, value: made, manner: .setOperation)
      }
      if method == "append", case .name(let name, _) = base.kind, arguments.count == 1 {
        let added = arguments[0].value
        let list = arguments[0].label == nil ? Expression(.array([added]), at: added.offset) : added
        return LocalChange(
          name: name, value: Expression(.operators(["+"], [base, list]), at: offset), manner: .listOperation)
      }
      guard method.hasPrefix("add") else { return nil }
      if case .name(let name, _) = base.kind { return LocalChange(name: name, value: self, manner: .addition) }
      guard let change = base.localChange, change.manner == .addition else { return nil }
      return LocalChange(name: change.name, value: self, manner: .addition)
    default: return nil
    }
  }

  var isChangingCall: Bool { localChange?.isCall ?? false }

  /// What changes a set in place, and what makes another set of it.
  private static let setOperations = [
    "insert": "union", "formUnion": "union", "remove": "subtracting", "subtract": "subtracting",
    "formIntersection": "intersection", "formSymmetricDifference": "symmetricDifference",
  ]
}
