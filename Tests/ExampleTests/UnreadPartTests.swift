import NavGraphKit
import Testing

/// What of a route could not be read is said wherever the route is simulated, and never passed over in silence.
@Suite struct UnreadPartTests {
  /// Asks for a route of a small app, with some declarations of its own.
  private func result(of route: String, _ declarations: String) throws -> CaseResult {
    let source = """
      format: navgraph-scenarios/1
      title: "Parts that nobody can read"
      source: |
        import Elsewhere
        import RouteComposer
        import UIKit

        final class Home: UIViewController {}
        final class Shop: UIViewController {}

        enum Ways {
        \(declarations.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n  "))
        }
      cases:
        - id: A
          route: \(route)
          from: "Home"
      """
    return try simulate(scenarios: Array(source.utf8), path: "unread.yml").cases[0]
  }

  private func unread(_ chain: String) throws -> [String] {
    let result = try result(of: "Ways.shop", "static let shop = \(chain)")
    return result.steps.flatMap(\.step.unread)
  }

  @Test func actions() throws {
    let lines = try unread(
      "StepAssembly(finder: ClassFinder<Shop, Any?>(), factory: ClassFactory()).using(Elsewhere.make()(2))"
        + ".from(GeneralStep.current()).assemble()")
    #expect(lines == ["“Elsewhere.make()(2)” can not be read; taken as an action that does nothing"])
  }

  @Test func searchOptions() throws {
    let lines = try unread(
      "StepAssembly(finder: ClassFinder<Shop, Any?>(options: Elsewhere.options), factory: ClassFactory())"
        + ".using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()")
    #expect(lines == ["“Elsewhere.options” can not be read; taken as the default options"])
  }

  @Test func classes() throws {
    let lines = try unread(
      "StepAssembly(finder: ClassFinder(), factory: ClassFactory())"
        + ".using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()")
    #expect(lines == ["“the class of ClassFinder” can not be read; taken as UIViewController"])
  }

  @Test func gates() throws {
    let lines = try unread(
      "StepAssembly(finder: ClassFinder<Shop, Any?>(), factory: ClassFactory()).adding(Elsewhere.gate(2))"
        + ".using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()")
    #expect(lines == ["“Elsewhere.gate(2)” can not be read; taken as a task"])
  }

  @Test(arguments: [
    "StepAssembly(finder: ClassFinder<Shop, Any?>(), factory: ClassFactory()).odd().using(GeneralAction.presentModally())"
      + ".from(GeneralStep.current()).assemble()",
    "StepAssembly(finder: ClassFinder<Shop, Any?>(), factory: ClassFactory()).using(GeneralAction.presentModally())"
      + ".from(GeneralStep.current()).assemble().odd()",
    "StepAssembly(finder: ClassFinder<Shop, Any?>(), factory: ClassFactory()).using(UINavigationController.push())"
      + ".from(NavigationControllerStep<UINavigationController, Any?>().odd()).using(GeneralAction.presentModally())"
      + ".from(GeneralStep.current()).assemble()",
    "StepAssembly(finder: NilFinder<UITabBarController, Any?>(), factory: CompleteFactoryAssembly("
      + "factory: TabBarControllerFactory<UITabBarController, Any?>()).with(ClassFactory<Shop, Any?>()).odd().assemble())"
      + ".using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()",
  ])
  func members(_ chain: String) throws {
    #expect(try unread(chain) == ["“.odd” can not be read; passed over"])
  }

  @Test func membersOfChoicesAndStarts() throws {
    let choice = try unread(
      "StepAssembly(finder: ClassFinder<Shop, Any?>(), factory: ClassFactory()).using(GeneralAction.presentModally())"
        + ".from(SwitchAssembly<UIViewController, Any?>().odd().assemble(default: GeneralStep.current())).assemble()")
    #expect(choice == ["“.odd” can not be read; taken as not true"])
    let start = try unread(
      "StepAssembly(finder: ClassFinder<Shop, Any?>(), factory: ClassFactory()).using(GeneralAction.presentModally())"
        + ".from(GeneralStep.current().odd()).assemble()")
    #expect(start.count == 1 && start[0].contains("'.odd' behind a start could not be read"), "\(start)")
  }

  @Test func whatIsKnownIsNotMentioned() throws {
    let lines = try unread(
      "StepAssembly(finder: ClassFinder<Shop, Any?>(options: .current), factory: ClassFactory())"
        + ".using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()")
    #expect(lines.isEmpty)
  }

  @Test func routes() throws {
    let result = try result(
      of: "Ways.shop",
      """
      static let shop: DestinationStep<Shop, Any?> = hidden
      static var hidden: DestinationStep<Shop, Any?> { Elsewhere.table[3].step }
      """)
    let message = try #require(result.problem?.message)
    #expect(message.hasPrefix("'Ways.shop' is declared at unread.yml:"))
    #expect(message.contains("“Elsewhere.table[3]"))
  }
}
