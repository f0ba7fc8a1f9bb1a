package import NavigationModel

/// A route asked for with one class of payload.
package struct Request: Hashable, Sendable {
  /// Name of the route.
  package let route: String
  /// What is passed along; `nil` where nothing is.
  package let payload: Payload?
  /// Whether the payload is of a type that nothing on the route takes, though the compiler lets it pass.
  package let isOfAnotherType: Bool

  /// Creates a request.
  package init(route: String, payload: Payload?, isOfAnotherType: Bool = false) {
    self.route = route
    self.payload = payload
    self.isOfAnotherType = isOfAnotherType
  }

  /// `Shop.product with "1"`, for people.
  package var description: String {
    guard let payload, let text = payload.text else { return route }
    if isOfAnotherType { return "\(route) with a value of another type" }
    let rest = payload.fields.sorted { $0.key < $1.key }.filter { $0.value != text }.map { "\($0.key): \($0.value)" }
    return "\(route) with \((["\"\(text)\""] + rest).joined(separator: ", "))"
  }
}

/// What is to be verified, and what can not be.
package struct RequestPlan: Sendable {
  /// Routes with their classes of payloads, by name.
  package private(set) var requests: [Request] = []
  /// Routes that are left out, with the reason, by name.
  package private(set) var skipped: [(route: String, reason: String)] = []
  /// Further names of routes that are verified under another one.
  package private(set) var aliases: [String: [String]] = [:]
  /// Boolean expressions on which alternatives hang and that may be either, sorted.
  package private(set) var flags: [String] = []

  /// Plans the verification of every route of an app, or of those that are named.
  package init(_ charts: Charts, routes: [String]? = nil) {
    var known: [Shape: String] = [:]
    var flags: Set<String> = []
    for itinerary in charts.itineraries.values.sorted(by: { ($0.name.count, $0.name) < ($1.name.count, $1.name) }) {
      if let routes, !routes.contains(itinerary.name) { continue }
      if let reason = Self.obstacle(in: itinerary.legs) ?? Self.incompleteness(of: itinerary.legs) {
        skipped.append((itinerary.name, reason))
        continue
      }
      let shape = Shape(asked: itinerary.asked, payload: itinerary.payload, legs: itinerary.legs)
      if let same = known[shape] {
        aliases[same, default: []].append(itinerary.name)
        continue
      }
      known[shape] = itinerary.name
      flags.formUnion(itinerary.legs.flags)
      for payload in PayloadClasses(charts).payloads(of: itinerary) {
        requests.append(Request(route: itinerary.name, payload: payload))
      }
      if PayloadClasses.isUnchecked(itinerary) {
        requests.append(Request(route: itinerary.name, payload: PayloadClasses.foreign, isOfAnotherType: true))
      }
    }
    requests.sort { ($0.route, $0.payload?.text ?? "") < ($1.route, $1.payload?.text ?? "") }
    skipped.sort { $0.route < $1.route }
    self.flags = flags.sorted()
  }

  /// Two names of one route are verified once.
  private struct Shape: Hashable {
    var asked: String?
    var payload: PayloadExpression
    var legs: [Itinerary.Leg]
  }

  /// Why a declaration is not a route that anybody asks for, but a part of others.
  private static func incompleteness(of legs: [Itinerary.Leg]) -> String? {
    guard case .step(let step)? = legs.first, step.factory.isContainer, step.factory.children.isEmpty,
      [LibraryClasses.navigation, LibraryClasses.tab, LibraryClasses.split].contains(step.screenClass)
    else { return nil }
    return "a container without content is a part of other routes"
  }

  /// Why a route can not be simulated faithfully.
  private static func obstacle(in legs: [Itinerary.Leg]) -> String? {
    for leg in legs {
      switch leg {
      case .open(let reason): return reason
      case .alternatives(_, let alternatives):
        for alternative in alternatives {
          if case .unknown(let text) = alternative.condition, text.hasPrefix("one of ") {
            return "which of several declarations is meant depends on the object"
          }
          if let text = alternative.condition.unreadable { return "what it decides by can not be read: \(text)" }
          if let reason = obstacle(in: alternative.legs) { return reason }
        }
      case .step, .conversion, .root, .current, .custom: continue
      }
    }
    return nil
  }
}

extension [Itinerary.Leg] {
  /// Boolean expressions on which its alternatives hang.
  fileprivate var flags: Set<String> {
    reduce(into: []) { found, leg in
      guard case .alternatives(_, let alternatives) = leg else { return }
      for alternative in alternatives {
        found.formUnion(alternative.condition.openNames)
        found.formUnion(alternative.legs.flags)
      }
    }
  }
}

extension RouteCondition {
  /// Names that the world may decide either way.
  var openNames: Set<String> {
    switch self {
    case .flag(let name, _), .unknown(let name), .named(let name, _): [name]
    case .not(let inner), .spelled(_, let inner): inner.openNames
    case .all(let parts), .any(let parts): parts.reduce(into: []) { $0.formUnion($1.openNames) }
    case .constant, .found: []
    case .equal(let a, let b): a.openNames.union(b.openNames)
    }
  }

  /// What it compares the payload with, by the path to the property.
  var comparisons: [(path: [String], value: Operand)] {
    switch self {
    case .not(let inner), .named(_, let inner), .spelled(_, let inner): return inner.comparisons
    case .all(let parts), .any(let parts): return parts.flatMap(\.comparisons)
    case .equal(.payload(let path), let value), .equal(let value, .payload(let path)),
      .equal(.passed(let path), let value), .equal(let value, .passed(let path)):
      return [(path, value)]
    case .constant, .found, .flag, .unknown, .equal: return []
    }
  }
}

extension RouteCondition.Operand {
  fileprivate var openNames: Set<String> { [] }
}

extension RouteCondition {
  /// A value that it compares and that can not be read.
  fileprivate var unreadable: String? {
    switch self {
    case .not(let inner), .named(_, let inner), .spelled(_, let inner): inner.unreadable
    case .all(let parts), .any(let parts): parts.lazy.compactMap(\.unreadable).first
    case .equal(.unknown(let text), _), .equal(_, .unknown(let text)): text
    case .constant, .found, .flag, .unknown, .equal: nil
    }
  }
}
