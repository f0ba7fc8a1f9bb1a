import NavigationModel

/// Why a stored model cannot be used.
public struct UnusableModel: Error, CustomStringConvertible {
  /// The reason, for people: one line, with the place in the JSON as far as it is known.
  public var description: String

  init(description: String) { self.description = description }

  init(otherFormat format: String) {
    description = "its format is '\(format)', not '\(Model.currentFormat)'; print it anew with 'navgraph extract'"
  }

  init(_ error: DecodingError) {
    switch error {
    case .keyNotFound(let key, let context):
      description = "\(Self.path(context.codingPath))there is no '\(key.stringValue)'"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      description = Self.path(context.codingPath) + context.debugDescription
    case .dataCorrupted(let context):
      let cause = context.underlyingError.map { ": \($0)" } ?? ""
      description = Self.path(context.codingPath) + context.debugDescription + cause
    @unknown default:
      description = "\(error)"
    }
  }

  /// `transitions[3].source: `, as one finds one's way in JSON.
  private static func path(_ keys: [any CodingKey]) -> String {
    var text = ""
    for key in keys {
      if let index = key.intValue {
        text += "[\(index)]"
      } else {
        text += (text.isEmpty ? "" : ".") + key.stringValue
      }
    }
    return text.isEmpty ? "" : text + ": "
  }
}
