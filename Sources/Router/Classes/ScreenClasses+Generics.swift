import NavigationModel
import Synchronization

/// Generic classes above a class, with what their parameters stand for: `Base<Int>` above `class Sub: Base<Int>`.
extension ScreenClasses {
  /// Whether a class inherits from one that is named with generic arguments.
  func inheritsGeneric(_ symbol: Symbol, row: Int32, _ ancestor: Symbol) -> Bool {
    guard table.hasGenericAncestors[Int(row)], !table.names.indices.contains(Int(ancestor.id)) else { return false }
    return genericAncestors(of: symbol).contains(ancestor)
  }

  /// The views that a hosting controller of this class shows.
  func hostedViews(of symbol: Symbol, row: Int32) -> [String] {
    let above = table.hasGenericAncestors[Int(row)] ? genericAncestors(of: symbol).map(name) : []
    return ([name(symbol)] + above).compactMap { text in
      let name = GenericName(text)
      return name.base == LibraryClasses.hosting ? name.arguments.first : nil
    }
  }

  /// The names by which a world may speak of a screen: its classes, the most derived first, and before the hosting
  /// controller the view that it asks.
  func answering(for symbol: Symbol, row: Int32) -> [String] {
    var names = lineage(of: symbol, row: row)
    guard let index = names.firstIndex(of: LibraryClasses.hosting) else { return names }
    names.insert(contentsOf: hostedViews(of: symbol, row: row), at: index)
    return names
  }

  private func genericAncestors(of symbol: Symbol) -> [Symbol] {
    if let known = table.genericAncestors.withLock({ $0[symbol.id] }) { return known }
    var found: [Symbol] = []
    var current = GenericName(name(symbol))
    // Broken sources may inherit in a circle.
    for _ in table.names.indices {
      guard let declared = table.declarations[resolved(current.base)], let written = declared.superclass else { break }
      let types = Dictionary(zip(declared.parameters, current.arguments)) { first, _ in first }
      current = GenericName(written).replacing(types)
      if !current.arguments.isEmpty { found.append(self.symbol(current.text)) }
    }
    table.genericAncestors.withLock { $0[symbol.id] = found }
    return found
  }
}
