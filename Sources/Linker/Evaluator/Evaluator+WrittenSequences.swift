import Facts

/// What methods of sequences give whose elements are written one by one: asked where each object goes its own way.
extension Evaluator {
  /// Longer lists are taken as a whole.
  private static let writtenLimit = 64

  /// What a method makes of the elements; `nil` where it is none of these, or where a closure leaves it open.
  func writtenCall(_ name: String, of elements: [Value], _ given: [LabeledValue]) -> Value? {
    guard elements.count <= Self.writtenLimit else { return nil }
    let closure = given.lazy.compactMap { if case .closure(let closure) = $0.value { closure } else { nil } }.first
    switch (name, closure) {
    case ("firstIndex", nil), ("index", nil): return place(of: given, in: elements)
    case ("first", let asks?): return first(of: elements, where: asks)
    case ("last", let asks?): return first(of: elements.reversed(), where: asks)
    case ("filter", let asks?): return .array(elements.filter { holds(asks, for: [$0]) != false })
    case ("flatMap", let makes?):
      let lists = elements.map { result(of: makes, arguments: [LabeledValue(label: nil, value: $0)]) }
      return joined(lists)
    case ("joined", nil): return given.isEmpty ? joined(elements) : nil
    case ("reversed", nil): return .array(elements.reversed())
    case ("enumerated", nil):
      return .array(
        elements.enumerated().map { index, element in
          .tuple([
            LabeledValue(label: "offset", value: .number(String(index))),
            LabeledValue(label: "element", value: element),
          ])
        })
    case ("sorted", let precedes?): return sorted(elements, by: precedes).map { .array($0) }
    case ("min", let precedes?): return sorted(elements, by: precedes).map { $0.first ?? .null }
    case ("max", let precedes?): return sorted(elements, by: precedes).map { $0.last ?? .null }
    case ("dropFirst", nil): return count(given).map { .array(Array(elements.dropFirst($0))) }
    case ("dropLast", nil): return count(given).map { .array(Array(elements.dropLast($0))) }
    case ("prefix", nil): return count(given).map { .array(Array(elements.prefix($0))) }
    case ("suffix", nil): return count(given).map { .array(Array(elements.suffix($0))) }
    default: return nil
    }
  }

  /// Where a case stands in a list: `Step.allCases.firstIndex(of: step)`, or what comes after: `index(after: place)`.
  private func place(of given: [LabeledValue], in elements: [Value]) -> Value? {
    guard given.count == 1 else { return nil }
    switch (given[0].label, given[0].value) {
    case ("of", .enumCase(let wanted)):
      let index = elements.firstIndex { if case .enumCase(let known) = $0 { known.name == wanted.name } else { false } }
      return index.map { .number(String($0)) } ?? .null
    case ("after", .number(let text)): return Int(text).map { .number(String($0 &+ 1)) }
    case ("before", .number(let text)): return Int(text).map { .number(String($0 &- 1)) }
    default: return nil
    }
  }

  /// Lists one after the other; what is there of optionals counts as one.
  private func joined(_ lists: [Value]) -> Value? {
    var elements: [Value] = []
    for list in lists {
      switch list {
      case .array(let parts): elements += parts
      case .null: continue
      case .choice, .unknown, .typed, .dictionary: return nil
      default: elements.append(list)
      }
    }
    return .array(elements)
  }

  /// How many are meant; one, where nothing is written.
  private func count(_ given: [LabeledValue]) -> Int? {
    guard let argument = given.first else { return 1 }
    guard argument.label == nil, case .number(let text) = argument.value else { return nil }
    return Int(text).flatMap { $0 < 0 ? nil : $0 }
  }

  /// The first that a closure holds for; those before it that it may hold for are meant, too.
  private func first(of elements: [Value], where asks: ClosureValue) -> Value {
    var open: [Value] = []
    for element in elements {
      switch holds(asks, for: [element]) {
      case true?: return open.isEmpty ? element : .oneOf(open + [element])
      case nil: open.append(element)
      case false?: continue
      }
    }
    return open.isEmpty ? .null : .oneOf(open)
  }

  /// Whether a closure gives `true`.
  private func holds(_ closure: ClosureValue, for elements: [Value]) -> Bool? {
    guard let result = closure.closure.body.resultExpression else { return nil }
    let inner = closure.scope.nested()
    bind(closure.closure, to: elements.map { LabeledValue(label: nil, value: $0) }, in: inner)
    return decide(result, inner)
  }

  /// `nil` where an order stays open.
  private func sorted(_ elements: [Value], by precedes: ClosureValue) -> [Value]? {
    var sorted: [Value] = []
    for element in elements {
      var index = sorted.count
      while index > 0 {
        guard let isBefore = holds(precedes, for: [element, sorted[index - 1]]) else { return nil }
        if !isBefore { break }
        index -= 1
      }
      sorted.insert(element, at: index)
    }
    return sorted
  }

  /// What an optional, a dictionary or a function of two sequences is made of, where that is written.
  func writtenCollection(_ term: Term) -> Value? {
    guard followsObjects, term.base == nil, let arguments = term.arguments else { return nil }
    if term.name == "Optional", arguments.count == 1, arguments[0].label == nil { return arguments[0].value }
    guard arguments.count == 2 else { return nil }
    switch (term.name, arguments[0].label, arguments[1].label) {
    case ("zip", nil, nil):
      guard case .array(let first) = arguments[0].value, case .array(let second) = arguments[1].value else {
        return nil
      }
      return .array(
        zip(first, second).map { .tuple([LabeledValue(label: nil, value: $0), LabeledValue(label: nil, value: $1)]) })
    case ("Dictionary", nil, "uniquingKeysWith"):
      guard case .array(let elements) = arguments[0].value, case .closure(let join) = arguments[1].value else {
        return nil
      }
      return united(elements, by: join)
    case ("Dictionary", "grouping", "by"):
      guard case .array(let elements) = arguments[0].value, case .closure(let key) = arguments[1].value else {
        return nil
      }
      return grouped(elements, by: key)
    default: return nil
    }
  }

  /// Pairs as a dictionary; of several with one key, the closure says which is kept.
  private func united(_ elements: [Value], by join: ClosureValue) -> Value? {
    var pairs: [ValuePair] = []
    for element in elements {
      guard case .tuple(let parts) = element, parts.count == 2, parts[0].value.isPlain else { return nil }
      if let known = pairs.firstIndex(where: { mayEqual($0.key, parts[0].value) }) {
        let both = [pairs[known].value, parts[1].value].map { LabeledValue(label: nil, value: $0) }
        pairs[known].value = result(of: join, arguments: both)
      } else {
        pairs.append(ValuePair(key: parts[0].value, value: parts[1].value))
      }
    }
    return .dictionary(pairs)
  }

  private func grouped(_ elements: [Value], by key: ClosureValue) -> Value? {
    var groups: [(key: Value, elements: [Value])] = []
    for element in elements {
      let key = result(of: key, arguments: [LabeledValue(label: nil, value: element)])
      guard key.isPlain else { return nil }
      if let known = groups.firstIndex(where: { mayEqual($0.key, key) }) {
        groups[known].elements.append(element)
      } else {
        groups.append((key, [element]))
      }
    }
    return .dictionary(groups.map { ValuePair(key: $0.key, value: .array($0.elements)) })
  }
}
