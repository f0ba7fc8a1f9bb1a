import Checks
import Findings
import NavigationModel
import Testing

/// Rules about the ways into the app.
@Suite struct EntryTests {
  @Test func reportsAnAppWithoutAFirstScreen() {
    #expect(findings(of: MissingEntry.self, in: .app([], nodes: [.screen("Home")], entries: [])).count == 1)
    let open = [Entry(kind: .launch, name: "scene", to: nil, source: place(3))]
    #expect(
      findings(of: MissingEntry.self, in: .app([], nodes: [.screen("Home")], entries: open)) == [
        "3: what 'scene' shows at launch could not be found out, so unreachable screens are not looked for"
      ])
  }

  @Test func leavesCodeWithoutScreensAlone() {
    #expect(findings(of: MissingEntry.self, in: Model()).isEmpty)
    #expect(findings(of: MissingEntry.self, in: .app([], nodes: [.screen("Home")])).isEmpty)
  }

  @Test func reportsTwoFirstScreens() {
    let entries = [launch("Old", "Info.plist"), launch("Home", "AppDelegate.swift")]
    #expect(
      severalEntries(entries) == [
        "1: 'Home' and 'Old' are all shown at launch, and only one can stay; delete the others or put them under a condition"
      ])
  }

  @Test func leavesConditionsOtherFoldersAndTheSameScreenAlone() {
    var gated = launch("Old", "Info.plist")
    gated.gates = [Gate(name: "isLoggedIn", kind: .condition, source: place(1))]
    #expect(severalEntries([gated, launch("Home", "AppDelegate.swift")]).isEmpty)
    #expect(severalEntries([launch("Home", "Info.plist"), launch("Home", "AppDelegate.swift")]).isEmpty)
    #expect(severalEntries([launch("Watch", "Watch/App.swift"), launch("Home", "App/AppDelegate.swift")]).isEmpty)
  }

  @Test func notesAtTheAppThatItsFirstScreenIsNotKnown() {
    var model = Model.app([], nodes: [.screen("Home")], entries: [])
    model.unresolved = [Unresolved(source: place(4), call: "ShopApp", reason: Unresolved.launch)]
    #expect(
      findings(of: MissingEntry.self, in: model) == [
        "4: what 'ShopApp' shows at launch could not be found out, so unreachable screens are not looked for"
      ])
  }

  @Test func leavesDemosBesideAloneThatLieDeeper() {
    let demo = launch("Old", "Library/Path/PathDemo/Info.plist")
    #expect(severalEntries([demo, launch("Home", "Shop/AppDelegate.swift")]).isEmpty)
    let own = launch("Old", "Shop/Support/Info.plist")
    #expect(severalEntries([own, launch("Home", "Shop/AppDelegate.swift")]).count == 1)
  }

  @Test func leavesTargetsAndAlertsAlone() {
    #expect(severalEntries([launch("Home", "App/Info.plist"), launch("Share", "Share/Info.plist")]).isEmpty)
    #expect(severalEntries([launch("Home", "iOS/App/Info.plist"), launch("Share", "iOS/Share/Info.plist")]).isEmpty)
  }

  @Test func notesLinksThatOneAddressFits() {
    let links = [
      link("color", ["query:color"], 0), link("product", ["query:product"], 1), link("city", ["host:city"], 2),
    ]
    let found = OverlappingLinks.findings(in: CheckContext(model: Model(entries: links)))
    #expect(
      found.map(\.message) == [
        "one address can fit the links 'color', 'product' and 'city', and the first wins; let them differ in host or path"
      ])
    #expect(found.map(\.severity) == [.note])
  }

  @Test func warnsOfALinkThatNeverHasItsTurn() {
    let links = [link("shop", ["host:shop"], 0), link("cart", ["host:shop", "path:/cart"], 1)]
    let found = OverlappingLinks.findings(in: CheckContext(model: Model(entries: links)))
    #expect(
      found.map(\.message) == [
        "the link 'cart' never has its turn, because 'shop' takes all its addresses; put it first"
      ])
    #expect(found.map(\.severity) == [.warning])
    let right = [link("cart", ["host:shop", "path:/cart"], 0), link("shop", ["host:shop"], 1)]
    #expect(OverlappingLinks.findings(in: CheckContext(model: Model(entries: right))).count == 1)
  }

  @Test func leavesLinksAloneThatDifferInHostOrAreNotKnown() {
    let links = [
      link("a", ["host:a", "query:x"], 0), link("b", ["host:b", "query:x"], 1), link("c", [], 2),
      link("d", ["host:a"], nil),
    ]
    #expect(findings(of: OverlappingLinks.self, in: Model(entries: links)).isEmpty)
  }

  private func severalEntries(_ entries: [Entry]) -> [String] {
    findings(
      of: SeveralEntries.self,
      in: .app([], nodes: ["Home", "Old", "Share", "Watch"].map { .screen($0) }, entries: entries))
  }

  private func launch(_ node: String, _ file: String) -> Entry {
    Entry(kind: .launch, name: "launch", to: NodeID(node), source: place(1, file))
  }

  private func link(_ name: String, _ pattern: [String], _ order: Int?) -> Entry {
    Entry(
      kind: .universalLink, name: name, to: NodeID(name), pattern: pattern, order: order,
      source: place((order ?? 8) + 1))
  }
}
