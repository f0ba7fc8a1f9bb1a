import NavigationModel
import TestSupport
import Testing

/// Functions that the whole app calls, each caller with something of its own.
@Suite struct CrowdTests {
  /// More than the runs of one function that are told apart exactly.
  private static let count = 200

  @Test func tellsCallersOfOneFunctionApart() throws {
    let flows = (0..<Self.count).map { number in
      """
      class Flow\(number) {
        let navigation: UINavigationController
        init(_ navigation: UINavigationController) { self.navigation = navigation }
        func start() { navigation.pushViewController(Screen\(number)(router: AnyRouter(go)), animated: true) }
        func go() { navigation.pushViewController(Card\(number)(), animated: true) }
      }
      class Screen\(number): UIViewController {
        let router: AnyRouter
        init(router: AnyRouter) {
          self.router = router
          super.init(nibName: nil, bundle: nil)
        }
        override func viewDidLoad() { router.play() }
      }
      class Card\(number): UIViewController {}
      """
    }
    let app = try VirtualApp(
      """
      //- /App/Flows.swift
      import UIKit

      final class AnyRouter {
        private let action: () -> Void
        init(_ action: @escaping () -> Void) { self.action = action }
        func play() { action() }
      }

      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
          let navigation = UINavigationController()
          window?.rootViewController = navigation
          \((0..<Self.count).map { "Flow\($0)(navigation).start()" }.joined(separator: "\n    "))
          return true
        }
      }
      \(flows.joined(separator: "\n"))
      """)
    let found = linkApp(app).transitions.filter { $0.from.rawValue.hasPrefix("Screen") }
      .map { "\($0.from) \($0.to?.rawValue ?? "?")" }
    #expect(found.sorted() == (0..<Self.count).map { "Screen\($0) Card\($0)" }.sorted())
  }

  /// Helpers of nobody's that call each other in a circle do for each screen what all of them do.
  @Test func tellsAllOfACircleToEachScreen() throws {
    let count = 7
    let screens = (0..<count).map { number in
      """
      class Screen\(number): UIViewController {
        let steps: Steps
        init(steps: Steps) {
          self.steps = steps
          super.init(nibName: nil, bundle: nil)
        }
        @objc func tap() { steps.step\(number)() }
      }
      """
    }
    let steps = (0..<count).map { number in
      """
        func step\(number)() {
          if isLong\(number) { step\((number + 1) % count)() }
          if isShort\(number) { step\((number + 3) % count)() }
          navigation.pushViewController(Screen\(number)(steps: self), animated: true)
        }
      """
    }
    let app = try VirtualApp(
      """
      //- /App/Steps.swift
      import UIKit

      final class Steps {
        let navigation: UINavigationController
        init(_ navigation: UINavigationController) { self.navigation = navigation }
      \(steps.joined(separator: "\n"))
      }

      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
          let navigation = UINavigationController()
          window?.rootViewController = navigation
          Steps(navigation).step0()
          return true
        }
      }
      \(screens.joined(separator: "\n"))
      """)
    let found = linkApp(app).transitions.filter { $0.kind == .push && $0.to != $0.from }
      .map { "\($0.from) \($0.to?.rawValue ?? "?")" }
    let expected = (0..<count).flatMap { from in
      (0..<count).filter { $0 != from }.map { "Screen\(from) Screen\($0)" }
    }
    #expect(found.sorted() == expected.sorted())
  }
}
