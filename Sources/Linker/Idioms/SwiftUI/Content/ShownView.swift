import Facts
import NavigationModel

/// One view that a piece of view code shows, with what decides that it does.
struct ShownView {
  /// What there is to see.
  enum What {
    /// A view of the app's own.
    case view(Value, TypeID)
    /// Views of SwiftUI alone, such as a form written in place.
    case plain
    /// A view of a library's, by its name.
    case outside(String)
    /// Space, or a sign that something is going on: nothing to look at, but what is beside it is not alone.
    case blank
  }

  var what: What
  /// Where it is made.
  var origin: Origin
  var gates: [Gate] = []
  /// What the app's state must be for it to be seen.
  var states: [StateCondition] = []
  /// What marks it among its siblings: `.tag(.cart)`.
  var tag: Value?
  /// What a view that is written in place is called: `.navigationTitle("Cart")`.
  var title: String?
  /// Whether it is a list, form or loop written in place: all that there is to see, be it no view of the app's own.
  var isList = false

  var isView: Bool { if case .view = what { true } else { false } }

  var isPlain: Bool { if case .plain = what { true } else { false } }

  var isOutside: Bool { if case .outside = what { true } else { false } }

  var isBlank: Bool { if case .blank = what { true } else { false } }
}

/// What a `switch` or `if` over the app's state asks.
struct StateCondition {
  /// The properties that hold the state.
  var variables: [VariableID]
  var wanted: Wanted
  /// What of a value it asks, if not the value itself: `sheet.id == .backup`.
  var part: String?
  /// Whether it asks which child of a container is in front, rather than which ones there are.
  var isSelection = false

  /// Values that fulfil it.
  enum Wanted {
    /// Cases, numbers and texts, by what they are called.
    case cases(Set<String>)
    /// Any value but those.
    case others(Set<String>)
    case flag(Bool)
    /// Whatever the app's code makes of them: that they change is all that is known.
    case open
  }

  var isOpen: Bool { if case .open = wanted { true } else { false } }

  /// Whether it asks for some of several values, and not just whether there is one.
  var isOfCases: Bool {
    switch wanted {
    case .cases, .others: true
    case .flag, .open: false
    }
  }

  /// Whether a value fulfils the condition; `nil` where the value says nothing about it.
  func holds(for value: Value) -> Bool? {
    switch (wanted, value) {
    case (.open, _): return nil
    case (.flag(let flag), .boolean(let known)): return flag == known
    case (.flag(let flag), .null): return !flag
    case (.flag, .unknown): return nil
    case (.flag(let flag), _): return flag
    case (.cases(let names), _): return Self.name(of: value, among: names).map { names.contains($0) }
    case (.others(let names), _): return Self.name(of: value, among: names).map { !names.contains($0) }
    }
  }

  /// That a flag is there, be it `false`.
  static let isThere = Wanted.others(["nil"])

  /// What a value is called where it is asked for by such names.
  private static func name(of value: Value, among names: Set<String>) -> String? {
    value.stateName ?? (names.isDisjoint(with: Value.flagNames) ? nil : value.flagName)
  }

  /// Whether some of what a value can be may fulfil the condition.
  func canHold(for value: Value) -> Bool {
    // Which of many it is that a part tells, nobody guesses.
    guard let part else { return value.alternatives.contains { holds(for: $0) != false } }
    return value.alternatives.flatMap { $0.part(part).alternatives }.contains { holds(for: $0) == true }
  }

  /// Whether another condition on the same properties cannot hold while this one does.
  func excludes(_ other: StateCondition) -> Bool {
    guard variables == other.variables else { return false }
    switch (wanted, other.wanted) {
    case (.flag(let a), .flag(let b)): return a != b
    case (.cases(let a), .cases(let b)): return a.isDisjoint(with: b)
    case (.cases(let named), .others(let left)), (.others(let left), .cases(let named)):
      return named.isSubset(of: left)
    default: return false
    }
  }
}

extension Value {
  /// What an object was given under a name.
  fileprivate func part(_ name: String) -> Value {
    guard case .instance(let instance) = self else { return .unknown }
    return (instance.changes[name] ?? instance.arguments.first { $0.label == name })?.value ?? .unknown
  }

  /// What a flag is called, or one that is missing.
  var flagName: String? {
    switch self {
    case .null: "nil"
    case .boolean(let flag): flag ? "true" : "false"
    default: nil
    }
  }

  fileprivate static let flagNames: Set<String> = ["nil", "true", "false"]

  /// What tells a value of the app's state from others: the name of a case, a number, a text.
  var stateName: String? {
    switch self {
    case .number(let number): number
    case .string(let text): text
    default: caseName
    }
  }
}
