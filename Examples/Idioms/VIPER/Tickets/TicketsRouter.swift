import UIKit

@MainActor
enum TicketsRouter {
  static func createModule() -> UIViewController {
    TicketsViewController()
  }
}
