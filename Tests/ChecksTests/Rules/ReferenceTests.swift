import Checks
import Findings
import NavigationModel
import Testing

/// Rules that count what the model already names.
@Suite struct ReferenceTests {
  @Test func reportsMissingNamesWithASuggestion() {
    let model = Model(missing: [
      MissingReference(kind: .storyboardIdentifier, name: "Main/Carts", source: place(1), suggestion: "Main/Cart"),
      MissingReference(kind: .storyboard, name: "Pod", source: place(2)),
      MissingReference(kind: .initialScene, name: "Main", source: place(3)),
      MissingReference(kind: .sceneClass, name: "CartVC", source: place(4)),
      MissingReference(kind: .segue, name: "toCart", source: place(5)),
    ])
    let found = MissingStoryboardReference.findings(in: CheckContext(model: model))
    #expect(
      found.map(\.message) == [
        "there is no storyboard scene 'Main/Carts'; did you mean 'Main/Cart'?", "there is no storyboard 'Pod'",
        "the storyboard 'Main' has no initial scene", "there is no class 'CartVC' for this scene",
        "there is no segue 'toCart'",
      ])
    #expect(found.map(\.severity) == [.error, .warning, .error, .warning, .error])
  }

  @Test func tellsOnceOfASceneWithoutItsClassThatNothingShows() {
    func app(_ edges: [Transition]) -> Model {
      var model = Model.app([.edge("Home", .push, "List")] + edges, nodes: [.screen("Home"), .screen("Old")])
      model.missing = [MissingReference(kind: .sceneClass, name: "Old", source: place(2, "Screens.swift"))]
      return model
    }
    func notes(_ model: Model) -> Int {
      MissingStoryboardReference.findings(in: CheckContext(model: model)).flatMap(\.notes).count
    }
    #expect(findings(of: UnreachableScreen.self, in: app([])).isEmpty)
    #expect(notes(app([])) == 1)
    #expect(notes(app([.edge("List", .push, "Old")])) == 0)
    // What can be reached from there only is told all the same.
    #expect(findings(of: UnreachableScreen.self, in: app([.edge("Old", .push, "Older")])).count == 1)
  }

  @Test func countsSwallowedErrorsFileByFile() {
    let requests: [RouteRequest] = [
      .request("b", swallows: true, line: 9), .request("a", swallows: true, line: 4), .request("c", line: 2),
    ]
    #expect(
      findings(of: SwallowedErrors.self, in: Model(requests: requests)) == [
        "4: 'try?' throws the errors of 2 route requests in this file away; catch them and log them"
      ])
  }
}
