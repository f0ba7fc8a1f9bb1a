internal import Findings

/// What a rule's page says in its own words; examples and the way to silence it are added by ``Rule/markdown``.
package struct RulePage: Sendable {
  package var whatItDoes: String
  package var whyIsThisBad: String
  package var howToFix: String

  package init(whatItDoes: String, whyIsThisBad: String, howToFix: String) {
    self.whatItDoes = whatItDoes
    self.whyIsThisBad = whyIsThisBad
    self.howToFix = howToFix
  }
}

extension Rule {
  /// The first sentence of the page.
  package static var summary: String {
    let text = page.whatItDoes.split(whereSeparator: \.isNewline).joined(separator: " ")
    guard let end = text.indices.first(where: { text[$0...].hasPrefix(". ") }) else { return text }
    return text[..<end] + "."
  }

  /// The page of this rule, as Markdown.
  package static var markdown: String {
    let example = triggering.first.map(\.fenced) ?? ""
    let isMarked = triggering.first?.isMarked ?? false
    return """
      # \(id)

      Default severity: \(defaultSeverity.rawValue)

      ## What it does

      \(page.whatItDoes)

      ## Why is this bad?

      \(page.whyIsThisBad)

      ## Example

      \(isMarked ? "The finding stands at `↓`." : "The finding is about the app as a whole.")

      \(example)
      ## How to fix

      \(page.howToFix)

      ## How to silence

      At one place, on the line of the finding or the line above it:

      ```swift
      // navgraph:ignore \(id) why this one is meant
      ```

      In a storyboard: `<!-- navgraph:ignore \(id) -->`. In a whole file: `navgraph:ignore-file \(id)`. In the whole app,
      in `.navgraph.yml`:

      ```yaml
      rules:
        \(id): off
      ```

      """
  }
}
