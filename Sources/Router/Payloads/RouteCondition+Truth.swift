import NavigationModel

/// What a condition can ask.
struct ConditionContext {
  let flags: [String: Bool]
  let payload: Payload
  /// What whoever asks has passed along.
  let passed: Payload
  let types: PayloadTypes
}

extension RouteCondition.Operand {
  /// The text; a missing one is `nil` inside, and what can not be read is `nil` outside.
  fileprivate func text(in context: ConditionContext) -> String?? {
    switch self {
    case .payload(let path): .some(context.payload.property(path, types: context.types))
    case .passed(let path): .some(context.passed.property(path, types: context.types))
    case .literal(let text): .some(text)
    case .nothing: .some(nil)
    case .unknown: nil
    }
  }

  /// As a person reads it.
  var phrase: String {
    switch self {
    case .payload(let path), .passed(let path): (["payload"] + path).joined(separator: ".")
    case .literal(let text): "“\(text)”"
    case .nothing: "nil"
    case .unknown(let text): text
    }
  }
}

extension RouteCondition {
  /// Whether it holds; `nil` where that can not be read.
  ///
  /// Finders are asked through `find`.
  func holds(in context: ConditionContext, find: (Finder) -> Bool) -> Bool? {
    switch self {
    case .constant(let value): return value
    case .flag(let name, let initially): return context.flags[name] ?? initially
    case .named(let name, let meaning), .spelled(let name, let meaning):
      return context.flags[name] ?? meaning.holds(in: context, find: find)
    case .found(let finder): return find(finder)
    case .equal(let left, let right):
      guard let left = left.text(in: context), let right = right.text(in: context) else { return nil }
      return left?.withoutDot == right?.withoutDot
    case .not(let inner): return inner.holds(in: context, find: find).map { !$0 }
    case .all(let parts):
      var isKnown = true
      for part in parts {
        guard let holds = part.holds(in: context, find: find) else {
          isKnown = false
          continue
        }
        if !holds { return false }
      }
      return isKnown ? true : nil
    case .any(let parts):
      var isKnown = true
      for part in parts {
        guard let holds = part.holds(in: context, find: find) else {
          isKnown = false
          continue
        }
        if holds { return true }
      }
      return isKnown ? false : nil
    case .unknown(let text): return context.flags[text]
    }
  }

  /// As a person reads it.
  var phrase: String {
    switch self {
    case .constant(true): "always"
    case .constant(false): "never"
    case .flag(let name, _), .named(let name, _): name
    case .spelled(_, let meaning): meaning.phrase
    case .found(let finder): "\(finder.phrase) finds its screen"
    case .equal(let left, let right): "\(left.phrase) == \(right.phrase)"
    case .not(.equal(let left, let right)), .not(.spelled(_, .equal(let left, let right))):
      "\(left.phrase) != \(right.phrase)"
    case .not(let inner): "not \(inner.phrase)"
    case .all(let parts): parts.map(\.phrase).joined(separator: " and ")
    case .any(let parts): parts.map(\.phrase).joined(separator: " or ")
    case .unknown(let text): text
    }
  }
}

extension String {
  /// `month` of `.month`.
  fileprivate var withoutDot: String { hasPrefix(".") ? String(dropFirst()) : self }
}
