import Facts
import NavigationModel

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

  /// Lists code that is left out, as the chain of calls that leads to it finds no end.
  func cutOff(_ key: Activation) {
    guard let id = key.code.function, cutFunctions.insert(id).inserted else { return }
    let entry = program[id]
    linkage.draft.unresolved.append(
      Unresolved(
        source: program.place(entry.file, entry.declaration.offset), call: entry.declaration.name,
        reason: "calls of this function go too deep to be followed"))
  }
}
