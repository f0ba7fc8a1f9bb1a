/// What a state remembers besides the tree, in few bytes.
struct StateMemory: Hashable, Sendable {
  /// Gates that have let the user through, a bit each.
  private(set) var passed: UInt8 = 0
  /// What has turned out about the device: two bits for each platform, 1 where it holds and 2 where it does not.
  private var device: UInt8 = 0

  /// Bytes that it takes in a state, before the tree.
  static let length = 2

  /// Nothing has happened yet.
  init() {}

  /// Reads what a state remembers.
  init(_ state: Span<UInt8>) {
    passed = state[0]
    device = state[1]
  }

  func write(into sink: inout StateSink) {
    sink.append(passed)
    sink.append(device)
  }

  func passing(_ gates: UInt8) -> StateMemory {
    var memory = self
    memory.passed |= gates
    return memory
  }

  /// The memory of a path on which some things hold of the device; `nil` where it is known that they do not.
  func assuming(_ assumptions: [OwnMove.Assumption]) -> StateMemory? {
    var memory = self
    for assumption in assumptions {
      let shift = UInt8(assumption.platform * 2)
      let value: UInt8 = assumption.holds ? 1 : 2
      let known = memory.device >> shift & 3
      if known != 0, known != value { return nil }
      memory.device |= value << shift
    }
    return memory
  }
}
