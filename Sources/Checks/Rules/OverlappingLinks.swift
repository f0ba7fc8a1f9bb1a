package import Findings
internal import Graphs
internal import NavigationModel

/// Links of which one address can mean several.
package enum OverlappingLinks: Rule {
  package static let id = RuleID("overlapping-links")
  package static let defaultSeverity = Severity.note
  package static let page = RulePage(
    whatItDoes: """
      Looks at the handlers of deep links and universal links in the order in which they are tried. It warns about a handler
      that can never have its turn, because an earlier one takes every address that it could take, and notes handlers
      that some address fits at once.
      """,
    whyIsThisBad: """
      The first handler that accepts an address wins. An address with the parts of two, such as `?city=1&color=AA`, opens
      whatever comes first, and changing the order of the list changes what old links mean.
      """,
    howToFix: """
      Let handlers look at something that differs, such as the host or the path, and put the narrower one first.
      """)

  package static let triggering = [
    app(links: "[↓ColorLink(), ProductLink()]", color: hasItem("color"), product: hasItem("product"))
  ]

  package static let nonTriggering = [
    app(links: "[ColorLink(), ProductLink()]", color: "url.host == \"color\"", product: "url.host == \"product\"")
  ]

  private static func hasItem(_ name: String) -> String {
    "components?.queryItems?.first(where: { $0.name == \"\(name)\" }) != nil"
  }

  /// An app with two links, each with its condition.
  private static func app(links: String, color: String, product: String) -> Example {
    Example(
      """
      //- /Links.swift
      import RouteComposer
      import UIKit

      protocol LinkTranslator {
        func destination(from url: URL) -> AnyDestination?
      }

      struct ColorLink: LinkTranslator {
        func destination(from url: URL) -> AnyDestination? {
          let components = URLComponents(url: url, resolvingAgainstBaseURL: false)
          guard \(color) else { return nil }
          return Destination(to: Routes.color, with: nil).unwrapped()
        }
      }

      struct ProductLink: LinkTranslator {
        func destination(from url: URL) -> AnyDestination? {
          let components = URLComponents(url: url, resolvingAgainstBaseURL: false)
          guard \(product) else { return nil }
          return Destination(to: Routes.product, with: nil).unwrapped()
        }
      }

      let links: [LinkTranslator] = \(links)
      \(screens)
      """)
  }

  private static let screens = """
    //- /App.swift
    import RouteComposer
    import UIKit

    class HomeViewController: UIViewController {}

    class ColorViewController: UIViewController {
      @IBAction func close() { dismiss(animated: true) }
    }

    class ProductViewController: UIViewController {
      @IBAction func close() { dismiss(animated: true) }
    }

    enum Routes {
      static let color = StepAssembly(finder: ClassFinder<ColorViewController, Any?>(), factory: ClassFactory())
        .using(GeneralAction.presentModally())
        .from(GeneralStep.current())
        .assemble()
      static let product = StepAssembly(finder: ClassFinder<ProductViewController, Any?>(), factory: ClassFactory())
        .using(GeneralAction.presentModally())
        .from(GeneralStep.current())
        .assemble()
    }

    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?

      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
      ) {
        window?.rootViewController = HomeViewController()
      }

      func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        guard let url = contexts.first?.url,
          let destination = links.lazy.compactMap({ $0.destination(from: url) }).first
        else { return }
        do { try DefaultRouter().navigate(to: destination) } catch { print(error) }
      }
    }
    """

  /// - Complexity: O(*k*²) for *k* links.
  package static func findings(in context: CheckContext) -> [Finding] {
    var alive: [Entry] = []
    var shadowed: [Finding] = []
    let links = context.model.entries.filter(\.isOrderedLink)
    for link in links.sorted(by: { ($0.order ?? 0, $0.source) < ($1.order ?? 0, $1.source) }) {
      if let earlier = alive.first(where: { $0.takesEveryAddress(of: link) }) {
        shadowed.append(neverReached(link, behind: earlier))
      } else {
        alive.append(link)
      }
    }
    return shadowed + overlapGroups(alive).map(overlapping)
  }

  /// Links that hang together by addresses which fit two of them.
  private static func overlapGroups(_ links: [Entry]) -> [[Entry]] {
    let patterns = links.map(LinkPattern.init)
    let edges = links.indices.flatMap { a in
      links.indices.filter { links[$0].order != links[a].order && patterns[a].canShareAddress(with: patterns[$0]) }
        .map { Digraph.Edge(a, $0) }
    }
    let groups = Digraph(nodeCount: links.count, edges: edges).strongComponents().members()
    return groups.filter { $0.count > 1 }.map { group in group.map { links[$0] } }
  }

  private static func neverReached(_ link: Entry, behind earlier: Entry) -> Finding {
    finding(
      .never(link, behind: earlier), at: .source(link.source), severity: .warning,
      notes: [Note(message: "'\(earlier.name)' is tried first", source: earlier.source)],
      nodes: link.to.map { [$0] } ?? [])
  }

  private static func overlapping(_ links: [Entry]) -> Finding {
    finding(
      .overlap(links.map(\.name)), at: .source(links[0].source),
      notes: links.dropFirst().map { Note(message: "'\($0.name)' is tried later", source: $0.source) },
      nodes: links.compactMap(\.to))
  }
}

extension Entry {
  /// Whether it stands in a list of handlers, and what it asks of an address is known.
  fileprivate var isOrderedLink: Bool {
    (kind == .deepLink || kind == .universalLink) && order != nil && !pattern.isEmpty
  }

  /// Whether an address that fits the later link always fits this one.
  fileprivate func takesEveryAddress(of later: Entry) -> Bool {
    order != later.order && Set(pattern).isSubset(of: later.pattern)
  }
}

extension Message {
  fileprivate static func never(_ link: Entry, behind earlier: Entry) -> Message {
    "the link '\(link.name)' never has its turn, because '\(earlier.name)' takes all its addresses; put it first"
  }

  fileprivate static func overlap(_ names: [String]) -> Message {
    "one address can fit the links \(list(names)), and the first wins; let them differ in host or path"
  }
}
