import Facts
import NavigationModel

/// What a user reads on alerts: `UIAlertController(title: tr("cart.empty"), …)`, `.alert("cart.empty", isPresented: …)`.
///
/// An alert is known by where it is shown and what is written there, which may be a key or nothing that says anything.
/// One that is made in several places has a title only where a user reads the same each time.
struct AlertTitles {
  private let linkage: Linkage
  private let readable: ReadableText
  /// Where alerts are made.
  private let sites: [Origin: CallSite]

  init(linkage: Linkage) {
    self.linkage = linkage
    readable = ReadableText(linkage: linkage)
    let named = linkage.sites.named(Self.modifiers.union(Self.classes)).filter { $0.form == .call }
    sites = Dictionary(named.map { ($0.origin.general, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// - Complexity: O(*n*) in the number of places where alerts are made.
  func link() {
    for (alert, origins) in linkage.nodes.originsOfAlerts {
      let texts = Set(origins.map { sites[$0].flatMap(text) })
      let written = texts.count == 1 ? texts.first ?? nil : nil
      // What only callers know is in the title already, as they write it.
      linkage.nodes.update(alert) { $0.title = written ?? $0.title.flatMap(readable.translated) }
    }
  }

  private func text(of site: CallSite) -> String? {
    guard Self.modifiers.contains(site.name) else { return text(of: site.arguments, in: site.scope) }
    if let title = site.arguments.first, title.label == nil, !title.isTrailing {
      return readable.text(title.value, in: site.scope, isKey: true)
    }
    // The older way: `.alert(isPresented: $isShown) { Alert(title: Text("Sold out")) }`.
    for argument in site.arguments {
      guard case .closure(let closure) = argument.value.kind,
        case .call(let callee, let arguments)? = closure.body.resultExpression?.stripped.kind,
        Self.values.contains(callee.lastName ?? "")
      else { continue }
      return text(of: arguments, in: site.scope)
    }
    return nil
  }

  /// The title, or else the message: many an action sheet has nothing but that.
  private func text(of arguments: [Argument], in scope: Scope) -> String? {
    let written = ["title", "message"].compactMap { label in arguments.first { $0.label == label }?.value }
    return written.first { !$0.isBlank }.flatMap { readable.text($0, in: scope, isKey: false) }
  }

  private static let modifiers: Set<String> = ["actionSheet", "alert", "confirmationDialog"]
  private static let classes: Set<String> = ["UIActionSheet", "UIAlertController", "UIAlertView"]
  private static let values: Set<String> = ["ActionSheet", "Alert"]
}

extension Expression {
  /// Whether it is `nil`, or a text with nothing to read.
  fileprivate var isBlank: Bool {
    if case .nil = stripped.kind { return true }
    return stripped.literalText.map { $0.allSatisfy(\.isWhitespace) } ?? false
  }
}
