import NavigationModel
import SampleModels
import Testing

@testable import Diagrams

/// What stands on a card besides its title.
@Suite struct CardContentTests {
  @Test func namesTabsInTheOrderInWhichAUserSeesThem() throws {
    let tabs = ["Third", "First", "Second"]
    var model = Model(nodes: [container("Tabs", .tab)] + tabs.map { screen($0) })
    for (target, index) in zip(tabs, [2, 0, 1]) {
      var tab = transition("Tabs", target, .tab, level: .structural)
      tab.detail = "index \(index)"
      model.transitions.append(tab)
    }
    #expect(try Diagram(of: model).cards[0].parts.map(\.text) == ["First", "Second", "Third"])
  }

  @Test func callsATabByWhatItsStackShowsFirst() throws {
    var stack = container("UINavigationController@Main", .navigation, anonymous: true)
    stack.name = "UINavigationController"
    let model = Model(
      nodes: [container("Tabs", .tab), stack, screen("InboxViewController"), screen("Profile")],
      transitions: [
        transition("Tabs", "UINavigationController@Main", .tab, level: .structural),
        transition("Tabs", "Profile", .tab, level: .structural),
        transition("UINavigationController@Main", "InboxViewController", .embed, level: .structural),
      ])
    #expect(try Diagram(of: model).cards[0].parts.map(\.text) == ["Inbox", "Profile"])
  }

  @Test func keepsEveryFieldOnItsCard() throws {
    for count in 2...30 {
      let names = (0..<count).map { "Some Rather Long Tab \($0)" }
      let model = Model(
        nodes: [container("Tabs", .tab)] + names.map { screen($0) },
        transitions: names.map { transition("Tabs", $0, .tab, level: .structural) })
      let card = try Diagram(of: model).cards[0]
      let bounds = Rect(x: 0, y: 0, width: card.size.width, height: card.size.height)
      #expect(card.parts.allSatisfy { bounds.contains($0.box) })
      for (index, part) in card.parts.enumerated() {
        #expect(!card.parts[(index + 1)...].contains { $0.box.overlaps(part.box) })
      }
      #expect(card.parts.count == min(count, 9))
    }
  }

  @Test func saysWhatAScreenNeeds() throws {
    let route = Route(
      id: RouteID("detail"), name: "detail", form: .assembly, destination: NodeID("Detail"), screenClass: "Detail",
      context: "ProductContext", steps: [], start: RouteStart(kind: .root, source: place()), source: place())
    var free = route
    free.context = "Any?"
    let card = try Diagram(of: Model(nodes: [screen("Detail")], routes: [route, free])).cards[0]
    #expect(card.payload == "needs ProductContext")
    #expect(card.details.contains("needs ProductContext"))
  }

  @Test func writesTheClassBeneathATitle() throws {
    let model = Model(nodes: [screen("CartViewController"), screen("Home"), screen("ShopVC", title: "متجر")])
    #expect(try Diagram(of: model).cards.map(\.subtitle) == ["CartViewController", nil, "ShopVC"])
  }
}
