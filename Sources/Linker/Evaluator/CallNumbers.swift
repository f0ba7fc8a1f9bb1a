import Facts

/// Numbers of calls that are told apart, the same for the same call.
struct CallNumbers {
  private var numbers: [Place: CallID] = [:]
  /// In how many calls that are told apart each of them stands, itself among them.
  private var nestings: [Int32] = [0]

  /// What tells calls apart: where they stand, the class for which code of a class above it makes the call, and what
  /// is passed.
  private struct Place: Hashable {
    var origin: Origin
    var maker: TypeID?
    var arguments: [ValueKey]
  }

  mutating func number(of origin: Origin, for maker: TypeID?, given arguments: [ValueKey]) -> CallID {
    let place = Place(origin: origin, maker: maker, arguments: arguments)
    if let known = numbers[place] { return known }
    let id = CallID(index: Int32(nestings.count))
    numbers[place] = id
    nestings.append(nesting(of: origin.call) + 1)
    return id
  }

  func nesting(of call: CallID) -> Int32 { nestings[Int(call.index)] }
}

extension Evaluator {
  /// The number of a call, the same for the same place.
  func callID(at origin: Origin, for maker: TypeID? = nil, given arguments: [ValueKey] = []) -> CallID {
    callNumbers.number(of: origin, for: maker, given: arguments)
  }
}
