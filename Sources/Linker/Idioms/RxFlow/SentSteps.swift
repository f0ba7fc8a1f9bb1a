import Facts

/// The steps that code sends to subjects, which others listen to: `viewModel.onStepper.bind(to: steps)`.
///
/// A subject is told from others by where it is made, whatever streams and observers are made of it.
final class SentSteps {
  private let evaluator: Evaluator
  private let values: StepValues
  /// What is sent to a subject: values, or what streams bring.
  private var sent: [Origin: [(expression: Expression, scope: Scope)]] = [:]
  private var active: Set<Origin> = []

  /// - Complexity: O(*n*) in the number of calls that send or bind something.
  init(_ linkage: Linkage) {
    evaluator = linkage.evaluator
    values = StepValues(evaluator: linkage.evaluator, flows: linkage.shared(Flows.init))
    for site in linkage.sites.named(Self.sending) where site.form == .call {
      guard let base = site.base, let value = site.argument(nil) ?? site.argument("step") else { continue }
      note(value, sentTo: base, in: site.scope)
    }
    for site in linkage.sites.named(Self.binding) where site.form == .call {
      guard let base = site.base, let taker = site.argument("to") ?? site.argument(nil) else { continue }
      note(base, sentTo: taker, in: site.scope)
    }
  }

  private func note(_ value: Expression, sentTo subject: Expression, in scope: Scope) {
    switch subject.stripped.kind {
    case .name, .member: break
    default: return
    }
    for subject in subjects(in: evaluator.evaluate(subject, in: scope)) {
      sent[subject, default: []].append((value, scope))
    }
  }

  /// The steps that a stream of some subject brings.
  func steps(in stream: Value) -> [Value] {
    subjects(in: stream).flatMap { subject -> [Value] in
      guard active.insert(subject).inserted else { return [] }
      defer { active.remove(subject) }
      return (sent[subject] ?? []).flatMap { written -> [Value] in
        let value = evaluator.evaluate(written.expression, in: written.scope)
        let found = values.steps(in: value)
        return found.isEmpty ? steps(in: value) : found
      }
    }
  }

  private func subjects(in stream: Value) -> [Origin] {
    stream.alternatives.compactMap { alternative in
      guard case .term(let term) = alternative, Self.makers.contains(term.root.name), term.root.arguments != nil else {
        return nil
      }
      return term.root.origin.general
    }
  }

  private static let sending: Set<String> = ["accept", "onNext"]
  private static let binding: Set<String> = ["bind", "drive", "emit", "subscribe"]
  private static let makers: Set<String> = [
    "BehaviorRelay", "BehaviorSubject", "PublishRelay", "PublishSubject", "ReplayRelay", "ReplaySubject",
  ]
}
