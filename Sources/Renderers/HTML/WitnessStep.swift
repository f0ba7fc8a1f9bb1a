import Diagrams
import NavigationModel

/// One step of the path that proves a finding, found in the picture.
struct WitnessStep {
  let text: String
  /// Where the user is before it.
  private(set) var from: Int?
  /// Where it leads.
  private(set) var to: Int?

  /// Steps name their screens in quotes and end with the place of the code that makes them.
  static func steps(of finding: Guide.Remark, in guide: Guide, ways: [String: [Int]]) -> [WitnessStep] {
    finding.path.map { WitnessStep($0, of: finding, in: guide, ways: ways) }
  }

  /// By place in the source, as steps write it: the ways that the code there makes.
  static func waysByPlace(_ guide: Guide) -> [String: [Int]] {
    var ways: [String: [Int]] = [:]
    for (index, way) in guide.ways.enumerated() {
      for source in way.sources { ways[source.description, default: []].append(index) }
    }
    return ways
  }

  private init(_ text: String, of finding: Guide.Remark, in guide: Guide, ways: [String: [Int]]) {
    self.text = text
    let names = Self.quoted(text)
    let place =
      text.hasSuffix(")") ? text.lastIndex(of: "(").map { String(text[text.index(after: $0)...].dropLast()) } : nil
    let candidates = place.flatMap { ways[$0] } ?? []
    let known = candidates.first { index in
      let way = guide.ways[index]
      return names.contains(guide.screens[way.from].className)
        && way.to.map { names.last == guide.screens[$0].className } == true
    }
    if let known {
      from = guide.ways[known].from
      to = guide.ways[known].to
    } else if let name = names.last {
      let called = guide.screens.indices.filter { guide.screens[$0].className == name }
      to = called.first(where: finding.screens.contains) ?? called.first
    }
  }

  /// What stands in single quotes.
  private static func quoted(_ text: String) -> [String] {
    text.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
  }
}
