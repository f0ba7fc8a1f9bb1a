import Facts
import NavigationModel

/// What each idiom says about calls, assignments and reads, by name.
struct RunningIdioms {
  /// Says what a call does; `nil` where the call only shares its name.
  typealias Rule = @Sendable (RunningCall) -> RunningAnswer?

  private var calls: [String: [Rule]] = [:]
  private var assignments: [String: [Rule]] = [:]

  init() {
    for idiom in allIdioms {
      for (name, rule) in idiom.calls { calls[name, default: []].append(rule) }
      for (name, rule) in idiom.assignments { assignments[name, default: []].append(rule) }
    }
  }

  /// Every name that any idiom has a rule for.
  var names: Set<String> { Set(calls.keys).union(assignments.keys) }

  /// Whether calls of that name can be navigation.
  func knows(_ name: String) -> Bool { calls[name] != nil }

  func answer(_ call: RunningCall) -> RunningAnswer? {
    for rule in calls[call.name] ?? [] { if let answer = rule(call) { return answer } }
    return nil
  }

  func assigned(_ call: RunningCall) -> RunningAnswer? {
    for rule in assignments[call.name] ?? [] { if let answer = rule(call) { return answer } }
    return nil
  }
}
