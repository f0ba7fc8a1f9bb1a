extension String {
  /// The text in single quotes, on one line, and without anything that a terminal or an editor would obey.
  ///
  /// Names of files come from anywhere: a line break would fake a line of the report, an escape sequence could recolour
  /// it, and a bidirectional override could turn it around.
  var quoted: String { "'\(visible)'" }

  /// The text on one line, with control characters and bidirectional overrides written as `\u{…}`.
  var visible: String {
    var text = ""
    for scalar in unicodeScalars {
      if scalar.isObeyed {
        text += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

extension Unicode.Scalar {
  /// Whether a terminal acts on it instead of showing it.
  fileprivate var isObeyed: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: properties.isBidiControl
    default: false
    }
  }
}
