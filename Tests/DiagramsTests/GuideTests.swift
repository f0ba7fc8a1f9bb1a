import Diagrams
import Findings
import NavigationModel
import SampleModels
import Testing

@Suite struct GuideTests {
  private func screen(_ id: String, of guide: Guide) throws -> Guide.Screen {
    try #require(guide.screens.first { $0.id.rawValue == id })
  }

  @Test func holdsTheScreensOfThePictureInItsOrder() throws {
    let guide = try Guide(of: shop)
    #expect(guide.screens.map(\.id) == (try Diagram(of: shop)).cards.map(\.node))
    #expect(guide.totals.screens == 4)
    #expect(guide.totals.containers == 3)
    #expect(guide.totals.ways == 12)
  }

  @Test func countsEqualTransitionsAsOneWay() throws {
    let guide = try Guide(of: shop)
    let detail = try screen("DetailViewController", of: guide)
    let pushes = detail.incoming.map { guide.ways[$0] }.filter { $0.from != $0.to }
    #expect(pushes.map(\.labels) == [["showDetail", "peek"]])
    #expect(pushes.flatMap(\.transitions).count == 2)
    let checkout = try screen("CheckoutViewController", of: guide)
    #expect(checkout.incoming.flatMap { guide.ways[$0].gates.map(\.name) } == ["LoginInterceptor"])
    #expect(checkout.outgoing.map { guide.ways[$0].to } == [nil])
  }

  @Test func everyTransitionOfThePictureIsInExactlyOneWay() throws {
    for seed in 0..<20 {
      let model = Model.random(nodes: 30, seed: UInt64(seed))
      let guide = try Guide(of: model)
      #expect(guide.ways.flatMap(\.transitions).sorted() == Array(model.projected(.screens).transitions.indices))
    }
  }

  @Test func tellsAllShortestWaysFromLaunch() throws {
    let guide = try Guide(of: shop)
    let home = try #require(guide.screens.firstIndex { $0.id.rawValue == "HomeViewController" })
    let ways = guide.waysFromLaunch(to: home).map { $0.map { guide.screens[$0.screen].id.rawValue } }
    #expect(ways == [["Tabs", "HomeStack", "HomeViewController"], ["Tabs", "CartStack", "HomeViewController"]])
    #expect(guide.waysFromLaunch(to: home, limit: 1).count == 1)
    #expect(guide.screens[home].distance == 2)
    let tabs = try #require(guide.screens.firstIndex { $0.id.rawValue == "Tabs" })
    #expect(guide.waysFromLaunch(to: tabs).map { $0.map(\.screen) } == [[tabs]])
  }

  @Test func knowsNoWayToWhatNothingLeadsTo() throws {
    var model = shop
    model.nodes.append(SampleModels.screen("Lost"))
    let guide = try Guide(of: model)
    #expect(guide.screens.last?.distance == nil)
    #expect(guide.waysFromLaunch(to: guide.screens.count - 1).isEmpty)
  }

  @Test func waysFromLaunchAreWaysOfTheGuide() throws {
    for seed in 0..<20 {
      let guide = try Guide(of: Model.random(nodes: 25, seed: UInt64(seed)))
      for screen in guide.screens.indices {
        for way in guide.waysFromLaunch(to: screen) {
          #expect(way.count == (guide.screens[screen].distance ?? -1) + 1)
          for (before, step) in zip(way, way.dropFirst()) {
            let taken = guide.ways[try #require(step.way)]
            #expect(taken.from == before.screen && taken.to == step.screen)
          }
          #expect(way.last?.screen == screen)
        }
      }
    }
  }

  @Test func tellsFindingsEntriesAndPayloads() throws {
    var model = shop
    model.routes = [
      Route(
        id: RouteID("R.detail"), name: "detail", form: .assembly, destination: NodeID("DetailViewController"),
        screenClass: "DetailViewController", context: "Product", steps: [],
        start: RouteStart(kind: .open, source: place()), source: place())
    ]
    let finding = Finding(
      rule: RuleID("dead-end"), severity: .warning, place: .source(place(7)), message: "'Detail' has no way out",
      path: ["launch", "tap"], nodes: [NodeID("DetailViewController")])
    let guide = try Guide(of: model, findings: [finding])
    let detail = try screen("DetailViewController", of: guide)
    #expect(detail.payloads == ["Product"])
    #expect(detail.findings.map { guide.findings[$0].path } == [["launch", "tap"]])
    let tabs = try screen("Tabs", of: guide)
    #expect(tabs.entries.map { guide.entries[$0].kind } == [.launch])
    #expect(guide.totals.findings == [.warning: 1])
  }

  @Test func dividesTheAppByItsCoordinators() throws {
    var model = shop
    model.nodes.append(Node(id: NodeID("HomeFlow"), name: "HomeFlow", kind: .flow))
    model.transitions.append(transition("HomeFlow", "HomeViewController", .setStack, level: .flow))
    model.transitions.append(transition("HomeFlow", "DetailViewController", .push, level: .flow))
    model.transitions.append(transition("HomeFlow", "Coordinator", .childFlow, level: .flow))
    let guide = try Guide(of: model)
    #expect(guide.flows.map(\.slug) == ["flow-Coordinator", "flow-HomeFlow"])
    #expect(guide.flows.map(\.title) == ["Coordinator", "Home Flow"])
    #expect(guide.flows[1].screens.map { guide.screens[$0].title } == ["Home", "Detail"])
    // The change of tab, and the start of the flow.
    #expect(guide.flows[1].next.map { [$0.flow, $0.count] } == [[0, 2]])
    #expect(guide.flows[0].previous.map { [$0.flow, $0.count] } == [[1, 2]])
  }

  @Test(arguments: nastyNames) func bearsAnyName(name: String) throws {
    let guide = try Guide(of: model(named: name), options: DiagramOptions(title: name))
    #expect(Set(guide.screens.map { $0.slug.lowercased() }).count == guide.screens.count)
    for screen in guide.screens {
      #expect(screen.title.count <= 300 && !screen.title.contains("\n"))
    }
  }
}
