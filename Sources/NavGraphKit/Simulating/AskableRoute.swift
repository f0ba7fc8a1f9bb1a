public import NavigationModel

/// A route that the router can be asked for.
public struct AskableRoute: Hashable, Sendable {
  /// What it is asked by: `Shop.product`.
  public var name: String
  /// Type of the payload that goes with the request, as written; `nil` where none is taken.
  public var payload: String?
  /// Where its declaration stands.
  public var source: SourcePlace
}

extension Charts {
  /// Every route that can be asked for, by name.
  public var askableRoutes: [AskableRoute] {
    itineraries.sorted { $0.key < $1.key }.map { name, itinerary in
      AskableRoute(name: name, payload: itinerary.payloadType, source: itinerary.source)
    }
  }

  /// One line for each route: its name with the payload it takes, and where it is declared.
  public var listOfAskableRoutes: String {
    let heads = askableRoutes.map { route in route.name + (route.payload.map { "(\($0))" } ?? "") }
    let width = min(heads.map(\.count).max() ?? 0, 60)
    return zip(heads, askableRoutes).map { head, route in
      head + String(repeating: " ", count: max(0, width - head.count) + 2) + "\(route.source)\n"
    }.joined()
  }

  /// What to say of a name that no route has.
  func messageForUnknown(route: String) -> String {
    if let unread = unreadRoutes[route] {
      let declared = "'\(route)' is declared at \(unread.source)"
      return unread.text.isEmpty
        ? "\(declared), but gives no route" : "\(declared), but “\(unread.text)” at \(unread.place) can not be read"
    }
    let names = itineraries.keys.sorted()
    let near = Array(closest(to: route, among: names).prefix(3))
    let hint =
      if near.isEmpty {
        names.isEmpty ? "; the source declares none" : "; 'navgraph simulate' without '--route' lists what there is"
      } else {
        "; did you mean \(near.map { "'\($0)'" }.joined(separator: " or "))?"
      }
    return "there is no route '\(route)'\(hint)"
  }

  /// Names with the same last part first, then what is spelled alike.
  private func closest(to route: String, among names: [String]) -> [String] {
    let last = Self.last(of: route)
    let sameEnd = names.filter { Self.last(of: $0) == last }
    let others = names.filter { !sameEnd.contains($0) }
    let alike = [
      Spelling.closest(to: route, among: others),
      Spelling.closest(to: last, among: others.map(Self.last)).flatMap { end in
        others.first { Self.last(of: $0) == end }
      },
    ]
    return alike.compactMap(\.self).reduce(into: sameEnd) { near, name in
      if !near.contains(name) { near.append(name) }
    }
  }

  private static func last(of name: String) -> String {
    (name.split(separator: ".").last.map(String.init) ?? name).lowercased()
  }
}

extension Itinerary {
  /// Type of the payload that whoever asks passes along; `nil` where there is none to pass.
  var payloadType: String? {
    if let asked { return Self.takesAPayload(asked) ? asked : nil }
    guard payload == .passed else { return nil }
    let context: String?? = legs.lazy.compactMap { leg -> String?? in
      switch leg {
      case .step(let step): .some(step.context)
      case .alternatives(let context, _): .some(context)
      case .conversion, .root, .current, .custom, .open: nil
      }
    }.first
    guard let type = context ?? nil, Self.takesAPayload(type) else { return nil }
    return type
  }

  /// Whether anything is to be said of the type: what takes everything mostly looks at nothing.
  private static func takesAPayload(_ type: String) -> Bool { !["Any?", "Void", "()"].contains(type) }
}
