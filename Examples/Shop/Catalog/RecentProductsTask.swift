import Foundation
import RouteComposer

/// Remembers which products were looked at.
struct RecentProductsTask: ContextTask {
  func perform(on viewController: ProductViewController, with context: ProductID) throws {
    let recent = UserDefaults.standard.stringArray(forKey: "recentProducts") ?? []
    UserDefaults.standard.set(Array(([context.rawValue] + recent).prefix(10)), forKey: "recentProducts")
  }
}
