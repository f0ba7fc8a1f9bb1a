/// A function with the places of the closures that it is given: what retries hands itself, without end, a closure
/// around the one that it got, and that one does in the end what the first does.
struct Descent: Hashable {
  private var function: FunctionID
  private var closures: [Origin]

  /// A helper may well be given a closure that calls it again with another one around the same code.
  static let limit = 2

  /// `nil` where nothing is passed that could be called.
  init?(function: FunctionID, given arguments: [LabeledValue]) {
    self.function = function
    closures = arguments.compactMap { argument in
      guard case .closure(let closure) = argument.value else { return nil }
      return Origin(file: closure.scope.file, offset: closure.offset)
    }
    guard !closures.isEmpty else { return nil }
  }
}
