import NavigationModel
import Testing

@testable import Router

/// What each kind of transition does to the window, on models made by hand.
@Suite struct OwnMoveTests {
  /// Screens A to E, a tab bar of A and a stack of B, and a split of A and B.
  private static let nodes: [Node] =
    ["A", "B", "C", "D", "E"].map { Node(id: NodeID($0), name: $0, kind: .screen) } + [
      Node(id: NodeID("Bar"), name: "Bar", kind: .container, container: .tab),
      Node(
        id: NodeID("Stack"), name: "UINavigationController", kind: .container, container: .navigation, anonymous: true),
      Node(id: NodeID("Pane"), name: "Pane", kind: .container, container: .split),
    ]

  private static let structure: [Transition] = [
    transition("Bar", .tab, "A", level: .structural, line: 1),
    transition("Bar", .tab, "Stack", level: .structural, line: 2),
    transition("Stack", .embed, "B", level: .structural, line: 3),
    transition("Pane", .split, "A", level: .structural, line: 4),
    transition("Pane", .split, "B", level: .structural, line: 5),
  ]

  private static func transition(
    _ from: String, _ kind: Transition.Kind, _ to: String?, level: Transition.Level = .screen, detail: String? = nil,
    gates: [Gate] = [], line: Int = 9
  ) -> Transition {
    Transition(
      from: NodeID(from), to: to.map { NodeID($0) }, kind: kind, level: level, gates: gates,
      source: SourcePlace(file: "App.swift", line: line, column: 1), detail: detail)
  }

  /// What the window shows after the only move of the screen; `nil` where it can not make it.
  private func after(_ move: Transition, in text: String) throws -> String? {
    let model = Model(nodes: Self.nodes, transitions: Self.structure + [move])
    let staging = Staging(model)
    let classes = ScreenClasses(staging.classes)
    let own = try #require(OwnMoves(of: model, staged: staging, in: classes).moves.first)
    let tree = try ScreenTree(parsing: text, classes: classes)
    let actor = try #require(tree.nodes.indices.map(ControllerID.init).last { tree[$0].type == own.actor })
    return tree.after(own, by: actor)?.description
  }

  @Test(
    arguments: [
      ("Nav[A]", Transition.Kind.push, "C", "Nav[A, C]"),
      ("A", .push, "C", "Nav[A, C]"),
      ("Bar<0>[A, Nav[B]]", .push, "C", "Bar<0>[Nav[A, C], Nav[B]]"),
      ("Nav[B] ^ A", .push, "C", "Nav[B, C]"),
      ("B ^ A", .push, "C", "B ^ Nav[A, C]"),
      ("B ^ Nav[A]", .push, "C", "B ^ Nav[A, C]"),
      ("Nav[A]", .push, "Stack", "Nav[A, B]"),
      ("Nav[A]", .setStack, "C", "Nav[C]"),
      ("A", .setStack, "C", "Nav[C]"),
      ("Nav[A]", .present, "C", "Nav[A] ^ C"),
      ("B ^ A", .present, "Stack", "B ^ A ^ Nav[B]"),
      ("B ^ Nav[A]", .replaceRoot, "Bar", "Bar<0>[A, Nav[B]]"),
      ("Pane[A / B]", .showDetail, "C", "Pane[A / C]"),
      ("Nav[A]", .showDetail, "C", "Nav[A, C]"),
      ("A{B}", .embed, "C", "A{C}"),
      ("A{C}", .embed, "C", nil),
      ("Bar<0>[A, Nav[B]]", .select, "B", "Bar<1>[A, Nav[B]]"),
      ("Bar<1>[B, Nav[C]] ^ A", .select, "B", "Bar<0>[B, Nav[C]]"),
      ("Nav[A]", .select, "B", nil),
      ("Nav[B, C, A]", .popTo, "B", "Nav[B]"),
      ("Bar<0>[Nav[B, C], D] ^ A", .unwind, "B", "Bar<0>[Nav[B], D]"),
      ("Nav[A]", .popTo, "B", nil),
    ] as [(String, Transition.Kind, String, String?)])
  func withTarget(before: String, kind: Transition.Kind, to target: String, expected: String?) throws {
    #expect(try after(Self.transition("A", kind, target), in: before) == expected)
  }

  @Test(
    arguments: [
      ("Nav[B, C, A]", Transition.Kind.pop, nil, "Nav[B, C]"),
      ("Nav[A]", .pop, nil, nil),
      ("Nav[B, C, A]", .popToRoot, nil, "Nav[B]"),
      ("B ^ Nav[C, A]", .dismiss, nil, "B"),
      ("A ^ B", .dismiss, nil, "A"),
      ("Nav[A]", .dismiss, nil, nil),
      ("Bar<0>[A, Nav[B]]", .select, "index 1", "Bar<1>[A, Nav[B]]"),
      ("Bar<0>[A, Nav[B]]", .select, "index 2", nil),
    ] as [(String, Transition.Kind, String?, String?)])
  func withoutTarget(before: String, kind: Transition.Kind, detail: String?, expected: String?) throws {
    #expect(try after(Self.transition("A", kind, nil, detail: detail), in: before) == expected)
  }

  @Test func whatRoutesCarryOutOrNobodySeesIsNoMove() {
    var routed = Self.transition("A", .push, "C")
    routed.route = RouteID("route")
    let others = [
      Self.transition("A", .openURL, nil), Self.transition("A", .alert, nil), Self.transition("A", .present, nil),
      Self.transition("A", .push, "C", level: .flow), Self.transition("A", .replaceRoot, "C", detail: "new window"),
    ]
    let model = Model(nodes: Self.nodes, transitions: Self.structure + others + [routed])
    let staging = Staging(model)
    #expect(OwnMoves(of: model, staged: staging, in: ScreenClasses(staging.classes)).moves.isEmpty)
  }

  @Test func onlyModalsThatAreNeverSheetsCover() throws {
    let always = Self.transition("A", .present, "C", detail: "fullScreen")
    let sometimes = [
      Self.transition("A", .present, "D", detail: "fullScreenCover"),
      Self.transition("B", .present, "D", detail: "sheet"),
    ]
    let model = Model(nodes: Self.nodes, transitions: [always] + sometimes)
    let staging = Staging(model)
    let classes = ScreenClasses(staging.classes)
    #expect(OwnMoves(of: model, staged: staging, in: classes).covering == [classes.symbol("C").id])
  }

  @Test func namesThatTreesCanNotHoldAreMadeReadable() throws {
    let odd = ["Home screen", "List<Item", "7th", "Home_screen", "", "Card<Item>"].enumerated()
    let model = Model(nodes: odd.map { Node(id: NodeID("node \($0)"), name: $1, kind: .screen) })
    let staging = Staging(model)
    let classes = ScreenClasses(staging.classes)
    for node in model.nodes {
      let tree = try #require(staging.tree(of: node.id, in: classes))
      #expect(try ScreenTree(parsing: tree.description, classes: classes) == tree)
    }
    #expect(Set(model.nodes.compactMap { staging.name(of: $0.id) }).count == model.nodes.count)
  }

  @Test func whoHoldsItselfIsHeldOnce() throws {
    let circle = [
      Self.transition("A", .embed, "B", level: .structural), Self.transition("B", .embed, "A", level: .structural),
    ]
    let model = Model(nodes: Self.nodes, transitions: circle)
    let staging = Staging(model)
    let tree = try #require(staging.tree(of: NodeID("A"), in: ScreenClasses(staging.classes)))
    #expect(tree.description == "A{B}")
  }
}
