/// A JSON value whose keys keep their order, so that the same report gives the same bytes.
indirect enum JSON {
  case null
  case number(Int)
  case string(String)
  case array([JSON])
  case object([(key: String, value: JSON)])

  /// The document, indented by two spaces, with a line break at its end.
  var document: String {
    var text = ""
    write(to: &text, indent: "\n")
    return text + "\n"
  }

  private func write(to text: inout String, indent: String) {
    switch self {
    case .null: text += "null"
    case .number(let number): text += String(number)
    case .string(let string): text += Self.quoted(string)
    case .array(let elements):
      Self.write(elements, between: ("[", "]"), to: &text, indent: indent) { element, text, indent in
        element.write(to: &text, indent: indent)
      }
    case .object(let members):
      Self.write(members, between: ("{", "}"), to: &text, indent: indent) { member, text, indent in
        text += Self.quoted(member.key) + ": "
        member.value.write(to: &text, indent: indent)
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element], between signs: (String, String), to text: inout String, indent: String,
    each: (Element, inout String, String) -> Void
  ) {
    text += signs.0
    for (index, element) in elements.enumerated() {
      text += (index == 0 ? "" : ",") + indent + "  "
      each(element, &text, indent + "  ")
    }
    text += (elements.isEmpty ? "" : indent) + signs.1
  }

  /// A string with its quotes.
  ///
  /// Separators of lines are escaped too, though JSON allows them, because some readers of lines do not.
  static func quoted(_ string: String) -> String {
    string.unicodeScalars.reduce(into: "\"") { text, scalar in
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F || scalar.value == 0x2028 || scalar.value == 0x2029:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    } + "\""
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral {
  init(stringLiteral value: String) { self = .string(value) }
  init(dictionaryLiteral elements: (String, JSON)...) { self = .object(elements.map { (key: $0, value: $1) }) }
  init(arrayLiteral elements: JSON...) { self = .array(elements) }
}
