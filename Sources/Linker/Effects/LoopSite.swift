import Facts

/// A loop over what a stream brings: `for await event in session.events { … }`.
struct LoopSite {
  let pattern: Pattern
  let sequence: Expression
  let body: [Statement]
  let scope: Scope
  /// Where the loop begins, in bytes from the start of the file.
  let offset: Int32

  var origin: Origin { Origin(file: scope.file, offset: offset) }

  /// The loop's body as a closure that gets one element after the other.
  var handler: ClosureValue {
    let name = if case .name(let name) = pattern { name } else { "_" }
    let closure = Closure(parameters: [Parameter(label: nil, name: name, type: nil)], result: nil, body: body)
    return ClosureValue(closure: closure, scope: scope, offset: offset)
  }
}
