import NavGraphKit
import Testing

/// What finders, gates and payloads do to the screens that are there already.
extension VerificationTests {
  @Test func aRefusedRouteHasAlreadyChangedWhatIsShown() throws {
    func routes(_ finder: String) -> String {
      """
      enum Routes {
        static let detail = StepAssembly(finder: \(finder)<Detail, String>(), factory: ClassFactory())
          .adding(LoginGate()).adding(ContextSettingTask()).using(GeneralAction.presentModally())
          .from(GeneralStep.root()).assemble()
      }
      """
    }
    #expect(try rules(routes("ClassFinder"), from: "Home ^ Detail(1)") == ["early-change"])
    #expect(try rules(routes("ClassWithContextFinder"), from: "Home ^ Detail(1)").isEmpty)
  }

  @Test func aStackPushedIntoAStackStopsTheApp() throws {
    func routes(_ action: String) -> String {
      """
      class Stack: UINavigationController {}
      enum Routes {
        static let help = StepAssembly(finder: ClassFinder<Stack, Any?>(), factory: ClassFactory())
          .using(\(action))
          .from(GeneralStep.custom(using: ClassFinder<UINavigationController, Any?>())).assemble()
      }
      """
    }
    #expect(try rules(routes("UINavigationController.push()"), from: "Nav[Home]") == ["route-crashes"])
    #expect(try rules(routes("GeneralAction.presentModally()"), from: "Nav[Home]").isEmpty)
  }

  @Test func aStepBehindAnotherTakesAnotherPayload() throws {
    let found = try rules(
      """
      enum Routes {
        static let list = StepAssembly(finder: ClassFinder<Home, Int>(), factory: ClassFactory())
          .using(GeneralAction.replaceRoot()).from(GeneralStep.root()).assemble()
        static let detail = StepAssembly(finder: ClassFinder<Detail, String>(), factory: ClassFactory())
          .using(GeneralAction.presentModally()).from(list.unsafelyRewrapped()).assemble()
      }
      """, from: "Home")
    #expect(found == ["wrong-payload"])
  }

  @Test func aRouteForAnythingRefusesWhatItDoesNotTakeAtOnce() throws {
    let found = try rules(
      """
      enum Routes {
        static let detail: DestinationStep<UIViewController, Any?> = StepAssembly(
          finder: ClassFinder<Detail, String>(), factory: ClassFactory()
        ).using(GeneralAction.replaceRoot()).from(GeneralStep.root()).assemble().unsafelyRewrapped()
      }
      """, from: "Home")
    #expect(found.isEmpty)
  }

  @Test func aFinderNeverSeesWhatItsRouteBuilds() throws {
    func routes(_ options: String) -> String {
      """
      enum Routes {
        static let help = StepAssembly(finder: ClassFinder<Help, Any?>(options: \(options)), factory: ClassFactory())
          .using(UINavigationController.push()).from(NavigationControllerStep())
          .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
      }
      """
    }
    #expect(try rules(routes(".current"), from: "Home") == ["unrecognised-screen"])
    #expect(try rules(routes(".currentVisibleOnly"), from: "Home").isEmpty)
  }

  @Test func aFinderTakesTheLowestOfTwoOrTheFirstOfTwoTabs() throws {
    let routes = """
      enum Routes {
        static let help = StepAssembly(finder: ClassFinder<Help, Any?>(), factory: ClassFactory())
          .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
      }
      """
    #expect(try rules(routes, from: "Nav[Help, Home, Help, Detail]") == ["ambiguous-finder"])
    #expect(try rules(routes, from: "Tab<0>[Home, Nav[Help], Nav[Help]]") == ["ambiguous-finder"])
    #expect(try rules(routes, from: "Tab<0>[Nav[Help, Home], Nav[Help, Detail]]").isEmpty)
    #expect(try rules(routes, from: "Nav[Home, Help, Detail]").isEmpty)
  }

  @Test func aModalInsideATabIsOverlooked() throws {
    func routes(_ options: String) -> String {
      """
      enum Routes {
        static let home = StepAssembly(finder: ClassFinder<Home, Any?>(), factory: NilFactory())
          .from(GeneralStep.root()).assemble()
        static let help = StepAssembly(finder: ClassFinder<Help, Any?>(), factory: ClassFactory())
          .using(GeneralAction.presentModally(presentationStyle: .overCurrentContext)).from(home).assemble()
        static let helpOnTop = StepAssembly(finder: ClassFinder<Help, Any?>(\(options)), factory: ClassFactory())
          .using(GeneralAction.presentModally()).from(GeneralStep.root()).assemble()
      }
      """
    }
    let launch = "Tab<0>[Nav[Home], Detail]"
    #expect(try rules(routes("options: .currentAllStack"), from: launch).contains("overlooked-modal"))
    #expect(try !rules(routes(""), from: launch).contains("overlooked-modal"))
  }

  @Test func variantsOfARouteShowItsScreenInTwoPlaces() throws {
    func routes(_ options: String) -> String {
      """
      protocol Routes {
        var help: DestinationStep<Help, Any?> { get }
      }
      extension Routes {
        var tabs: DestinationStep<UITabBarController, Any?> {
          GeneralStep.custom(using: ClassFinder<UITabBarController, Any?>())
        }
        var home: DestinationStep<Home, Any?> {
          StepAssembly(finder: ClassFinder<Home, Any?>(), factory: NilFactory()).from(tabs).assemble()
        }
      }
      struct Early: Routes {
        var help: DestinationStep<Help, Any?> {
          StepAssembly(finder: ClassFinder<Help, Any?>(\(options)), factory: ClassFactory())
            .using(UINavigationController.push()).from(home.expectingContainer()).assemble()
        }
      }
      struct Late: Routes {
        var help: DestinationStep<Help, Any?> {
          StepAssembly(finder: ClassFinder<Help, Any?>(), factory: ClassFactory())
            .using(UITabBarController.add()).from(tabs).assemble()
        }
      }
      enum Config { static var routes: Routes = Early() }
      class Asking: UIViewController {
        func ask() { try? DefaultRouter().navigate(to: Config.routes.help, with: nil) }
      }
      """
    }
    let launch = "Tab<0>[Nav[Home], Detail]"
    #expect(try rules(routes("options: .currentVisibleOnly"), from: launch) == ["colliding-variants"])
    #expect(try rules(routes(""), from: launch).isEmpty)
  }

  @Test func aGateTakesAwayTheScreenThatTheRouterGoesOnFrom() throws {
    func routes(_ login: String) -> String {
      """
      struct Door: RoutingInterceptor {
        func perform(with context: Any?, completion: @escaping (RoutingResult) -> Void) {
          try? DefaultRouter().navigate(to: Routes.login, with: nil) { completion($0) }
        }
      }
      class Login: UIViewController {}
      enum Routes {
        static let login = StepAssembly(finder: ClassFinder<Login, Any?>(), factory: ClassFactory())
          \(login).assemble()
        static let help = StepAssembly(finder: ClassFinder<Help, Any?>(), factory: ClassFactory())
          .adding(Door()).using(GeneralAction.presentModally()).from(GeneralStep.root()).assemble()
      }
      """
    }
    let root = ".using(GeneralAction.replaceRoot()).from(GeneralStep.root())"
    let current = ".using(GeneralAction.presentModally()).from(GeneralStep.current())"
    #expect(try rules(routes(root), from: "Home").contains("gate-moves-start"))
    #expect(try !rules(routes(current), from: "Home").contains("gate-moves-start"))
    // A start that is still there does not help whoever refuses: everything else is gone.
    let anywhere = routes(root).replacing(
      "adding(Door()).using(GeneralAction.presentModally()).from(GeneralStep.root())",
      with: "adding(Door()).using(GeneralAction.presentModally()).from(GeneralStep.current())")
    #expect(try rules(anywhere, from: "Home").contains("gate-moves-start"))
  }

  @Test func everyFindingIsDrawnUnderANameOfItsOwn() throws {
    let routes = """
      enum Routes {
        static let help = StepAssembly(finder: NilFinder<Help, Any?>(), factory: ClassFactory())
          .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
        static func detail(for id: String) -> Destination<Detail, String> { Destination(to: pushed, with: id) }
        static let pushed = StepAssembly(finder: ClassFinder<Detail, String>(), factory: ClassFactory())
          .using(UINavigationController.push())
          .from(GeneralStep.custom(using: ClassFinder<UINavigationController, String>())).assemble()
      }
      """
    let source = SourceFile(path: "Routes.swift", bytes: Array((Self.head + routes).utf8))
    let report = try App.charts(of: [source]).charts.verify(VerificationRequest(launches: ["Home"]))
    let pictures = try report.witnesses()
    #expect(pictures.count == report.findings.count && pictures.count > 1)
    #expect(Set(pictures.map { $0.file.lowercased() }).count == pictures.count)
    for picture in pictures {
      #expect(picture.file.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-.~".contains($0)) })
      #expect(picture.text.hasPrefix("<?xml") && picture.text.hasSuffix("</svg>\n"))
    }
    let charts = try report.witnesses(format: "mermaid")
    #expect(charts.map(\.file) == pictures.map { $0.file.dropLast(4) + ".mmd" })
    #expect(charts.allSatisfy { $0.text.hasPrefix("flowchart LR\n") })
    #expect(throws: UnknownFormat.self) { try report.witnesses(format: "png") }
  }
}
