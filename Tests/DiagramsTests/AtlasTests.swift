import Diagrams
import Findings
import NavigationModel
import SampleModels
import Testing

/// How an app is divided into sheets, and that nothing is lost on the way.
@Suite struct AtlasTests {
  @Test func drawsASmallAppOnOneSheet() throws {
    let atlas = try Atlas(of: shop)
    #expect(atlas.sheets.map(\.role) == [.whole])
    #expect(try atlas.sheets.first?.diagram == atlas.whole())
  }

  @Test func drawsALargeAppAsAnOverviewAndItsParts() throws {
    let atlas = try Atlas(of: campus())
    #expect(atlas.sheets.map(\.name) == ["overview", "home", "orders", "profile", "search"])
    let overview = try #require(atlas.sheets.first).diagram
    #expect(overview.cards.map(\.title) == ["Tabs", "Home", "Orders", "Profile", "Search"])
    // The tab bar holds the parts that its tabs show.
    #expect(overview.frames.count == 1)
    #expect(overview.cards.dropFirst().allSatisfy { $0.frame == 0 && $0.shape == .group })
    let home = try #require(atlas.sheets.dropFirst().first).diagram
    #expect(home.cards.count == 17)
    let links = home.cards.flatMap(\.stubs).compactMap(\.link)
    #expect(links.map(\.sheet).sorted() == ["overview", "profile", "search"])
  }

  @Test func drawsOneArrowToEachPartInTheOverview() throws {
    var model = campus()
    // Every part leads to every other; the first time, a user comes there by the tab bar.
    for from in ["Home", "Search", "Orders", "Profile"] {
      for to in ["Home", "Search", "Orders", "Profile"] where from != to {
        for index in 2..<5 { model.transitions.append(transition("\(from)\(index)", "\(to)\(index)", .push)) }
      }
    }
    model.nodes.removeAll { $0.id == NodeID("Tabs") }
    model.transitions.removeAll { $0.from == NodeID("Tabs") }
    model.entries = [entry(.launch, to: "HomeStack")]
    let overview = try Atlas(of: model).sheets[0].diagram
    let ways = overview.arrows.filter { if case .card = $0.from { true } else { false } }
    #expect(ways.map { overview.cards[$0.to].title }.sorted() == ["Orders", "Profile", "Search"])
    let chips = overview.cards.flatMap(\.stubs)
    #expect(chips.count == 9 && chips.allSatisfy { $0.target != nil })
  }

  @Test func namesTheTabsOnTheOverview() throws {
    let tabs = try #require(Atlas(of: campus()).sheets[0].diagram.cards.first)
    #expect(tabs.parts.map(\.text) == ["Home0", "Search0", "Orders0", "Profile0"])
    #expect(tabs.parts.map { $0.link?.sheet } == ["home", "search", "orders", "profile"])
  }

  @Test func callsNoPartByTheAppAndNoneByItsAlerts() throws {
    var model = campus()
    for index in model.nodes.indices { model.nodes[index].module = "Campus" }
    for index in 0..<16 {
      var node = screen("Thing\(index)Box")
      node.module = "Campus"
      node.source = SourcePlace(file: "Campus/Thing\(index)Box.swift", line: 1, column: 1)
      model.nodes.append(node)
      if index > 0 { model.transitions.append(transition("Thing0Box", "Thing\(index)Box", .present)) }
    }
    for index in 0..<6 {
      var alert = Node(id: NodeID("Stray\(index)"), name: "Stray\(index)", kind: .alert)
      alert.source = SourcePlace(file: "Campus/Strays/Stray.swift", line: index, column: 1)
      model.nodes.append(alert)
      model.entries.append(entry(.deepLink, to: "Stray\(index)"))
    }
    let sheets = try Atlas(of: model).sheets
    #expect(sheets.map(\.title).contains("Thing0 Box"))
    #expect(sheets.first { $0.name == "alerts" }?.title == "Alerts")
    #expect(!sheets.map(\.title).contains("Campus") && !sheets.map(\.title).contains("Strays"))
  }

  @Test func drawsEverythingOnOneSheetWhereThatIsAskedFor() throws {
    let atlas = try Atlas(of: campus(), isFlat: true)
    #expect(atlas.sheets.map(\.role) == [.whole])
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func losesNothingOfAnyModel(seed: UInt64) throws {
    let model = Model.random(nodes: 120, seed: seed)
    let atlas = try Atlas(of: model)
    let projected = model.projected(.screens)
    let drawn = atlas.sheets.filter { $0.role == .flow }.flatMap { sheet in
      sheet.diagram.cards.map(\.node)
    }
    // Every node has at most one card of its own; what has none is on the overview, or written on another card.
    #expect(Set(drawn).count == drawn.count)
    let alerts = Set(projected.nodes.filter { $0.kind == .alert }.map(\.id))
    let onOverview = Set(atlas.sheets[0].diagram.cards.filter { $0.shape != .group }.map(\.node))
    let expected = Set(projected.nodes.map(\.id)).subtracting(alerts).subtracting(onOverview)
    let solitary = Set(projected.nodes.filter { $0.kind == .flow || $0.kind == .event }.map(\.id))
    if atlas.sheets.count > 1 { #expect(expected.subtracting(solitary).isSubset(of: drawn)) }
  }

  @Test func linksToSheetsAndCardsThatAreThere() throws {
    for seed in 0..<10 as Range<UInt64> {
      let atlas = try Atlas(of: .random(nodes: 150, seed: seed))
      let cards = Dictionary(
        uniqueKeysWithValues: atlas.sheets.map { ($0.name, Set($0.diagram.cards.map(\.node))) })
      for sheet in atlas.sheets {
        let stubs = sheet.diagram.cards.flatMap(\.stubs).compactMap(\.link)
        for link in stubs { #expect(cards[link.sheet] != nil) }
        #expect((sheet.diagram.overview == nil) == (sheet.name == Atlas.overviewName))
      }
    }
  }

  @Test func keepsSheetsWhereOnePartGrows() throws {
    let before = try Atlas(of: campus())
    var model = campus()
    var node = screen("HomeExtra")
    node.source = SourcePlace(file: "App/Home/HomeExtra.swift", line: 1, column: 1)
    model.nodes.append(node)
    model.transitions.append(transition("Home3", "HomeExtra", .present))
    let after = try Atlas(of: model)
    #expect(before.sheets.map(\.name) == after.sheets.map(\.name))
    for (old, new) in zip(before.sheets, after.sheets) where old.name != "overview" && old.name != "home" {
      #expect(old.diagram == new.diagram)
    }
  }

  @Test func isTheSameInEveryRun() throws {
    let model = Model.random(nodes: 200, seed: 7)
    let first = try Atlas(of: model)
    for _ in 0..<3 { #expect(try Atlas(of: model).sheets.map(\.diagram) == first.sheets.map(\.diagram)) }
  }

  @Test func marksFindingsOfAPartOnItsCard() throws {
    let finding = Finding(
      rule: RuleID("rule"), severity: .warning, place: .wholeApp, message: "text", nodes: [NodeID("Home3")])
    let overview = try Atlas(of: campus(), findings: [finding]).sheets[0].diagram
    #expect(overview.cards.map { $0.badges.count } == [0, 1, 0, 0, 0])
  }

  @Test func writesAlertsOnTheCardsOfTheirScreens() throws {
    let diagram = try Diagram(of: campus())
    #expect(!diagram.cards.contains { $0.shape == .alert })
    #expect(diagram.cards.flatMap(\.stubs).count { $0.kind == .alert } == 32)
    // A small picture has room for a card.
    let small = Model(
      nodes: [screen("A"), Node(id: NodeID("B"), name: "B", kind: .alert)], transitions: [transition("A", "B", .alert)])
    #expect(try Diagram(of: small).cards.count == 2)
  }

  @Test func writesAnAlertThatManyShowOnEachOfThem() throws {
    var model = campus()
    model.nodes.append(Node(id: NodeID("Sorry"), name: "Sorry", kind: .alert))
    for screen in ["Home2", "Home4", "Search2", "Profile2"] {
      model.transitions.append(transition(screen, "Sorry", .alert))
    }
    for isEntered in [false, true] {
      if isEntered { model.entries.append(entry(.deepLink, to: "Sorry")) }
      let sheets = try Atlas(of: model).sheets
      for sheet in sheets.dropFirst() {
        let stubs = sheet.diagram.cards.flatMap(\.stubs).filter { $0.text == "Alert" && $0.link == nil }
        let count = ["home": 2, "search": 1, "profile": 1][sheet.name] ?? 0
        #expect(stubs.reduce(0) { $0 + $1.transitions.count } >= count)
        #expect(!sheet.diagram.cards.flatMap(\.stubs).contains { $0.link?.node == NodeID("Sorry") })
      }
      // A link needs a card to point at, and one is enough.
      let cards = sheets.flatMap(\.diagram.cards).filter { $0.node == NodeID("Sorry") }
      #expect(cards.count == (isEntered ? 1 : 0))
      // It ties no part to another.
      let overview = sheets[0].diagram
      #expect(!overview.cards.flatMap(\.stubs).contains { $0.kind == .alert })
      let arrows = overview.arrows.filter { $0.meaning == .transition(.alert) }
      #expect(arrows.isEmpty)
    }
  }

  @Test func collapsesWhatCanOnlyBeReachedThroughAScreen() throws {
    let model = campus().projected(.screens)
    let group = CardGroup.everything(behind: [NodeID("Home12")], named: "Home12", in: model)
    #expect(
      group.members.map(\.rawValue).sorted() == [
        "Home12", "Home13", "Home14", "Home15", "HomeAlert13", "HomeAlert15",
      ])
    let part = try #require(CardGroup.part(named: "Orders", of: model, whole: campus()))
    #expect(part.members.count == 25)
    var options = DiagramOptions()
    options.surroundings.groups = [group, part]
    let diagram = try Diagram(of: campus(), options: options)
    #expect(diagram.cards.count { $0.shape == .group } == 2)
  }

  // MARK: Very large apps

  /// Sixty parts of six screens, all behind the first screen, and each part with a way to the next.
  private func city(modules: [String]) -> Model {
    var model = Model()
    for part in 0..<60 {
      let module = modules[part * modules.count / 60]
      for index in 0..<6 {
        var node = screen("P\(part)S\(index)")
        node.module = module.isEmpty ? nil : module
        node.source = SourcePlace(file: "\(module)/Block\(part)/P\(part)S\(index).swift", line: 1, column: 1)
        model.nodes.append(node)
        if index > 0 { model.transitions.append(transition("P\(part)S0", "P\(part)S\(index)", .push)) }
      }
      if part > 0 {
        model.transitions.append(transition("P0S0", "P\(part)S0", .present))
        model.transitions.append(transition("P\(part - 1)S5", "P\(part)S0", .push))
      }
    }
    model.entries = [entry(.launch, to: "P0S0")]
    return model
  }

  @Test func groupsThePartsOfAVeryLargeAppByModules() throws {
    let atlas = try Atlas(of: city(modules: ["Schools", "Shops", "Streets"]))
    #expect(atlas.sheets.prefix(5).map(\.role) == [.overview, .overview, .overview, .overview, .flow])
    #expect(atlas.sheets.prefix(4).map(\.name) == ["overview", "area-schools", "area-shops", "area-streets"])
    let overview = atlas.sheets[0].diagram
    #expect(overview.cards.map(\.title) == ["Schools", "Shops", "Streets"])
    #expect(overview.cards.allSatisfy { $0.subtitle == "20 parts, 120 screens" })
    #expect(overview.cards.compactMap { $0.link?.sheet } == ["area-schools", "area-shops", "area-streets"])
    for area in atlas.sheets[1..<4] {
      #expect(area.diagram.cards.count == 20)
      #expect(area.diagram.overview?.sheet == Atlas.overviewName)
      for link in area.diagram.cards.compactMap(\.link) {
        #expect(atlas.sheets.first { $0.name == link.sheet }?.diagram.overview?.sheet == area.name)
      }
    }
    // What is entered from another area is entered where that leads to, and goes on from there.
    let shops = atlas.sheets[2].diagram
    #expect(shops.cards.flatMap(\.stubs).contains { $0.leadsIn && $0.link?.sheet == "area-schools" })
    #expect(!shops.arrows.isEmpty)
  }

  @Test func groupsPartsThatNoNameHoldsTogetherByTheirWays() throws {
    let atlas = try Atlas(of: city(modules: [""]))
    let areas = atlas.sheets.filter { $0.role == .overview }.dropFirst()
    #expect((2...10).contains(areas.count))
    let shown = areas.flatMap { $0.diagram.cards.compactMap(\.link?.sheet) }
    #expect(shown.count == 60 && Set(shown) == Set(atlas.sheets.filter { $0.role == .flow }.map(\.name)))
    #expect(areas.allSatisfy { $0.diagram.cards.count <= 24 && $0.title.hasSuffix(" and others") })
  }

  @Test(arguments: 0..<6 as Range<UInt64>)
  func losesNothingOfAnyVeryLargeModel(seed: UInt64) throws {
    var model = city(modules: seed.isMultiple(of: 2) ? ["Schools", "Streets"] : [""])
    var dice = SplitMix64(state: seed)
    let screens = model.nodes.map(\.id.rawValue)
    for _ in 0..<300 {
      guard let from = screens.randomElement(using: &dice), let to = screens.randomElement(using: &dice),
        let kind = Transition.Kind.allCases.randomElement(using: &dice)
      else { continue }
      model.transitions.append(transition(from, to, kind, level: kind.isContainment ? .structural : .screen))
    }
    let sheets = try Atlas(of: model).sheets
    let names = Set(sheets.map(\.name))
    #expect(names.count == sheets.count)
    for sheet in sheets {
      let cards = sheet.diagram.cards
      let links =
        cards.compactMap(\.link) + cards.flatMap(\.stubs).compactMap(\.link)
        + cards.flatMap(\.parts).compactMap(\.link)
      #expect(links.allSatisfy { names.contains($0.sheet) })
    }
  }
}
