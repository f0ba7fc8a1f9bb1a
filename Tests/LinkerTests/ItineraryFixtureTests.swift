import Linker
import NavigationModel
import TestSupport
import Testing

/// Apps whose routes are written out in comments: `// itinerary: Shop.product(String) = Product(cls / class) <present> current`.
///
/// An app of this folder names all of its itineraries, each on the line before its declaration.
@Suite struct ItineraryFixtureTests {
  @Test(arguments: FixtureFolder("Itineraries").fixtures)
  func writesRoutesOutAsAnnotated(fixture: Fixture) throws {
    let app = try fixture.app()
    let found = Set(charts(of: app).itineraries.values.map(text(of:)))
    let expected = Set(app.files.flatMap { file in file.text.split(separator: "\n").compactMap(annotation) })
    #expect(!expected.isEmpty)
    #expect(expected.subtracting(found).sorted() == [], "missing")
    #expect(found.subtracting(expected).sorted() == [], "unexpected")
  }

  private func annotation(in line: Substring) -> String? {
    guard let start = line.firstRange(of: "// itinerary: ") else { return nil }
    return String(line[start.upperBound...])
  }

  private func text(of itinerary: Itinerary) -> String {
    let asked = itinerary.asked.map { "(\($0))" } ?? ""
    return "\(itinerary.name)\(asked) = \(RouteNotation().text(of: itinerary))"
  }
}
