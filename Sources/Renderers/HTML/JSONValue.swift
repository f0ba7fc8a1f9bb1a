/// A value to be written as JSON inside a page.
///
/// No name can end the element that holds it: what markup is made of is written as numbers.
enum JSONValue {
  case text(String)
  case number(Int)
  case list([JSONValue])
  case object([(key: String, value: JSONValue)])
  case none

  /// The object without what is not there.
  static func parts(_ parts: [(key: String, value: JSONValue)]) -> JSONValue {
    .object(
      parts.filter { part in
        switch part.value {
        case .none: false
        case .list(let list): !list.isEmpty
        case .text, .number, .object: true
        }
      })
  }

  /// A text that may be missing.
  static func text(orNone text: String?) -> JSONValue { text.map(JSONValue.text) ?? .none }

  /// A number that may be missing.
  static func number(orNone number: Int?) -> JSONValue { number.map(JSONValue.number) ?? .none }

  /// Texts in their order.
  static func texts(_ texts: [String]) -> JSONValue { .list(texts.map(JSONValue.text)) }

  /// Numbers in their order.
  static func numbers(_ numbers: [Int]) -> JSONValue { .list(numbers.map(JSONValue.number)) }

  /// Appends the value to a text.
  func write(to text: inout String) {
    switch self {
    case .none: text += "null"
    case .number(let number): text += "\(number)"
    case .text(let string): Self.quote(string, to: &text)
    case .list(let values):
      text += "["
      for (position, value) in values.enumerated() {
        if position > 0 { text += "," }
        value.write(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (position, member) in members.enumerated() {
        text += position > 0 ? ",\"\(member.key)\":" : "\"\(member.key)\":"
        member.value.write(to: &text)
      }
      text += "}"
    }
  }

  private static func quote(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      if scalar.isPlainInJSON {
        text.unicodeScalars.append(scalar)
      } else {
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16)
          text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      }
    }
    text += "\""
  }
}

extension Unicode.Scalar {
  /// Whether it means nothing in JSON, in markup, nor to a reader of lines.
  fileprivate var isPlainInJSON: Bool {
    switch self {
    case "\"", "\\", "<", ">", "&", "\u{2028}", "\u{2029}", "\u{FEFF}": false
    default: value >= 0x20 && !(0x7F...0x9F).contains(value)
    }
  }
}
