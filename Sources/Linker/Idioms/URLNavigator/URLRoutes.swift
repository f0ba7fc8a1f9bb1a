import Facts

/// What an app registers under patterns of URLs, wherever it does.
struct URLRoutes {
  struct Route {
    let pattern: URLPattern
    /// A closure or function that makes a view controller or handles the URL, or the class of the view controller.
    let maker: Value
    /// Whether it acts, rather than make a screen.
    let isHandler: Bool

    /// The view controller that it makes.
    func made(by evaluator: Evaluator) -> Value {
      switch maker {
      case .closure(let closure): evaluator.result(of: closure, arguments: [])
      case .function(let id, let receiver): evaluator.result(of: id, arguments: [], receiver: receiver)
      case .metatype(let type, let id): .typed(type, id)
      default: .unknown
      }
    }
  }

  private(set) var routes: [Route] = []

  /// `navigator.register("app://user/<int:id>") { … }`, `navigator.handle("app://alert") { … }`, and `Navigator.map(…)`
  /// of the first release.
  init(_ linkage: Linkage) {
    for name in ["register", "handle", "map"] {
      for site in linkage.sites.named(name) where site.form == .call && site.arguments.count > 1 {
        let texts = ConstantText(linkage: linkage).texts(site.arguments[0].value, in: site.scope)
        let patterns = texts.filter { $0.contains("/") || $0.contains("<") }
        guard !patterns.isEmpty, site.arguments[0].label == nil, let maker = site.arguments.last?.value else {
          continue
        }
        for made in linkage.evaluator.evaluate(maker, in: site.scope).alternatives {
          routes += patterns.map {
            Route(pattern: URLPattern($0), maker: made, isHandler: name == "handle")
          }
        }
      }
    }
  }
}

/// A URL with open places: `app://user/<int:id>`.
struct URLPattern {
  /// Scheme and path, piece by piece; `nil` is open.
  private let pieces: [String?]
  /// Whether more may follow: `<path:rest>`.
  private let isOpenEnded: Bool

  /// What stands for an open place in a text that is put together.
  static let hole: Character = "\u{FFFC}"

  init(_ text: String) {
    let path = text.prefix { $0 != "?" && $0 != "#" }
    let parts = path.split(separator: "/", omittingEmptySubsequences: true)
    isOpenEnded = parts.last?.hasPrefix("<path:") ?? false
    pieces = (isOpenEnded ? parts.dropLast() : parts[...]).map { part in
      part.hasPrefix("<") || part.contains(Self.hole) ? nil : part.lowercased()
    }
  }

  /// Whether a URL that is as open as its own pattern may fit this one.
  func matches(_ url: URLPattern) -> Bool {
    guard url.pieces.count == pieces.count || (isOpenEnded && url.pieces.count >= pieces.count) else { return false }
    return zip(pieces, url.pieces).allSatisfy { $0 == nil || $1 == nil || $0 == $1 }
  }
}

/// The URLs that an expression can be, as code writes them, with open places where values stand in them.
struct URLTexts {
  /// None where no code tells a URL.
  let patterns: [URLPattern]

  init(_ written: Expression, _ call: RunningCall) {
    if case .string(let parts) = written.stripped.kind {
      let text = parts.map { part in
        switch part {
        case .text(let piece): piece
        case .interpolation: String(URLPattern.hole)
        }
      }
      patterns = [URLPattern(text.joined())]
      return
    }
    patterns = ConstantText(linkage: call.linkage).texts(call.value(written)).map(URLPattern.init)
  }
}
