import NavigationModel

/// Results of scenario files for people: one line for each case, what differs below it, and how many are as expected.
func report(_ results: [ScenarioResults]) -> String {
  let sections = results.map { file in
    let title = file.title.map { "\($0) (\(file.path))" } ?? file.path
    let lines = file.cases.flatMap(lines)
    return ([title] + lines.map { "  \($0)" }).joined(separator: "\n") + "\n"
  }
  return (sections + [summary(results.flatMap(\.cases))]).joined(separator: "\n")
}

/// What came of one request, for people: the tree before, then each step with what was done and why, and its tree.
func narration(_ simulation: Simulation) -> String {
  var lines = ["before   \(simulation.steps.first?.before ?? "")"]
  for step in simulation.steps {
    lines += ["", step.doing] + step.events.map { "  \($0)" }
    // The reason is mostly the last event.
    let reason = step.reason.flatMap { reason in step.events.contains { $0.hasSuffix(reason) } ? nil : ": \(reason)" }
    lines += ["  → \(step.endingWithError)\(reason ?? "")", "after    \(step.after)"]
  }
  return lines.joined(separator: "\n") + "\n"
}

/// The verdict of a case, and what of its routes could not be read.
private func lines(_ result: CaseResult) -> [String] {
  linesOfVerdict(result) + result.steps.map(\.step).unread.map(indented)
}

private func linesOfVerdict(_ result: CaseResult) -> [String] {
  switch result.verdict {
  case .passed: return ["pass     \(result.id)"]
  case .open:
    let last = result.steps.last?.step
    return ["\(padded(last?.ending.rawValue ?? "")) \(result.id)  \(last.map(shown) ?? "")"]
  case .invalid:
    let problem = result.problem.map { "\($0.place): \($0.message)" } ?? ""
    return ["invalid  \(result.id)", indented(problem)]
  case .failed:
    let failing = result.steps.indices.first { !result.steps[$0].differences.isEmpty } ?? 0
    let step = result.steps[failing]
    let title = result.isJourney ? ", step \(failing + 1) (\(step.step.doing))" : ""
    let width = step.differences.map(\.what.count).max() ?? 0
    let differences = step.differences.flatMap { difference in
      let what = padded(difference.what, to: width)
      let blank = String(repeating: " ", count: width)
      return ["\(what)  expected  \(difference.expected)", "\(blank)  found     \(difference.found)"]
    }
    return ["FAIL     \(result.id)\(title)"] + (differences + [step.step.reason].compactMap(\.self)).map(indented)
  }
}

private func shown(_ step: SimulatedStep) -> String { (step.error.map { "\($0)  " } ?? "") + step.after }

private func summary(_ cases: [CaseResult]) -> String {
  let judged = cases.filter { $0.verdict != .open }
  let passed = judged.count { $0.verdict == .passed }
  var parts: [String] = []
  if !judged.isEmpty { parts.append("\(passed) of \(judged.count) as expected") }
  if judged.count < cases.count { parts.append("\(cases.count - judged.count) without expectation") }
  return parts.joined(separator: ", ") + "\n"
}

private func indented(_ line: String) -> String { String(repeating: " ", count: 9) + line }

private func padded(_ text: String, to width: Int = 8) -> String {
  text + String(repeating: " ", count: max(0, width - text.count))
}
