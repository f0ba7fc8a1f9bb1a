import NavigationModel
import TestSupport
import Testing

@Suite struct EdgeNotationTests {
  private let here = SourcePlace(file: "A.swift", line: 1, column: 1)
  private let model = Model(nodes: [
    Node(id: NodeID("Main/HomeViewController"), name: "HomeViewController", kind: .screen),
    Node(id: NodeID("cart.Nav"), name: "UINavigationController", kind: .container, anonymous: true),
  ])

  private var push: Transition {
    Transition(
      from: NodeID("Main/HomeViewController"), to: NodeID("cart.Nav"), kind: .push, level: .screen, label: "cart",
      gates: [Gate(name: "Login", kind: .interceptor, source: here)], source: here)
  }

  @Test(arguments: [
    "Home -push-> Nav", "HomeViewController -push-> UINavigationController", "Main/HomeViewController -push-> cart.Nav",
    "Home -push-> Nav [gate Login]", "Home -push-> Nav [gate Login] [label cart] [certain]",
  ])
  func fits(text: String) throws {
    #expect(try EdgeNotation(text).matches(push, in: model))
  }

  @Test(arguments: [
    "Home -present-> Nav", "Nav -push-> Home", "HomeScreen -push-> Nav", "Home -push-> Tab", "Home -push-> back",
    "Home -push-> Nav [gate Login, Terms]", "Home -push-> Nav [label basket]", "Home -push-> Nav [inferred]",
  ])
  func doesNotFit(text: String) throws {
    #expect(try !EdgeNotation(text).matches(push, in: model))
  }

  @Test func namesTheEndOfAWayBackThatHasNoTarget() throws {
    var pop = push
    (pop.kind, pop.to) = (.pop, nil)
    #expect(try EdgeNotation("Home -pop-> back").matches(pop, in: model))
  }
}
