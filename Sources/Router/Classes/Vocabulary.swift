import Synchronization

/// Names of classes and texts of payloads that trees share, each stored once.
///
/// It grows while trees are read and payloads stored; names never change their number. Trees hold numbers only, which
/// makes them cheap to copy and compare. O(1) per name.
final class Vocabulary: Sendable {
  private struct Entries {
    var texts: [String] = []
    var symbols: [String: Symbol] = [:]

    mutating func symbol(_ text: String) -> Symbol {
      if let known = symbols[text] { return known }
      let new = Symbol(id: Int32(truncatingIfNeeded: texts.count), stamp: text.stamp)
      texts.append(text)
      symbols[text] = new
      return new
    }
  }

  private let entries: Mutex<Entries>

  /// Starts with names that get the numbers from 0 on, in this order.
  init(_ names: [String]) {
    var entries = Entries()
    for name in names { _ = entries.symbol(name) }
    self.entries = Mutex(entries)
  }

  /// Number of a text; a new one if it was not met before.
  func symbol(_ text: String) -> Symbol {
    entries.withLock { $0.symbol(text) }
  }

  /// Text of a number; empty for none.
  func text(_ symbol: Symbol) -> String {
    entries.withLock { entries in
      entries.texts.indices.contains(Int(symbol.id)) ? entries.texts[Int(symbol.id)] : ""
    }
  }

  /// The name that has a number.
  func symbol(at id: Int) -> Symbol {
    entries.withLock { entries in
      guard entries.texts.indices.contains(id), let known = entries.symbols[entries.texts[id]] else { return .none }
      return known
    }
  }
}
