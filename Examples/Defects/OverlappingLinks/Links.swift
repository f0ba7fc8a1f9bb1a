import RouteComposer
import UIKit

@MainActor
protocol LinkTranslator {
  func destination(for url: URL) -> AnyDestination?
}

@MainActor
enum Links {
  private static let translators: [any LinkTranslator] = [FilmLink(), ShowingLink()]  // finding: overlapping-links

  static func destination(for url: URL) -> AnyDestination? {
    for translator in translators {
      if let destination = translator.destination(for: url) { return destination }
    }
    return nil
  }
}

/// Understands `cinema://film?id=12`.
struct FilmLink: LinkTranslator {
  func destination(for url: URL) -> AnyDestination? {
    guard url.host == "film" else { return nil }
    return Destination(to: FilmRoutes.film, with: url).unwrapped()
  }
}

/// Understands `cinema://film?id=12&showing=7`.
struct ShowingLink: LinkTranslator {
  func destination(for url: URL) -> AnyDestination? {
    let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems
    guard url.host == "film", items?.contains(where: { $0.name == "showing" }) == true else { return nil }
    return Destination(to: FilmRoutes.showing, with: url).unwrapped()
  }
}
