import Foundation
import RouteComposer

/// Turns an address of the app into a place in it.
@MainActor
protocol LinkTranslator {
  func destination(for url: URL) -> AnyDestination?
}

/// All addresses that the app understands; the first translator that knows one answers.
@MainActor
enum Links {
  private static let translators: [any LinkTranslator] = [
    ProductLink(), CategoryLink(), OrderLink(), SearchLink(), StoreLink(), PasswordResetLink(),
  ]

  static func destination(for url: URL) -> AnyDestination? {
    for translator in translators {
      if let destination = translator.destination(for: url) { return destination }
    }
    return nil
  }
}

extension URL {
  /// Value of a query item: `1001` for `id` in `shop://order?id=1001`.
  func queryItem(_ name: String) -> String? {
    URLComponents(url: self, resolvingAgainstBaseURL: false)?.queryItems?.first { $0.name == name }?.value
  }
}
