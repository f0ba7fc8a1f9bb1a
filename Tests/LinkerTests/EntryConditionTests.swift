import NavigationModel
import TestSupport
import Testing

/// Conditions of entries, of which annotations of fixtures say nothing.
@Suite struct EntryConditionTests {
  @Test func tellsWhatChoosesTheFirstScreen() throws {
    let fixture = try #require(FixtureFolder("UIKit").fixtures.first { $0.description == "ChosenRoots.fixture" })
    let entries = try linkApp(fixture.app()).entries
    let told = entries.map { entry in
      "\(entry.to?.rawValue ?? "?"): \(entry.gates.map(\.name).joined(separator: ", "))"
    }
    #expect(
      told.sorted() == [
        "AppCoordinator: ", "HomeViewController: not (isNew)", "LoginViewController: not (isKnown)",
        "ShopViewController: isKnown", "TourViewController: isNew",
      ])
  }
}
