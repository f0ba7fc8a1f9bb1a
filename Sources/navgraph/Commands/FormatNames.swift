import Findings
import NavigationModel

/// The names of formats that the user asked for, each held against the list of those that exist.
enum FormatNames {
  /// One name.
  static func one(_ text: String, among known: [String]) throws -> String {
    guard known.contains(text) else {
      let hint = conversion(to: text.lowercased(), among: known) ?? Spelling.suggestion(for: text, among: known)
      throw Failure(
        status: .usage, message: "unknown format \(text.quoted); known are \(known.joined(separator: ", "))\(hint)")
    }
    return text
  }

  /// How to come by a format that other programs make of ours.
  private static func conversion(to format: String, among known: [String]) -> String? {
    guard known.contains("svg"), ["png", "pdf"].contains(format) else { return nil }
    return "; 'rsvg-convert -f \(format) -o app.\(format) app.svg' makes one of an SVG"
  }

  /// Several names with commas between them, each once, in the order in which they were asked for.
  static func several(_ text: String, among known: [String]) throws -> [String] {
    var names: [String] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let name = try one(String(part.drop { $0 == " " }), among: known)
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// What to leave out of a picture.
  static func parts(_ text: String) throws -> Set<Projection.Part> {
    Set(try values(text, of: Projection.Part.self) { "cannot hide \($0)" })
  }

  /// Kinds of transitions.
  static func kinds(_ text: String) throws -> Set<Transition.Kind> {
    Set(try values(text, of: Transition.Kind.self) { "no transition is of the kind \($0)" })
  }

  /// The layers of a picture.
  static func level(_ text: String) throws -> PictureLevel {
    let known = PictureLevel.allCases.map(\.rawValue)
    guard let level = PictureLevel(rawValue: text) else {
      throw Failure(
        status: .usage,
        message: "there is no layer \(text.quoted); known are \(known.joined(separator: ", "))"
          + Spelling.suggestion(for: text, among: known))
    }
    return level
  }

  /// Names with commas between them, each of a value; `complaint` begins the message about one of none.
  private static func values<Value: RawRepresentable & CaseIterable>(
    _ text: String, of type: Value.Type, complaint: (String) -> String
  ) throws -> [Value] where Value.RawValue == String {
    try text.split(separator: ",").map { part in
      let name = String(part.drop { $0 == " " })
      guard let value = Value(rawValue: name) else {
        let names = Value.allCases.map(\.rawValue)
        let hint = Spelling.suggestion(for: name, among: names)
        throw Failure(
          status: .usage,
          message: "\(complaint(name.quoted)); known are \(names.joined(separator: ", "))\(hint)")
      }
      return value
    }
  }
}
