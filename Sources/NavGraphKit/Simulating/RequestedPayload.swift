import NavigationModel
import Router

/// Makes the payload that a route takes of words of the command line.
struct RequestedPayload {
  /// What the route takes, as written; `nil` where it takes nothing, or nobody knows.
  let type: String?
  /// Types that the app declares.
  let types: [String: PayloadType]

  /// One text, or properties as `name=value`; `nil` for no words at all.
  ///
  /// Only where the type has properties, an equals sign parts a name from a value.
  func read(_ words: [String]) throws(InvalidSimulation) -> Payload? {
    guard let first = words.first else { return nil }
    let fields = words.compactMap(field)
    if fields.count == words.count { return try properties(fields) }
    guard words.count == 1 else {
      let wanted = type.map { "a \($0)" } ?? "one text"
      throw InvalidSimulation(
        description: "the route takes \(wanted); write one text, or properties as 'name=value' each")
    }
    try checkCase(first)
    return Payload(type: isText || !isNumber(first) ? "String" : "Int", text: first)
  }

  private func field(_ word: String) -> (name: String, value: String)? {
    guard !isSimple, let equals = word.firstIndex(of: "=") else { return nil }
    let name = word[..<equals]
    guard let start = name.first, start.isLetter || start == "_" else { return nil }
    guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return nil }
    return (String(name), String(word[word.index(after: equals)...]))
  }

  private func properties(_ fields: [(name: String, value: String)]) throws(InvalidSimulation) -> Payload {
    var values: [String: String] = [:]
    let known = declared?.properties.map(\.name) ?? []
    for (name, value) in fields {
      guard known.isEmpty || known.contains(name) else {
        let hint = Spelling.suggestion(for: name, among: known)
        let all = hint.isEmpty ? "; it has \(known.joined(separator: ", "))" : hint
        throw InvalidSimulation(description: "\(declared?.name ?? "the payload") has no property '\(name)'\(all)")
      }
      guard values.updateValue(value, forKey: name) == nil else {
        throw InvalidSimulation(description: "the property '\(name)' is given twice; leave one of them out")
      }
    }
    return Payload(type: "", text: nil, fields: values)
  }

  private func checkCase(_ name: String) throws(InvalidSimulation) {
    guard let declared, !declared.cases.isEmpty, !declared.cases.contains(name) else { return }
    let hint = Spelling.suggestion(for: name, among: declared.cases)
    let all = hint.isEmpty ? "; it has \(declared.cases.joined(separator: ", "))" : hint
    throw InvalidSimulation(description: "\(declared.name) has no case '\(name)'\(all)")
  }

  /// Without the question mark.
  private var base: String? { type.map { String($0.prefix { $0 != "?" && $0 != "!" }) } }

  private var declared: PayloadType? {
    base.flatMap { name in types[name] ?? name.split(separator: ".").last.flatMap { types[String($0)] } }
  }

  private var isText: Bool { base == "String" }

  private var isSimple: Bool { isText || ["Int", "Int64", "UInt", "Double", "Bool"].contains(base) }

  private func isNumber(_ text: String) -> Bool { Int(text) != nil }
}
