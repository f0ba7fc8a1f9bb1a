import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Routes that are asked for on the command line.
struct SimulateTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(ShopSource.text, to: "App/Shop.swift")
  }

  private func simulate(_ arguments: String...) throws -> Program.Outcome {
    try Program.run(["simulate", "--quiet"] + arguments + ["App"], in: folder)
  }

  @Test func listsWhatCanBeAskedFor() throws {
    let outcome = try simulate()
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains(/Routes\.bag +Shop\.swift:\d+:\d+\n/))
    #expect(outcome.output.contains(/Routes\.product\(String\) +Shop\.swift:\d+:\d+\n/))
  }

  @Test func tellsWhatTheRouterDoes() throws {
    let outcome = try simulate("--route", "Routes.product", "--payload", "7", "--from", "Nav[Home]")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.hasPrefix("before   Nav[Home]\n\nRoutes.product with 7\n  Navigate to Routes.product"))
    #expect(outcome.output.hasSuffix("  → ok\nafter    Nav[Home, Product(7)]\n"), "\(outcome.output)")
  }

  @Test func movesForTheUserInTheGivenOrder() throws {
    let outcome = try simulate(
      "--route", "Routes.bag", "--from", "Tab<0>[Home, Nav[Home]]", "--user", "dismiss", "--user", "tab 1")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.hasSuffix("after    Tab<1>[Home, Nav[Home]]\n"), "\(outcome.output)")
  }

  @Test func beginsWithWhatTheAppLaunchesWith() throws {
    try folder.writeApp()
    try folder.write(ShopSource.text.replacing("class Home: UIViewController {}\n", with: ""), to: "App/Shop.swift")
    let outcome = try simulate("--route", "Routes.bag")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.hasSuffix("after    HomeViewController ^ Bag\n"), "\(outcome.output)")
  }

  @Test func namesClassesThatNobodyDeclares() throws {
    let outcome = try simulate("--route", "Routes.bag", "--from", "Nav[Hoem, UIAlertController, Zzz]")
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("note: the source declares no view controller 'Hoem'; did you mean 'Home'?\n"))
    #expect(outcome.errors.contains("note: the source declares no view controller 'Zzz', so nothing is known of it\n"))
    #expect(!outcome.errors.contains("UIAlertController"))
  }

  @Test func endsWithOneWhereTheRouterDoesNotArrive() throws {
    let outcome = try simulate("--route", "Routes.product", "--payload", "7", "--from", "Home")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("  → fails (compositionFailed)\n"), "\(outcome.output)")
    #expect(outcome.output.hasSuffix("after    Home\n"))
  }

  @Test func takesFactsFromAFile() throws {
    try folder.write("gates: {Login: waits}\n", to: "world.yml")
    let outcome = try simulate("--route", "Routes.account", "--from", "Home", "--world", "world.yml")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("  → waits\n"), "\(outcome.output)")
    try folder.write("gates: {Login: wait}\n", to: "world.yml")
    let wrong = try simulate("--route", "Routes.account", "--from", "Home", "--world", "world.yml")
    #expect(wrong.status == 2)
    #expect(wrong.errors.contains("world.yml:1:16: error: unknown conduct of a gate 'wait'; did you mean 'waits'?"))
  }

  @Test func writesJSON() throws {
    let outcome = try simulate(
      "--route", "Routes.product", "--payload", "7", "--from", "Nav[Home]", "--user", "back", "--format", "json")
    let document = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    #expect(document["format"] as? String == "navgraph-simulation/1")
    let cases = try #require(document["cases"] as? [[String: Any]])
    #expect(cases.map { $0["tree"] as? String } == ["Nav[Home]"])
    let steps = try #require(cases.first?["steps"] as? [[String: Any]])
    #expect(steps.map { $0["doing"] as? String } == ["Routes.product with 7", "back"])
    #expect(steps.map { $0["tree"] as? String } == ["Nav[Home, Product(7)]", "Nav[Home]"])
    #expect((steps.first?["events"] as? [String])?.isEmpty == false)
  }

  @Test func drawsAFilmStrip() throws {
    let outcome = try simulate("--route", "Routes.bag", "--from", "Home", "--format", "svg")
    #expect(outcome.status == 0)
    #expect(XMLParser(data: Data(outcome.output.utf8)).parse())
    #expect(outcome.output.contains("<title id=\"navgraph-title\">Routes.bag</title>"))
    #expect(outcome.output.contains("Before: Home"))
  }

  @Test(arguments: [
    (["--route", "Routes.bga", "--from", "Home"], "there is no route 'Routes.bga'; did you mean 'Routes.bag'?"),
    (["--route", "bag", "--from", "Home"], "there is no route 'bag'; did you mean 'Routes.bag'?"),
    (["--route", "Routes.zzzzzz", "--from", "Home"], "'navgraph simulate' without '--route' lists what there is"),
    (["--route", "Routes.bag"], "what the app launches with is not known; say what is on screen"),
    (["--from", "Home"], "'--from' needs a '--route' to go with"),
    (["--route", "Routes.bag", "--from", "Nav[Home"], "the tree 'Nav[Home' cannot be read: column 9: "),
    (["--route", "Routes.bag", "--from", "Home", "--user", "bakc"], "unknown move 'bakc'; did you mean 'back'?"),
    (["--route", "Routes.bag", "--from", "Home", "--user", "back"], "the user cannot do 'back' on Home ^ Bag: "),
    (["--route", "Routes.bag", "--from", "Home", "--library", "new"], "'new' is no release"),
    (["--route", "Routes.bag", "--from", "Home", "--world", "none.yml"], "the world in 'none.yml' could not be read"),
    (["--route", "Routes.bag", "--from", "Home", "--format", "png"], "unknown format 'png'"),
    (
      ["--route", "Routes.month", "--payload", "mai", "--from", "Home"], "Month has no case 'mai'; did you mean 'may'?"
    ),
    (["--route", "Routes.bag", "--scenarios", "a.yml", "--from", "Home"], "'--route' does not go with '--scenarios'"),
  ])
  func refusesWhatItDoesNotUnderstand(arguments: [String], words: String) throws {
    let outcome = try Program.run(["simulate", "--quiet"] + arguments + ["App"], in: folder)
    #expect(outcome.status == 2, "\(outcome.output)")
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains(words), "\(outcome.errors)")
  }
}

/// A small app that is navigated by routes.
enum ShopSource {
  static let text = """
    import RouteComposer
    import UIKit

    class Home: UIViewController {}
    class Bag: UIViewController {}
    class Account: UIViewController {}
    class Product: UIViewController, ContextAccepting {
      func setup(with context: String) throws {}
    }
    enum Month { case april, may }
    class Login: RoutingInterceptor {
      typealias Context = Any?
      func perform(with context: Any?, completion: @escaping (RoutingResult) -> Void) { completion(.success) }
    }

    enum Routes {
      static let bag = StepAssembly(finder: ClassFinder<Bag, Any?>(), factory: ClassFactory<Bag, Any?>())
        .using(GeneralAction.presentModally())
        .from(GeneralStep.current())
        .assemble()

      static let account = StepAssembly(finder: ClassFinder<Account, Any?>(), factory: ClassFactory<Account, Any?>())
        .adding(Login())
        .using(GeneralAction.presentModally())
        .from(GeneralStep.current())
        .assemble()

      static let product = StepAssembly(finder: NilFinder<Product, String>(), factory: ClassFactory<Product, String>())
        .adding(ContextSettingTask())
        .using(UINavigationController.push())
        .from(SingleStep(finder: ClassFinder<UINavigationController, String>(), factory: NilFactory()))
        .using(GeneralAction.nilAction())
        .from(GeneralStep.current())
        .assemble()

      static func month(_ month: Month) -> Destination<Bag, Any?> { Destination(to: bag, with: month) }
    }

    """
}
