/// What calls of closures return: overloads and retries ask each for the same work.
struct ClosureResults {
  private var known: [ClosureCall: Entry] = [:]

  /// A result with the objects that tell its call from others: as long as they live, no other is where they are.
  private struct Entry {
    var value: Value
    let closure: ClosureValue
    let arguments: [LabeledValue]
  }

  /// The same work is asked for soon or never, and each result keeps all that its closure captures.
  private static let limit = 4096

  subscript(call: ClosureCall) -> Value? { known[call]?.value }

  mutating func keep(
    _ value: Value, of closure: ClosureValue, _ arguments: [LabeledValue], for call: ClosureCall
  ) {
    if known.count >= Self.limit { known.removeAll(keepingCapacity: true) }
    known[call] = Entry(value: value, closure: closure, arguments: arguments)
  }
}
