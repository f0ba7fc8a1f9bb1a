import Facts

/// Which names each piece of code uses, by number.
struct NamesInUse {
  /// A body of the program.
  enum Code: Hashable {
    case function(FunctionID)
    case variable(VariableID)
    case file
  }

  private(set) var byCode: [Code: Set<Int32>] = [:]
  private var numbers: [String: Int32] = [:]

  mutating func add(_ name: String, to code: Code) {
    guard code != .file else { return }
    byCode[code, default: []].insert(number(name))
  }

  /// The number of a name, a new one for a new name.
  mutating func number(_ name: String) -> Int32 {
    if let known = numbers[name] { return known }
    let number = Int32(numbers.count)
    numbers[name] = number
    return number
  }
}
