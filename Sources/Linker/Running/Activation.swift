import Facts

extension Runner {
  /// One run of a function or closure.
  struct Activation: Hashable {
    var code: Code
    var receiver: ValueKey
    var arguments: [ValueKey]

    enum Code: Hashable {
      case function(FunctionID)
      case variable(VariableID, Int)
      case closure(ValueKey)

      var function: FunctionID? { if case .function(let id) = self { id } else { nil } }
    }
  }

  /// Whether a function makes views, or is one of a view's or of another value's.
  func isOfViews(_ id: FunctionID) -> Bool {
    program[id].declaration.result?.simpleName == "View"
      || program[id].owner.map { program[$0].keyword == .struct } ?? false
  }
}
