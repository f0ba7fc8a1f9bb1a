/// Code that stands for a library's.
extension Runner {
  /// What a call of a function does: what a library does by itself arises where the app calls it.
  func told(_ effects: [Effect], by call: RunningCall, of function: FunctionID) -> [Effect] {
    guard program.libraryFiles.contains(program[function].file) else { return effects }
    return summaries.opened(effects).map { effect in
      guard program.libraryFiles.contains(effect.origin.file) else { return effect }
      var effect = effect
      effect.origin = call.origin
      return effect
    }
  }
}
