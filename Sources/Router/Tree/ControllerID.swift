/// A view controller within one tree: its place in the arena.
struct ControllerID: Hashable, Sendable {
  var raw: Int32

  /// Nobody.
  static let none = ControllerID(raw: -1)

  init(raw: Int32) { self.raw = raw }

  init(_ index: Int) { raw = Int32(truncatingIfNeeded: index) }

  var isNone: Bool { raw < 0 }

  var index: Int { Int(raw) }
}
