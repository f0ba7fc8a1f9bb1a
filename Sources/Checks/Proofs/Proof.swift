package import Findings
package import NavigationModel
package import Router

/// A property that the verifier proves or refutes, as a rule: how a defect is told to a person.
package struct Proof: Sendable {
  /// Name in reports, settings and comments.
  package let id: RuleID
  /// Severity where the settings say nothing.
  package let defaultSeverity: Severity
  /// The property that it tells about.
  package let property: VerifiedProperty
  package let page: RulePage
  /// A defect as a person meets it.
  let example: String
  /// One line about a defect: what a person would see.
  let message: @Sendable (Defect) -> Message

  /// The finding of a defect; `places` gives where routes and classes are declared.
  package func finding(_ defect: Defect, among charts: Charts, stateCount: Int) -> Finding {
    let source =
      defect.source ?? charts.itineraries[defect.subject]?.source ?? charts.classes[defect.subject]?.source
    let isCrash = defect.witness.last?.outcome.failure?.isCrash ?? false
    var path = defect.witness.map(Self.line)
    if !defect.flags.isEmpty {
      let flags = defect.flags.sorted { $0.key < $1.key }.map { "\($0.key) is \($0.value)" }
      path.insert("while \(flags.joined(separator: ", "))", at: 0)
    }
    return Finding(
      rule: id, severity: isCrash ? .error : defaultSeverity, place: source.map(Place.source) ?? .wholeApp,
      message: message(defect).text,
      notes: [Note(message: "in \(defect.stateCount) of \(stateCount) states")], path: path)
  }

  /// A step of the witness: what is done, and what stands in the window then.
  private static func line(_ step: WitnessStep) -> String {
    switch step.outcome {
    case .arrived: "\(step.move): \(step.tree)"
    case .waiting: "\(step.move): waits; \(step.tree)"
    case .failed(let failure): "\(step.move): fails with \(failure); \(step.tree)"
    case .thrown(let failure): "\(step.move): is refused with \(failure); \(step.tree)"
    }
  }
}
