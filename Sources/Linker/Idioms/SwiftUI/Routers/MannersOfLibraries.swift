import Facts
import NavigationModel

/// How a library without source shows a view that it is given, as far as names say so: that of the function,
/// `router.presentSheet { … }`, that of a case it is given, `router.showScreen(.sheet) { … }`, or that of what the
/// destination says of itself, `var method: NavigationMethod { switch self { case .help: .sheet … } }`.
struct MannersOfLibraries {
  private let call: RunningCall

  init(_ call: RunningCall) { self.call = call }

  /// What the call says as it is written.
  var told: Transition.Kind? {
    Self.kind(in: call.arguments) ?? Self.kind(of: call.name)
  }

  /// What a case among some arguments says: `.sheet`, `.sheet(detents: [.medium])`.
  static func kind(in arguments: [Argument]) -> Transition.Kind? {
    for argument in arguments {
      var named = argument.value.stripped
      if case .call(let callee, _) = named.kind { named = callee.stripped }
      guard case .member(nil, let name, _) = named.kind else { continue }
      if let kind = kind(of: name) { return kind }
    }
    return nil
  }

  /// Whether a function's name says that something is asked or told in a little window.
  static func isAlert(_ name: String) -> Bool {
    let words = name.words
    return words.contains("alert") && ["display", "present", "show"].contains(words.first)
  }

  /// What the destination says, where the function says no more than that it is shown.
  func ofCase(_ destination: Expression) -> Transition.Kind? {
    let isOpen = told == nil || Self.neutral.contains(where: call.name.hasPrefix)
    guard isOpen, case .enumCase(let known) = call.value(destination) else { return nil }
    let program = call.runner.program
    let kinds = program[known.type].members.values.joined().compactMap { member -> Transition.Kind? in
      guard case .variable(let id) = member, !program[id].declaration.isStatic, program[id].declaration.getter != nil,
        let type = program[id].declaration.type,
        program.resolve(type, from: known.type, file: program[id].file) == nil
      else { return nil }
      let values = call.evaluator.value(of: id, receiver: .enumCase(known)).alternatives
      guard values.count == 1, let name = values[0].caseName else { return nil }
      return Self.kind(of: name)
    }
    return Set(kinds).count == 1 ? kinds.first : nil
  }

  /// What a function's name says of how something is left.
  static func wayBack(named name: String) -> Transition.Kind? {
    if name.hasPrefix("dismiss") { return .dismiss }
    if ["back", "goBack", "navigateBack"].contains(name) { return .pop }
    if name == "returnToCheckpoint" { return .popToRoot }
    guard name.hasPrefix("pop"), name.dropFirst(3).first?.isUppercase ?? true else { return nil }
    return name.hasPrefix("popToRoot") || name == "popAll" ? .popToRoot : .pop
  }

  /// What a name says of how something is shown.
  private static func kind(of name: String) -> Transition.Kind? {
    let lowered = name.lowercased()
    if lowered.contains("popover") { return .popover }
    if ["close", "dismiss", "pop", "remove"].contains(where: lowered.hasPrefix) { return nil }
    if ["sheet", "cover", "present", "modal"].contains(where: lowered.contains) { return .present }
    return lowered.contains("push") || neutral.contains(where: lowered.hasPrefix) ? .push : nil
  }

  /// What functions are called that leave it to the destination how it is shown.
  private static let neutral = ["navigate", "goto"]
}
