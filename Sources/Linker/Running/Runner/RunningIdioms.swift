import Facts
import NavigationModel

/// What each idiom says about calls, assignments and reads, by name.
struct RunningIdioms {
  /// Says what a call does; `nil` where the call only shares its name.
  typealias Rule = @Sendable (RunningCall) -> RunningAnswer?

  private var calls: [String: [Rule]] = [:]
  private var libraryCalls: [String: [Rule]] = [:]
  private var assignments: [String: [Rule]] = [:]

  private let active: [any Idiom.Type]
  /// Names of calls that lead somewhere by themselves, and of assignments.
  private(set) var names: Set<String> = []

  /// Libraries that the app does not use have no say; those that it uses come before the system's own.
  init(of linkage: Linkage) {
    let used = allIdioms.filter { $0.isUsed(linkage.imports) }
    active = used.filter { !$0.modules.isEmpty } + used.filter { $0.modules.isEmpty }
    for idiom in active {
      for (name, rule) in idiom.calls {
        calls[name, default: []].append(rule)
        if !idiom.modules.isEmpty { libraryCalls[name, default: []].append(rule) }
      }
      for (name, rule) in idiom.ownCalls(linkage.program) { calls[name, default: []].append(rule) }
      for (name, rule) in idiom.assignments { assignments[name, default: []].append(rule) }
      names.formUnion(idiom.calls.keys.filter { !idiom.relays.contains($0) })
      names.formUnion(idiom.ownCalls(linkage.program).keys)
      names.formUnion(idiom.assignments.keys.filter { !idiom.relays.contains($0) })
    }
    addOutside(linkage)
  }

  /// What libraries without an idiom of their own call their modifiers and containers says what they are for.
  private mutating func addOutside(_ linkage: Linkage) {
    for name in linkage.shared(OutsidePresentations.init).names where calls[name] == nil {
      calls[name] = [{ SwiftUICalls($0).outsidePresentation() }]
      names.insert(name)
    }
    for name in linkage.shared(SettingLists.init).names where calls[name] == nil {
      calls[name] = [{ SwiftUICalls($0).settingList() }]
      names.insert(name)
    }
    for name in linkage.shared(LibraryPresentations.init).names {
      calls[name, default: []].append { UIKitCalls($0).byLibrary() }
      names.insert(name)
    }
    let steps = linkage.shared(StepContainers.init).names
    for name in steps where calls[name] == nil {
      calls[name] = [{ SwiftUICalls($0).steps() }]
      names.insert(name)
    }
    if !steps.isEmpty {
      calls[StepContainers.next, default: []].append { SwiftUICalls($0).nextStep() }
      names.insert(StepContainers.next)
    }
  }

  /// Whether calls of that name can be navigation.
  func knows(_ name: String) -> Bool { calls[name] != nil }

  func answer(_ call: RunningCall) -> RunningAnswer? {
    for rule in calls[call.name] ?? [] { if let answer = rule(call) { return answer } }
    return nil
  }

  /// What a library that the app uses says, as opposed to the system.
  func libraryAnswer(_ call: RunningCall) -> RunningAnswer? {
    for rule in libraryCalls[call.name] ?? [] { if let answer = rule(call) { return answer } }
    return nil
  }

  func assigned(_ call: RunningCall) -> RunningAnswer? {
    for rule in assignments[call.name] ?? [] { if let answer = rule(call) { return answer } }
    return nil
  }

  /// Effects of making an object.
  func made(_ value: Value, _ call: RunningCall) -> [Effect] { active.flatMap { $0.made(value, call) } }

  /// Whether only a library calls a function.
  func isCallback(_ function: FunctionID, _ linkage: Linkage) -> Bool {
    active.contains { $0.isCallback(function, linkage) }
  }

  /// The flows that a value stands for where a screen is wanted.
  func flows(shownBy value: Value, _ linkage: Linkage) -> [TypeID] {
    for idiom in active where !idiom.modules.isEmpty {
      let flows = idiom.flows(shownBy: value, linkage)
      if !flows.isEmpty { return flows }
    }
    return []
  }

  /// Runs what libraries call.
  func begin(_ runner: Runner) { for idiom in active { idiom.begin(runner) } }
}
