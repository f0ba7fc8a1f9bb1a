import Checks
import Findings
import NavigationModel
import Testing

@Suite struct GrowingStackTests {
  @Test func warnsOfARoundTripThroughTheFirstScreen() {
    let model = Model.app([.edge("Home", .push, "Cart"), .edge("Cart", .push, "Home")])
    #expect(
      found(model) == [
        "20: 'Cart' pushes another 'Home' above the one it came from, and the stack grows; go back to it instead"
      ])
    let finding = GrowingStack.findings(in: CheckContext(model: model)).first
    #expect(finding?.severity == .warning)
    #expect(finding?.path == ["'Home' pushes 'Cart' (App.swift:10:1)", "'Cart' pushes 'Home' (App.swift:20:1)"])
  }

  @Test func notesARoundTripInTheMiddle() {
    let model = Model.app([
      .edge("Home", .push, "Post"), .edge("Post", .push, "Author"), .edge("Author", .present, "Post"),
    ])
    #expect(GrowingStack.findings(in: CheckContext(model: model)).map(\.severity) == [.note])
  }

  @Test func tellsOfTheRoundTripThroughTheFirstScreenThoughAnotherIsShorter() {
    let model = Model.app([
      .edge("Home", .push, "List"), .edge("List", .push, "Item"), .edge("Item", .push, "List"),
      .edge("Item", .push, "Home"),
    ])
    let finding = GrowingStack.findings(in: CheckContext(model: model)).first
    #expect(finding?.severity == .warning)
    #expect(finding?.path.last == "'Item' pushes 'Home' (App.swift:40:1)")
  }

  @Test func leavesScreensOfOneKindAlone() {
    #expect(found(.app([.edge("Article", .push, "Article")])).isEmpty)
  }

  @Test(arguments: [
    Transition.Kind.pop, .popToRoot, .dismiss, .unwind, .replaceRoot, .setStack, .select, .popover, .showDetail,
    .custom,
  ])
  func leavesARoundTripAloneThatTakesScreensAway(kind: Transition.Kind) {
    #expect(found(.app([.edge("Home", .push, "Cart"), .edge("Cart", kind, "Home")])).isEmpty)
  }

  @Test func leavesATransitionAloneBesideWhichTheScreenGoesBack() {
    var model = Model.app([.edge("Home", .push, "Cart"), .edge("Cart", .push, "Home"), .edge("Cart", .dismiss, nil)])
    #expect(found(model).count == 1)
    model.transitions[2].source = place(18)
    #expect(found(model).isEmpty)
    // Several places go back, and the first of them is another one.
    model.transitions[2].source = place(18, "Closing.swift")
    #expect(found(model).count == 1)
    model.transitions[2].alsoAt = [place(18)]
    #expect(found(model).isEmpty)
  }

  @Test func leavesAPushAloneBesideWhichItsScreenBecomesTheWholeStack() {
    func app(_ whole: String) -> Model {
      var model = Model.app([
        .edge("Home", .present, "Help"), .edge("Help", .push, "Home"), .edge("Help", .setStack, whole),
      ])
      model.transitions[2].source = place(21)
      return model
    }
    #expect(found(app("Home")).isEmpty)
    #expect(found(app("Other")).count == 1)
  }

  @Test func leavesACircleAloneThatGoesThroughACallOfEverybodys() {
    func app(_ count: Int) -> Model {
      let others = (0..<count).map { Transition.edge("Other\($0)", .push, "Home") }
      var model = Model.app([.edge("Home", .push, "Cart"), .edge("Cart", .push, "Home")] + others)
      for index in model.transitions.indices.dropFirst() { model.transitions[index].source = place(20) }
      return model
    }
    #expect(found(app(5)).count == 1)
    #expect(found(app(6)).isEmpty)
  }

  @Test func leavesACircleAloneThatOthersGiveAPicker() {
    func app(_ files: [String]) -> Model {
      var model = Model.app([
        .edge("Home", .push, "Picker"), .edge("Picker", .push, "Home"), .edge("Other", .push, "Picker"),
      ])
      for index in model.transitions.indices {
        model.transitions[index].source = place(10 * (index + 1), files[index])
      }
      return model
    }
    #expect(found(app(["Home.swift", "Other.swift", "Other.swift"])).isEmpty)
    #expect(found(app(["Home.swift", "Home.swift", "Other.swift"])).count == 1)
    #expect(found(app(["Home.swift", "Screens.swift", "Screens.swift"])).count == 1)
  }

  @Test func notesARoundTripToAFirstScreenForSomethingAtHand() {
    func severities(_ condition: String) -> [Severity] {
      var model = Model.app([.edge("Profile", .push, "Course"), .edge("Course", .push, "Profile")])
      model.transitions[1].gates = [Gate(name: condition, kind: .condition, source: place(19))]
      return GrowingStack.findings(in: CheckContext(model: model)).map(\.severity)
    }
    #expect(severities("let author = course.author") == [.note])
    #expect(severities("let stack = navigationController") == [.warning])
    #expect(severities("isDone") == [.warning])
  }

  @Test func leavesAFrameAloneThatOneCallFillsWithThisAndThat() {
    func app(_ line: Int) -> Model {
      var model = Model.app([
        .edge("Home", .push, "Frame"), .edge("Frame", .push, "Amount"), .edge("Amount", .present, "Frame"),
        .edge("Frame", .embed, "Friends"), .edge("Frame", .embed, "Coins"),
      ])
      model.transitions[4].source = place(line)
      return model
    }
    #expect(found(app(40)).isEmpty)
    #expect(found(app(50)).count == 1)
  }

  @Test func takesTheFirstTabForHomeAndSaysWhereACircleComesBackToAnother() {
    func app(_ index: Int) -> Model {
      .app(
        [
          .edge("Tabs", .tab, "List", detail: "index \(index)"), .edge("Item", .push, "List"),
          .edge("List", .push, "Item"),
        ], nodes: [.container("Tabs", .tab)])
    }
    let first = GrowingStack.findings(in: CheckContext(model: app(0)))
    #expect(first.map(\.severity) == [.warning])
    let second = GrowingStack.findings(in: CheckContext(model: app(1)))
    #expect(second.map(\.severity) == [.note])
    #expect(second.map(\.place) == [.source(place(20))])
  }

  @Test func tellsScreensOfOneNameApart() {
    var own = Node.screen("Shop.View")
    own.name = "View"
    var other = Node.screen("Cart.View")
    other.name = "View"
    let edges = [Transition.edge("Shop.View", .push, "Cart.View"), .edge("Cart.View", .push, "Shop.View")]
    let model = Model.app(edges, nodes: [own, other])
    #expect(found(model).first?.hasPrefix("20: 'Cart.View' pushes another 'Shop.View'") == true)
  }

  @Test func leavesACircleAloneThatOneCallTakes() {
    var model = Model.app([.edge("Home", .push, "Cart"), .edge("Cart", .push, "Home")])
    model.transitions[1].source = model.transitions[0].source
    #expect(found(model).isEmpty)
  }

  @Test func leavesSheetsAloneThatTheStateOfAFlowShows() {
    func app(_ file: String) -> Model {
      var model = Model.app([
        .edge("Home", .push, "Menu"), .edge("Menu", .present, "Help", detail: "sheet"),
        .edge("Help", .present, "Menu", detail: "sheet"),
      ])
      for index in [1, 2] { model.transitions[index].source = place(10 * index, file) }
      return model
    }
    #expect(found(app("Flow.swift")).isEmpty)
    #expect(found(app("Screens.swift")).count == 1)
  }

  @Test func takesTheRootOfAModalForNoHome() {
    let edges = [
      Transition.edge("Home", .push, "List"), .edge("List", .present, "Stack"), .edge("Stack", .embed, "Form"),
      .edge("List", .push, "Form"), .edge("Form", .push, "List"),
    ]
    let model = Model.app(edges, nodes: [.screen("Home"), .container("Stack", .navigation)])
    #expect(GrowingStack.findings(in: CheckContext(model: model)).map(\.severity) == [.note])
  }

  @Test func leavesARouteAloneThatFindsItsScreen() {
    func app(_ finder: Finder.Kind) -> Model {
      .app(
        [.edge("Home", .push, "Cart"), .edge("Cart", .push, "Home", route: "home")],
        routes: [.route("home", [.step("Home", find: finder, by: .push)])])
    }
    #expect(found(app(.byClass)).isEmpty)
    #expect(found(app(.none)).count == 1)
  }

  @Test func leavesWhatIsOnlyInferredOrNeverReachedAlone() {
    #expect(found(.app([.edge("Home", .push, "Cart"), .edge("Cart", .push, "Home", certainty: .inferred)])).isEmpty)
    let lost = Model.app([.edge("A", .push, "B"), .edge("B", .push, "A")], nodes: [.screen("Home")])
    #expect(found(lost).isEmpty)
  }

  private func found(_ model: Model) -> [String] { findings(of: GrowingStack.self, in: model) }
}
