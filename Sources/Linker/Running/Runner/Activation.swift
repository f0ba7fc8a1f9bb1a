import Facts
import NavigationModel

extension Runner {
  /// One run of a function or closure.
  ///
  /// It is looked up again and again, and values are slow to hash: that is done once.
  struct Activation: Hashable {
    let code: Code
    let receiver: ValueKey
    let arguments: [ValueKey]
    /// The call that it is, where that makes a difference.
    let call: CallID
    /// What it finds in properties, by its number.
    let put: Int
    private let digest: Int

    init(code: Code, receiver: ValueKey, arguments: [ValueKey], call: CallID = .none, put: Int = 0) {
      self.code = code
      self.receiver = receiver
      self.arguments = arguments
      self.call = call
      self.put = put
      var hasher = Hasher()
      hasher.combine(code)
      hasher.combine(receiver)
      hasher.combine(arguments)
      hasher.combine(call)
      hasher.combine(put)
      digest = hasher.finalize()
    }

    static func == (a: Activation, b: Activation) -> Bool {
      a.digest == b.digest && a.code == b.code && a.call == b.call && a.put == b.put
        && a.receiver == b.receiver && a.arguments == b.arguments
    }

    func hash(into hasher: inout Hasher) { hasher.combine(digest) }

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
    if let id = key.code.function { list(id, "calls of this function go too deep to be followed") }
  }

  /// Lists a function that is called with more than can be told apart.
  func noteOverrun(of id: FunctionID, given arguments: [LabeledValue]) {
    guard arguments.contains(where: { relevance.canLead($0.value) }) else { return }
    list(id, "this function is called in too many ways: what is passed to it in some of them is not followed")
  }

  /// Lists a closure that is run with more than can be told apart.
  func noteOverrun(of closure: ClosureValue) {
    let reason = "this closure is run in too many ways: what it does in some of them is not followed"
    linkage.draft.unresolved.append(
      Unresolved(source: program.place(closure.scope.file, closure.offset), call: "closure", reason: reason))
  }

  private func list(_ id: FunctionID, _ reason: String) {
    guard cutFunctions.insert(id).inserted else { return }
    let entry = program[id]
    linkage.draft.unresolved.append(
      Unresolved(
        source: program.place(entry.file, entry.declaration.offset), call: entry.declaration.name, reason: reason))
  }
}
