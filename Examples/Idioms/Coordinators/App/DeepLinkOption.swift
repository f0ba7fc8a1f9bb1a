import Foundation

/// What a link asks for: `trips://login`, `trips://trip?id=…`.
enum DeepLinkOption {
  case login
  case signUp
  case trip(id: String)

  init?(_ url: URL) {
    let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems
    switch url.host() {
    case "login": self = .login
    case "signup": self = .signUp
    case "trip": self = .trip(id: items?.first { $0.name == "id" }?.value ?? "")
    default: return nil
    }
  }
}
