import Facts

extension Runner {
  /// Whether a call gives the views inside of another what only they run: `.environment(\.navigate, { … })`.
  func isGivenToViews(_ argument: Expression, by call: RunningCall) -> Bool {
    guard call.name == "environment", let key = call.arguments.environmentKey, argument == call.arguments[1].value,
      program.environmentValue(key) != nil
    else { return false }
    if case .closure = argument.stripped.kind {
      handedOver.insert(Origin(file: call.scope.file, offset: argument.stripped.offset))
    }
    return true
  }
}
