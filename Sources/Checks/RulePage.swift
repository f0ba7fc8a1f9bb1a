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

extension RulePage {
  /// The first sentence.
  package var summary: String {
    let text = whatItDoes.split(whereSeparator: \.isNewline).joined(separator: " ")
    guard let end = text.indices.first(where: { text[$0...].hasPrefix(". ") }) else { return text }
    return text[..<end] + "."
  }

  /// The page of a rule, as Markdown.
  func markdown(of id: RuleID, severity: Severity, example: String) -> String {
    """
    # \(id)

    Default severity: \(severity.rawValue)

    ## What it does

    \(whatItDoes)

    ## Why is this bad?

    \(whyIsThisBad)

    ## Example

    \(example)
    ## How to fix

    \(howToFix)

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

extension Rule {
  /// The first sentence of the page.
  package static var summary: String { page.summary }

  /// The page of this rule, as Markdown.
  package static var markdown: String {
    let fenced = triggering.first?.fenced ?? ""
    let isMarked = triggering.first?.isMarked ?? false
    let lead = isMarked ? "The finding stands at `↓`." : "The finding is about the app as a whole."
    return page.markdown(of: id, severity: defaultSeverity, example: "\(lead)\n\n\(fenced)")
  }
}

extension Proof {
  /// The first sentence of the page.
  package var summary: String { page.summary }

  /// The page of this proof, as Markdown; what the example says was found by `navgraph verify`.
  package var markdown: String { page.markdown(of: id, severity: defaultSeverity, example: example + "\n") }
}
