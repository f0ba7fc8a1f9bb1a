import Findings
import NavGraphKit
import Testing

/// Small apps without routes, and what exploring their transitions shows.
@Suite struct ScreenPropertyTests {
  private static let head = """
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow()
        window?.rootViewController = UINavigationController(rootViewController: Home())
        return true
      }
    }

    """

  private func report(_ source: String) throws -> VerificationReport {
    let file = SourceFile(path: "App.swift", bytes: Array((Self.head + source).utf8))
    let app = App.read([file])
    #expect(app.problems.isEmpty)
    let charts = App.charts(of: [file]).charts.knowing(app.model)
    var request = VerificationRequest(launches: app.model.launchTrees(beside: charts))
    #expect(request.launches == ["Home"])
    request.states = 2000
    return try charts.verify(request, of: app)
  }

  private static let wizard = """
    class Home: UIViewController {
      @IBAction func begin() {
        let wizard = UINavigationController(rootViewController: First())
        wizard.modalPresentationStyle = .fullScreen
        present(wizard, animated: true)
      }
    }
    class First: UIViewController {
      @IBAction func next() { navigationController?.pushViewController(Second(), animated: true) }
    }

    """

  @Test func aWizardThatNobodyCanCloseIsATrap() throws {
    let report = try report(
      Self.wizard + """
        class Second: UIViewController {
          @IBAction func back() { navigationController?.popViewController(animated: true) }
        }
        """)
    let trap = try #require(report.findings.first)
    #expect(report.findings.map(\.rule.rawValue) == ["trap"])
    #expect(trap.path == ["launch: Home", "Home presents First: Home ^ First"])
    #expect(report.remarks.contains { $0.contains("3 of the 3 screens") })
  }

  @Test func aWizardThatIsClosedFromItsLastPageIsNone() throws {
    let report = try report(
      Self.wizard + "class Second: UIViewController { @IBAction func done() { dismiss(animated: true) } }")
    #expect(report.findings.isEmpty)
  }

  private static let farewell = """
    class Home: UIViewController {
      @IBAction func leave() { view.window?.rootViewController = Farewell() }
    }

    """

  @Test func aNewRootInWhichThereIsNothingToDoIsATrap() throws {
    let report = try report(Self.farewell + "class Farewell: UIViewController {}")
    let trap = try #require(report.findings.first)
    #expect(report.findings.map(\.rule.rawValue) == ["trap"])
    #expect(trap.path == ["launch: Home", "Home replaces the root with Farewell: Farewell"])
  }

  @Test func aNewRootThatAsksWhetherToGoOnIsNone() throws {
    let report = try report(
      Self.farewell + """
        class Farewell: UIViewController {
          @IBAction func again() {
            let alert = UIAlertController(title: nil, message: "Again?", preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in
              self.view.window?.rootViewController = Home()
            })
            present(alert, animated: true)
          }
        }
        """)
    #expect(report.findings.isEmpty)
  }

  @Test func ofANewRootNothingIsSaidWhereACallStayedUnresolved() throws {
    let report = try report(
      Self.farewell + """
        class Farewell: UIViewController {
          @IBAction func next() { navigationController?.pushViewController(Elsewhere.make(), animated: true) }
        }
        """)
    #expect(report.findings.isEmpty)
  }

  @Test func aSheetCanBePulledDown() throws {
    let report = try report(
      """
      class Home: UIViewController {
        @IBAction func open() { present(Help(), animated: true) }
      }
      class Help: UIViewController {}
      """)
    #expect(report.findings.isEmpty)
  }

  @Test func nothingIsSaidWhereACallStayedUnresolved() throws {
    let report = try report(
      Self.wizard + """
        class Second: UIViewController {
          var next: UIViewController?
          @IBAction func go() { present(Library.screen(named: "next"), animated: true) }
        }
        """)
    #expect(report.findings.isEmpty)
  }

  @Test func homeAboveHomeIsTold() throws {
    let report = try report(
      """
      class Home: UIViewController {
        @IBAction func cart() { navigationController?.pushViewController(Cart(), animated: true) }
      }
      class Cart: UIViewController {
        @IBAction func home() { navigationController?.pushViewController(Home(), animated: true) }
      }
      """)
    let found = try #require(report.findings.first)
    #expect(report.findings.map(\.rule.rawValue) == ["home-again"])
    #expect(found.path.last == "Cart pushes Home: Nav[Home, Cart, Home]")
  }

  @Test func whatOnlyAnotherDeviceShowsIsNeverSeen() throws {
    let report = try report(
      """
      class Home: UIViewController {
        @IBAction func help() {
          if UIDevice.current.userInterfaceIdiom == .pad {
            navigationController?.pushViewController(Help(), animated: true)
          }
        }
      }
      class Help: UIViewController {
        @IBAction func contact() {
          if UIDevice.current.userInterfaceIdiom == .pad { return }
          navigationController?.pushViewController(Contact(), animated: true)
        }
      }
      class Contact: UIViewController {}
      """)
    #expect(report.findings.map(\.rule.rawValue) == ["never-shown"])
    #expect(report.findings.first?.message.contains("'Contact'") ?? false)
  }
}
