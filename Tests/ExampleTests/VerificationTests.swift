import Findings
import NavGraphKit
import Testing

/// Small apps with one defect each, and what the proofs say of them.
@Suite struct VerificationTests {
  static let head = """
    import RouteComposer
    import UIKit
    class Home: UIViewController {}
    class Help: UIViewController {}
    class Detail: UIViewController, ContextChecking, ContextAccepting {
      var id: String?
      func isTarget(for context: String) -> Bool { id == context }
      func setup(with context: String) throws { id = context }
    }
    class Form: UIViewController, RoutingInterceptable { var canBeDismissed: Bool { false } }
    struct LoginGate: RoutingInterceptor {
      func perform(with context: Any?, completion: @escaping (RoutingResult) -> Void) { completion(.success) }
    }

    """

  /// Rules that report something in an app with these routes, with the subject of each message.
  func rules(_ routes: String, from launch: String, states: Int = 300) throws -> Set<String> {
    let source = SourceFile(path: "Routes.swift", bytes: Array((Self.head + routes).utf8))
    let (charts, problems) = App.charts(of: [source])
    #expect(problems.isEmpty)
    var request = VerificationRequest(launches: [launch])
    request.states = states
    let report = try charts.verify(request, of: App.read([source]))
    for finding in report.findings where finding.severity != .off { #expect(!finding.path.isEmpty, "\(finding)") }
    return Set(report.findings.map(\.rule.rawValue))
  }

  @Test func aRouteThatNeedsWhatIsNotThereFails() throws {
    let found = try rules(
      """
      enum Routes {
        static let help = StepAssembly(finder: ClassFinder<Help, Any?>(), factory: ClassFactory())
          .using(UINavigationController.push())
          .from(GeneralStep.custom(using: ClassFinder<UINavigationController, Any?>())).assemble()
      }
      """, from: "Home")
    #expect(found == ["route-fails"])
  }

  @Test func aRouteThatAlwaysArrivesIsProved() throws {
    let found = try rules(
      """
      enum Routes {
        static let help = StepAssembly(finder: ClassFinder<Help, Any?>(), factory: ClassFactory())
          .using(GeneralAction.replaceRoot()).from(GeneralStep.root()).assemble()
        static let home = StepAssembly(finder: ClassFinder<Home, Any?>(), factory: ClassFactory())
          .using(GeneralAction.replaceRoot()).from(GeneralStep.root()).assemble()
      }
      """, from: "Home")
    #expect(found.isEmpty)
  }

  @Test func aRouteWithoutFinderPilesUp() throws {
    let found = try rules(
      """
      enum Routes {
        static let help = StepAssembly(finder: NilFinder<Help, Any?>(), factory: ClassFactory())
          .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
      }
      """, from: "Home")
    #expect(found == ["route-repeats"])
  }

  @Test func aRouteThatLooksForWhatNobodyBuildsFailsHalfWay() throws {
    let found = try rules(
      """
      enum Routes {
        static let detail = StepAssembly(finder: ClassFinder<Help, Any?>(), factory: NilFactory()).from(home).assemble()
        static let home = StepAssembly(finder: NilFinder<Home, Any?>(), factory: ClassFactory())
          .using(GeneralAction.replaceRoot()).from(GeneralStep.root()).assemble()
      }
      """, from: "Detail")
    #expect(found.contains("half-done-route"))
  }

  @Test func aGateBehindAFoundScreenIsSkipped() throws {
    let found = try rules(
      """
      enum Routes {
        static let list = StepAssembly(finder: ClassFinder<Home, Any?>(), factory: ClassFactory())
          .adding(LoginGate()).using(GeneralAction.replaceRoot()).from(GeneralStep.root()).assemble()
        static let help = StepAssembly(finder: ClassFinder<Help, Any?>(), factory: ClassFactory())
          .using(GeneralAction.presentModally()).from(list).assemble()
        static let helpForAll = StepAssembly(finder: ClassFinder<Help, Any?>(), factory: ClassFactory())
          .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
      }
      """, from: "Home")
    #expect(found.contains("skipped-gate"))
  }

  @Test func aScreenThatRefusesWithNothingToGoBackToIsATrap() throws {
    let found = try rules(
      """
      enum Routes {
        static let form = StepAssembly(finder: ClassFinder<Form, Any?>(), factory: ClassFactory())
          .using(GeneralAction.replaceRoot()).from(GeneralStep.root()).assemble()
      }
      """, from: "Home")
    #expect(found.contains("trap"))
  }

  @Test func anOpenModalIsClosedUnasked() throws {
    let found = try rules(
      """
      enum Routes {
        static let home = StepAssembly(finder: ClassFinder<Home, Any?>(), factory: ClassFactory())
          .using(GeneralAction.replaceRoot()).from(GeneralStep.root()).assemble()
        static let help = StepAssembly(finder: ClassFinder<Help, Any?>(), factory: ClassFactory())
          .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
      }
      """, from: "Home")
    #expect(found == ["closed-unasked"])
  }

  @Test func twoTabsInARowLeaveTheOldOneSelected() throws {
    let found = try rules(
      """
      enum Routes {
        static let help = StepAssembly(finder: ClassFinder<Help, Any?>(), factory: ClassFactory())
          .using(UITabBarController.add())
          .from(SingleStep(finder: NilFinder<Home, Any?>(), factory: ClassFactory()).expectingContainer())
          .using(UITabBarController.add())
          .from(GeneralStep.custom(using: ClassFinder<UITabBarController, Any?>())).assemble()
      }
      """, from: "Tab<0>[Home]")
    #expect(found.contains("route-misses"))
  }

  @Test func payloadsInTurnOnlyGrow() throws {
    let found = try rules(
      """
      enum Routes {
        static let detail = StepAssembly(finder: ClassWithContextFinder<Detail, String>(options: .currentVisibleOnly),
          factory: ClassFactory()).adding(ContextSettingTask()).using(UINavigationController.push())
          .from(GeneralStep.custom(using: ClassFinder<UINavigationController, String>())).assemble()
      }
      """, from: "Nav[Home]")
    #expect(found.contains("route-grows"))
  }

  @Test func aCommentSilencesAProofAndIsNotStale() throws {
    let routes = """
      enum Routes {
        // navgraph:ignore route-repeats help may lie there twice
        static let help = StepAssembly(finder: NilFinder<Help, Any?>(), factory: ClassFactory())
          .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
      }
      """
    let source = SourceFile(path: "Routes.swift", bytes: Array((Self.head + routes).utf8))
    let app = App.read([source])
    let report = try App.charts(of: [source]).charts.verify(VerificationRequest(launches: ["Home"]), of: app)
    #expect(report.findings.isEmpty)
    #expect(report.silenced.map(\.rule.rawValue) == ["route-repeats"])
    #expect(!app.findings().contains { $0.rule.rawValue == "stale-suppression" })
  }

  @Test func whatWasCutShortIsSaid() throws {
    let source = SourceFile(
      path: "Routes.swift",
      bytes: Array(
        (Self.head + """
          enum Routes {
            static let help = StepAssembly(finder: NilFinder<Help, Any?>(), factory: ClassFactory())
              .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
          }
          """).utf8))
    var request = VerificationRequest(launches: ["Home"])
    request.states = 2
    let report = try App.charts(of: [source]).charts.verify(request)
    #expect(report.remarks.contains { $0.contains("cut short by the limit of states") })
  }
}
