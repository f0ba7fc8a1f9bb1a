/// Text on one line without anything that a terminal, an editor or a browser would obey instead of showing it.
///
/// Names come from the source of any app: a line break would fake a row, a bidirectional override would turn it around.
struct PlainLine: Hashable {
  /// Control characters and overrides are written as `\u{…}`.
  let text: String

  init(_ raw: String) {
    guard raw.unicodeScalars.contains(where: \.isObeyed) else {
      text = raw
      return
    }
    text = raw.unicodeScalars.reduce(into: "") { result, scalar in
      if scalar.isObeyed {
        result += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isObeyed: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: properties.isBidiControl
    default: false
    }
  }
}
