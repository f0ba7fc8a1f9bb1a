/// A name that was met before, as a number; with a stamp of its text, which is the same wherever the name is met.
struct Symbol: Hashable, Sendable {
  /// Position in the vocabulary; −1 for no name.
  var id: Int32
  /// Hash of the text that is the same in every run.
  var stamp: UInt32

  static let none = Symbol(id: -1, stamp: 0)
  var isNone: Bool { id < 0 }
}

extension StringProtocol {
  /// FNV-1a of the text: trees of two vocabularies that read the same have the same hash.
  var stamp: UInt32 {
    utf8.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
  }
}
