import Facts

/// What a stream brings the elements of: one subject, or all those that `Observable.merge(…)` joins.
struct StreamSources {
  /// The subjects where they are made.
  private(set) var subjects: [Term] = []
  /// Whether there is nothing else that sends.
  private(set) var isWhole = true

  private static let depthLimit = 4

  init(of stream: Value) { collect(stream, depth: 0) }

  private mutating func collect(_ stream: Value, depth: Int) {
    guard case .term(var current) = stream, depth < Self.depthLimit else {
      isWhole = false
      return
    }
    while case .term(let base)? = current.base {
      if Value.term(base).isType, Self.joining.contains(current.name), let joined = current.arguments, !joined.isEmpty {
        for argument in joined {
          if case .array(let streams) = argument.value {
            for stream in streams { collect(stream, depth: depth + 1) }
          } else {
            collect(argument.value, depth: depth + 1)
          }
        }
        return
      }
      current = base
    }
    if Subscriptions.isSubject(current) { subjects.append(current) } else { isWhole = false }
  }

  /// Static functions that hand on what any of several streams brings.
  private static let joining: Set<String> = ["amb", "concat", "merge"]
}
