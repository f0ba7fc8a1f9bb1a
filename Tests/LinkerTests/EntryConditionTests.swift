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

  /// Of conditions that stand in several files, the names of those say nothing.
  @Test(arguments: [("Known", "Mail"), ("Mail", "Known"), ("A", "Z"), ("Z", "A")])
  func tellsConditionsInOneOrderWhateverFilesAreCalled(known: String, mail: String) throws {
    let app = try VirtualApp(
      """
      //- /App.swift
      import UIKit

      @main
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func applicationDidFinishLaunching(_ application: UIApplication) {
          startIfKnown()
          startIfMail()
        }
      }

      final class HomeViewController: UIViewController {}
      //- /\(known).swift
      extension AppDelegate {
        func startIfKnown() { if User.isKnown { window?.rootViewController = HomeViewController() } }
      }
      //- /\(mail).swift
      extension AppDelegate {
        func startIfMail() { if Post.hasMail { window?.rootViewController = HomeViewController() } }
      }
      """)
    let gates = linkApp(app).entries.filter { $0.to?.rawValue == "HomeViewController" }.map { $0.gates.map(\.name) }
    #expect(gates == [["Post.hasMail or User.isKnown"]])
  }
}
