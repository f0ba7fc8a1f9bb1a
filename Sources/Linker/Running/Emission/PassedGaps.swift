import Facts
import NavigationModel

/// Calls of helpers that show what they are passed: of each it is to be known what that is.
///
/// A helper whose other callers are understood is no gap itself: the call is that passes what nobody knows.
struct PassedGaps {
  /// The parameters that functions show, with the call that does so.
  private var shown: [FunctionID: [String: Origin]] = [:]
  private var gaps: [Origin: (helper: Origin, gap: Unresolved)] = [:]
  private var answered: Set<Origin> = []

  /// Notes that a function shows what it is passed.
  mutating func show(_ parameter: String, of function: FunctionID, by helper: Origin) {
    if shown[function]?[parameter] == nil { shown[function, default: [:]][parameter] = helper }
  }

  /// The parameters that a function shows, in order of their names.
  func parameters(of function: FunctionID) -> [(name: String, helper: Origin)] {
    shown[function]?.sorted { $0.key < $1.key }.map { ($0.key, $0.value) } ?? []
  }

  /// Notes that it is known what a call passes.
  mutating func answer(_ origin: Origin) { answered.insert(origin) }

  /// Notes that it stayed open in one run what a call passes.
  mutating func leaveOpen(_ origin: Origin, _ gap: Unresolved, to helper: Origin) { gaps[origin] = (helper, gap) }

  /// The calls that stayed open, though the helper is understood.
  func open(where isUnderstood: (Origin) -> Bool) -> [Unresolved] {
    gaps.filter { !answered.contains($0.key) && !isUnderstood($0.key) && isUnderstood($0.value.helper) }
      .map(\.value.gap)
  }
}

extension RunningCall {
  /// The function whose parameter an expression is, as its caller passes it.
  func passedParameter(_ expression: Expression) -> (function: FunctionID, name: String)? {
    guard case .name(let name, _) = expression.stripped.kind, let function = scope.function,
      runner.program[function].declaration.parameters.contains(where: { $0.name == name })
    else { return nil }
    switch scope.lookup(name)?.first {
    case .argument?, .parameter?: return (function, name)
    default: return nil
    }
  }

  /// Whether the call is made on an object of a library's class that is no controller by its name: a path takes points, and
  /// an element of a document has children.
  var isOnOtherObject: Bool {
    let object = base.map { value($0) } ?? evaluator.selfValue(in: scope)
    return object.alternatives.allSatisfy { value in
      guard case .term(let term) = value, term.base == nil, term.arguments != nil, term.name.beginsUppercase else {
        return false
      }
      return !["Controller", "VC"].contains { term.name.hasSuffix($0) }
    }
  }

  /// Notes what the call passes to a function that shows it.
  func notePassed(_ given: [LabeledValue], to function: FunctionID) {
    if isOnOtherObject { return }
    for (name, helper) in runner.emission.calls.passed.parameters(of: function) {
      guard let passed = runner.program[function].argument(for: name, among: given), let written = passed.expression,
        !written.isNil
      else { continue }
      if let own = passedParameter(written) {
        runner.emission.calls.passed.show(own.name, of: own.function, by: helper)
      } else if Targets(linkage: linkage, host: host).targets(passed.value).isEmpty {
        runner.emission.calls.passed.leaveOpen(
          origin,
          Unresolved(
            source: linkage.place(origin), call: self.expression.excerpt(),
            reason: "what '\(written.excerpt(40))' shows could not be found out"), to: helper)
      } else {
        runner.emission.calls.passed.answer(origin)
      }
    }
  }
}

extension Program.FunctionEntry {
  /// What a call passes for a parameter.
  fileprivate func argument(for name: String, among given: [LabeledValue]) -> LabeledValue? {
    guard let parameter = declaration.parameters.first(where: { $0.name == name }) else { return nil }
    let alike = declaration.parameters.filter { $0.label == parameter.label }
    guard let place = alike.firstIndex(where: { $0.name == name }) else { return nil }
    let passed = given.filter { $0.label == parameter.label && !$0.isTrailing }
    return passed.indices.contains(place) ? passed[place] : nil
  }
}
