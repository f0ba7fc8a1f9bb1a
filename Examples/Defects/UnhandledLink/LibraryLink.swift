import Foundation

/// What a link into the library asks for.
enum LibraryLink {
  case book(isbn: String)
  case loans
  case events  // finding: unhandled-link

  init?(url: URL) {
    switch url.host {
    case "book": self = .book(isbn: url.lastPathComponent)
    case "loans": self = .loans
    case "events": self = .events
    default: return nil
    }
  }
}
