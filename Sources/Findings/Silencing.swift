package import NavigationModel

/// Findings after the comments in the source have had their say.
package struct Silencing: Sendable {
  /// Findings that no comment silences.
  package var kept: [Finding]
  /// Findings that a comment silences.
  package var silenced: [Finding]
  /// Comments that name a rule which had nothing to silence, in the order of the comments.
  package var idle: [Idle]

  /// A comment with those of its rules that silenced nothing.
  package struct Idle: Sendable {
    package var suppression: Suppression
    package var rules: [RuleID]
  }

  /// Takes away the findings that comments silence.
  ///
  /// - Complexity: O((findings + suppressions) · log suppressions), as long as a file has few suppressions.
  package init(_ findings: [Finding], by suppressions: [Suppression]) {
    let byFile = Dictionary(grouping: suppressions.indices) { suppressions[$0].place.file }
    var used = [Set<RuleID>](repeating: [], count: suppressions.count)
    kept = []
    silenced = []
    for finding in findings {
      let covering = finding.source.map { source in
        byFile[source.file, default: []].filter { suppressions[$0].covers(finding.rule, at: source) }
      }
      for index in covering ?? [] { used[index].insert(finding.rule) }
      if covering?.isEmpty ?? true { kept.append(finding) } else { silenced.append(finding) }
    }
    idle = zip(suppressions, used).compactMap { suppression, used in
      let rules = suppression.rules.filter { !used.contains($0) }
      return rules.isEmpty ? nil : Idle(suppression: suppression, rules: rules)
    }
  }
}

extension Finding {
  /// Where it stands in the source, unless it is about the app as a whole.
  package var source: SourcePlace? {
    switch place {
    case .source(let source): source
    case .wholeApp: nil
    }
  }
}
