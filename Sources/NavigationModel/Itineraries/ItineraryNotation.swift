extension RouteNotation {
  /// An itinerary on one line: as a route, but with what it refers to in place of the reference.
  ///
  /// `convert(String)` stands where the payload becomes another one, alternatives are
  /// `switch{condition -> legs; condition -> legs}`, and `?(reason)` says where reading ended.
  public func text(of itinerary: Itinerary) -> String {
    let payload = itinerary.payload == .passed ? "" : " with \(text(of: itinerary.payload))"
    return text(of: itinerary.legs) + payload
  }

  private func text(of legs: [Itinerary.Leg]) -> String { legs.map(text(of:)).joined(separator: " ") }

  private func text(of leg: Itinerary.Leg) -> String {
    switch leg {
    case .step(let step): text(of: step)
    case .conversion(let type): "convert(\(type ?? "?"))"
    case .alternatives(let context, let alternatives):
      "switch" + (context.map { ":\($0)" } ?? "") + "{"
        + alternatives.map { "\(text(of: $0.condition)) -> \(text(of: $0.legs))" }.joined(separator: "; ") + "}"
    case .root: "root"
    case .current: "current"
    case .custom(let finder, _): "custom(\(text(of: finder)))"
    case .open(let reason): "?(\(reason))"
    }
  }

  /// A condition, in the signs of the language.
  public func text(of condition: RouteCondition) -> String {
    switch condition {
    case .constant(let value): value ? "always" : "never"
    case .flag(let name, let initially): name + (initially.map { $0 ? "(true)" : "(false)" } ?? "")
    case .named(let name, let meaning): "\(name){\(text(of: meaning))}"
    case .spelled(_, let meaning): text(of: meaning)
    case .found(let finder): "found \(text(of: finder))"
    case .equal(let a, let b): "\(text(of: a)) == \(text(of: b))"
    case .not(.equal(let a, let b)), .not(.spelled(_, .equal(let a, let b))): "\(text(of: a)) != \(text(of: b))"
    case .not(let inner): "!(\(text(of: inner)))"
    case .all(let parts): parts.map(text(of:)).joined(separator: " && ")
    case .any(let parts): "(" + parts.map(text(of:)).joined(separator: " || ") + ")"
    case .unknown(let text): "unknown(\(text))"
    }
  }

  private func text(of operand: RouteCondition.Operand) -> String {
    switch operand {
    case .payload(let path), .passed(let path): (["payload"] + path).joined(separator: ".")
    case .literal(let text): "'\(text)'"
    case .nothing: "nil"
    case .unknown(let text): "unknown(\(text))"
    }
  }

  /// How a payload is made.
  public func text(of payload: PayloadExpression) -> String {
    switch payload {
    case .passed: "payload"
    case .property(let name, let base): "\(text(of: base)).\(name)"
    case .literal(let text, let type): "\(type)('\(text)')"
    case .enumCase(let name, let type): "\(type ?? "").\(name)"
    case .object(let type, let fields):
      "\(type)(" + fields.map { "\($0.name): \(text(of: $0.value))" }.joined(separator: ", ") + ")"
    case .converted(let inner, let type): "\(type)(\(text(of: inner)))"
    case .chosen(let choices):
      "one{" + choices.map { "\(text(of: $0.condition)) -> \(text(of: $0.value))" }.joined(separator: "; ") + "}"
    case .nothing: "nil"
    case .unknown(let text): "unknown(\(text))"
    }
  }
}
