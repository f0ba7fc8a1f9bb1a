import Facts

extension [String] {
  /// Whether a type is called like what holds elements of the one that it is written with.
  var isOfList: Bool { self == ["FetchedResults"] || self == ["Set"] }
}

extension Evaluator {
  /// What the common methods of sequences return.
  func sequenceCall(_ name: String, of receiver: Value, _ given: [LabeledValue]) -> Value? {
    if isExact, case .array(let elements) = receiver, let value = writtenCall(name, of: elements, given) {
      return value
    }
    switch receiver {
    case .array, .dictionary, .typed(.array, _), .typed(.dictionary, _): break
    case .instance, .enumCase, .null, .string, .number:
      // `gate.map { assembly.adding($0) }`, where there is a gate or none.
      guard followsObjects, name == "map" || name == "flatMap", let closure = mapping(given) else { return nil }
      if case .null = receiver { return .null }
      return result(of: closure, arguments: [LabeledValue(label: nil, value: receiver)])
    case .term(let term) where followsObjects && name == "get" && given.isEmpty && term.name.hasSuffix("success"):
      return term.arguments?.first?.value
    case .term(let term) where followsObjects && (isThere(receiver) || term.root.name.hasPrefix("«")):
      guard name == "map" || name == "flatMap", let closure = mapping(given) else { return nil }
      return result(of: closure, arguments: [LabeledValue(label: nil, value: receiver)])
    // What a stream brings is mapped, too; it stays the stream that it was.
    case .term(let term) where term.isOfStream: return nil
    case .unknown, .term:
      // Of a subject it stays a stream, whatever is made of what it brings.
      if case .term(let term) = receiver, Subscriptions.isSubject(term.root) { return nil }
      // Whatever is mapped, what the closure makes of it is what there is.
      guard wholeProgram != nil, name == "map" || name == "compactMap", mapping(given) != nil else { return nil }
    default: return nil
    }
    switch name {
    case "first", "last", "randomElement", "min", "max", "removeFirst", "removeLast", "popLast":
      return element(of: sought(in: receiver, given))
    case "filter": return sought(in: receiver, given)
    case "sorted", "reversed", "dropFirst", "dropLast", "prefix", "suffix", "shuffled":
      return receiver
    case "map", "compactMap", "flatMap":
      guard let closure = mapping(given) else { return nil }
      // Elements that are written one by one stay apart.
      if wholeProgram != nil || followsObjects, name == "map" || followsObjects && name == "compactMap",
        case .array(let elements) = receiver, (2...12).contains(elements.count)
      {
        let made = elements.map { result(of: closure, arguments: [LabeledValue(label: nil, value: $0)]) }
        return .array(name == "map" ? made : made.filter { if case .null = $0 { false } else { true } })
      }
      let made = result(of: closure, arguments: [LabeledValue(label: nil, value: element(of: receiver))])
      return .array([made])
    case "mapValues" where followsObjects:
      guard case .dictionary(let pairs) = receiver, let closure = mapping(given) else { return nil }
      return .dictionary(
        pairs.map { pair in
          let value = LabeledValue(label: nil, value: pair.value)
          return ValuePair(key: pair.key, value: result(of: closure, arguments: [value]))
        })
    case "reduce": return reduced(receiver, given)
    default: return nil
    }
  }

  /// What is there so far, and one element after the other: `parts.reduce([]) { $0 + [controller(of: $1)] }`.
  private func reduced(_ receiver: Value, _ given: [LabeledValue]) -> Value? {
    guard wholeProgram != nil || followsObjects, given.count == 2, followsObjects || given[0].label == nil,
      case .closure(let closure) = given[1].value
    else { return nil }
    var elements = [element(of: receiver)]
    if case .array(let known) = receiver, (followsObjects ? 0...64 : 1...12).contains(known.count) {
      elements = known
    }
    return elements.reduce(given[0].value) { partial, next in
      let arguments = [partial, next].map { LabeledValue(label: nil, value: $0) }
      guard given[0].label == "into" else { return result(of: closure, arguments: arguments) }
      return left(in: closure.closure.parameters.first?.name ?? "$0", by: closure, arguments)
    }
  }

  /// Some element of a collection that is made empty: `Set<Order.ID>()`.
  func some(of collection: Term) -> Value {
    guard collection.generics.count == 1 else { return .unknown }
    return .typed(
      collection.generics[0], program.resolve(collection.generics[0], from: collection.scope.owner))
  }

  /// What a sequence is mapped by: a closure, the path to a property, `items.map(\.controller)`, or a function,
  /// `tabs.map(makeController)`.
  private func mapping(_ given: [LabeledValue]) -> ClosureValue? {
    guard let argument = given.first else { return nil }
    if case .closure(let closure) = argument.value { return closure }
    guard let (written, scope) = argument.written else { return nil }
    if case .keyPath(_, let names) = written.stripped.kind { return closure(following: names, written, scope) }
    return closure(calling: argument.value, written, scope)
  }
}
