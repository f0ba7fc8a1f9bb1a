import Facts

/// What a flow contributes: what is to be seen, and who emits the steps that come from there.
///
/// `.contribute(withNextPresentable: x, withNextStepper: y)`, `.contribute(withNext: x)`; until version 2 of the library
/// `NextFlowItem(nextPresentable: x, nextStepper: y)`, for which apps write a shorter form of their own.
struct ContributedParts {
  var presentable: Expression
  var stepper: Expression?

  static let calls: Set<String> = ["contribute", "NextFlowItem"]

  /// `nil` where a call of that name contributes nothing.
  init?(_ name: String, argument: (String?) -> Expression?) {
    let both = argument("withNext") ?? (name == "NextFlowItem" ? argument(nil) : nil)
    guard let shown = argument("withNextPresentable") ?? argument("nextPresentable") ?? both else { return nil }
    presentable = shown
    stepper = argument("withNextStepper") ?? argument("withNextRouter") ?? argument("nextStepper") ?? both
  }
}
