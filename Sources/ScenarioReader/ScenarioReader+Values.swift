internal import DeclarationReader
internal import NavigationModel
internal import Router
internal import Yams

/// Values as scenarios have them; each complains about what is something else.
extension ScenarioReader {
  /// Any scalar as text, the empty one too.
  mutating func scalar(_ node: Yams.Node, _ what: String) -> String? {
    guard let text = node.scalar?.string, !node.isEmpty else {
      complain(node, "\(what) is needed here, as text")
      return nil
    }
    return text
  }

  /// A text that is not empty, with the place of its first character.
  mutating func notation(_ node: Yams.Node?, _ what: String) -> PlacedNotation? {
    guard let node, let text = scalar(node, what) else { return nil }
    guard !text.isEmpty else {
      complain(node, "\(what) is needed between the quotes")
      return nil
    }
    var place = place(node)
    if node.scalar?.style != .plain { place.column += 1 }
    return PlacedNotation(text: text, place: place)
  }

  /// A list of scalars, as texts.
  mutating func texts(_ node: Yams.Node?, of key: String) -> [String]? {
    guard let node else { return nil }
    return elements(node, of: key).compactMap { scalar($0, "a value") }
  }

  /// `true` or `false`, if there is anything.
  mutating func optionalFlag(_ node: Yams.Node?) -> Bool? { node.flatMap { flag($0) } }

  /// A mapping with names of the app as keys; `what` says of what.
  mutating func entries(_ node: Yams.Node?, of key: String, _ what: String) -> [(name: String, value: Yams.Node)] {
    guard let node else { return [] }
    guard let mapping = node.mapping else {
      complain(node, "'\(key)' needs keys and values: \(what)")
      return []
    }
    return mapping.compactMap { key, value in
      guard let name = key.scalar?.string, !name.isEmpty else {
        complain(key, "a name is needed here, as text")
        return nil
      }
      // A key with nothing behind it counts as left out.
      return value.isEmpty ? nil : (name, value)
    }
  }

  /// What is passed along: a text, a number or the properties of an object.
  mutating func payload(_ node: Yams.Node) -> Payload? {
    if let scalar = node.scalar { return Payload(literal: scalar.string, isQuoted: scalar.style != .plain) }
    guard node.mapping != nil else {
      complain(node, "a payload is a text, a number, or properties with their values")
      return nil
    }
    var fields: [String: String] = [:]
    for (name, value) in entries(node, of: "payload", "properties and their values") {
      fields[name] = scalar(value, "a value")
    }
    return Payload(type: "", text: nil, fields: fields)
  }
}

extension Payload {
  /// What a literal stands for: quoted always a text.
  fileprivate init(literal text: String, isQuoted: Bool) {
    let isNumber = Int(text) != nil
    let isBoolean = text == "true" || text == "false"
    self.init(type: isQuoted ? "String" : isNumber ? "Int" : isBoolean ? "Bool" : "String", text: text)
  }
}
