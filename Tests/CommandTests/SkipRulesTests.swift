import Testing

@testable import navgraph

struct SkipRulesTests {
  @Test(arguments: [
    ("Pods", "", SkipReason.libraries), ("Carthage", "", .libraries), ("DerivedData", "", .buildProducts),
    (".build", "", .hidden), ("AppTests", "", .tests), ("AppUITests", "", .tests), ("Tests", "App", .tests),
    ("__tests__", "App", .tests), ("__mocks__", "App", .tests), ("Example", "Local Pods", .libraries),
    ("Preview Content", "App", .previews), ("App.xcworkspace", "", .bundles), ("Try.playground", "", .bundles),
    ("Screen.xctemplate", "", .bundles),
    ("Kit.framework", "", .libraries), ("node_modules", "", .libraries), ("ShopMacros", "Sources", .macros),
  ])
  func leavesOutWhatIsNotTheApps(name: String, parent: String, reason: SkipReason) {
    #expect(SkipRules().reason(toSkipFolder: name, ancestors: [parent]) == reason)
  }

  @Test(arguments: [
    ("App", ""), ("Base.lproj", "App"), ("ABTests", "Sources"), ("Macros", "Sources"), ("Testing", "App"),
    ("Editor.swiftpm", ""), ("Contests", "App"), ("Example", ""), ("Samples", "App"), ("Core", "Local Pods"),
  ])
  func entersWhatIs(name: String, parent: String) {
    #expect(SkipRules().reason(toSkipFolder: name, ancestors: [parent]) == nil)
  }

  @Test func entersWhatTheUserIncludes() {
    let rules = SkipRules(includesTests: true, includesLibraries: true)
    for name in ["AppTests", "Tests", "Pods"] {
      #expect(rules.reason(toSkipFolder: name, ancestors: []) == nil)
    }
  }

  @Test func readsNoManifest() {
    #expect(SkipRules().reason(toSkipFile: "Package.swift") == .manifests)
    #expect(SkipRules().reason(toSkipFile: "Package@swift-5.9.swift") == .manifests)
    #expect(SkipRules().reason(toSkipFile: "App/PackageList.swift") == nil)
  }

  @Test func readsSourcesThatWereSavedAmongPictures() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      import UIKit
      class HomeViewController: UIViewController {
        func open() { present(CartViewController(), animated: true) }
      }
      """, to: "App/Home.swift")
    try folder.write(
      """
      import UIKit
      class CartViewController: UIViewController {
        func pay() { present(PayViewController(), animated: true) }
      }
      class PayViewController: UIViewController {}
      """, to: "App/Assets.xcassets/Cart.swift")
    let outcome = try Program.run(["extract", "App", "--format", "json"], in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("PayViewController"))
  }

  @Test func readsOwnSourcesThatLieAmongCopiesOfLibraries() throws {
    let folder = try TemporaryFolder()
    let screen = "import UIKit\nclass %ViewController: UIViewController {}\n"
    try folder.write(
      """
      //
      //  Kit+.swift
      //  Corner-Shop
      //

      import UIKit
      extension UIViewController { func open() { present(CartViewController(), animated: true) } }
      """, to: "Corner Shop/3rdParty/Kit+.swift")
    try folder.write(
      "//\n//  Gauge.swift\n//  GaugeKit\n//\n" + screen.replacing("%", with: "Gauge"),
      to: "Corner Shop/3rdParty/GaugeKit/Gauge.swift")
    try folder.write(
      screen.replacing("%", with: "Cart")
        + "class HomeViewController: UIViewController { @objc func tap() { open() } }", to: "Corner Shop/Home.swift")
    let outcome = try Program.run(["extract", ".", "--format", "json"], in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains(#""Corner Shop/3rdParty/Kit+.swift""#))
    #expect(!outcome.output.contains("GaugeViewController"))
  }
}
