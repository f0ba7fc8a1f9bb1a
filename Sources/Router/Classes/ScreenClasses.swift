package import NavigationModel

/// The classes of view controllers that trees are made of: who inherits from whom, and which are containers.
///
/// Copies share their storage. Names are taken as trees write them; `UIKit.UINavigationController` and generic
/// arguments (`UIHostingController<Card>`) are understood, and a class that nobody declares is a plain view controller.
package struct ScreenClasses: Sendable {
  let table: Table
  let vocabulary: Vocabulary

  /// Reads the classes of an app; UIKit's own are known.
  ///
  /// O(n) in their number.
  package init(_ classes: [String: ScreenClass]) {
    let table = Table(classes)
    self.table = table
    vocabulary = Vocabulary(table.names)
  }

  /// Whether a class is another or inherits from it.
  ///
  /// O(depth of the inheritance).
  package func isSubclass(_ name: String, of ancestor: String) -> Bool {
    isSubclass(symbol(name), of: symbol(ancestor))
  }

  /// What a class does with its children.
  package func kind(of name: String) -> ContainerKind { kind(ofRow: row(of: symbol(name))) }

  /// What the source says about a class; `nil` for one of a library.
  package func declaration(of name: String) -> ScreenClass? { table.declarations[resolved(name)] }

  /// Whether both share the numbers of their names.
  func isSame(as other: ScreenClasses) -> Bool { vocabulary === other.vocabulary }
}

extension ScreenClasses {
  /// The class that a name means: abbreviations written out, modules left out.
  func resolved(_ name: String) -> String {
    if table.ids[name] != nil { return name }
    if let full = table.abbreviated[name] { return full }
    guard name.utf8.contains(where: { $0.isTypePunctuation || $0 == UInt8(ascii: ".") }) else { return name }
    let compact = String(name.filter { !$0.isWhitespace })
    if compact.contains("<") { return compact }
    guard let dot = compact.lastIndex(of: ".") else { return compact }
    let last = String(compact[compact.index(after: dot)...])
    return table.ids[last] == nil ? compact : last
  }

  func symbol(_ name: String) -> Symbol {
    if let id = table.ids[name] { return table.symbols[id] }
    return vocabulary.symbol(resolved(name))
  }

  func name(_ symbol: Symbol) -> String {
    table.names.indices.contains(Int(symbol.id)) ? table.names[Int(symbol.id)] : vocabulary.text(symbol)
  }

  /// How trees write a class: containers of UIKit are abbreviated unless the app has a class of that name.
  func notation(_ symbol: Symbol) -> String {
    let name = name(symbol)
    return table.shortened[name] ?? name
  }

  /// Row of a class; of `UIHostingController<Card>` that of `UIHostingController`; 0, a plain view controller, of a
  /// class that nobody knows.
  func row(of symbol: Symbol) -> Int32 {
    if table.names.indices.contains(Int(symbol.id)) { return symbol.id }
    let text = vocabulary.text(symbol)
    guard let angle = text.utf8.firstIndex(of: UInt8(ascii: "<")) else { return 0 }
    return Int32(truncatingIfNeeded: table.ids[resolved(String(text[..<angle]))] ?? 0)
  }

  func kind(ofRow row: Int32) -> ContainerKind { table.kinds[Int(row)] }

  /// Whether an app's own adapter speaks for the container, even if it descends from one of UIKit.
  func hasOwnAdapter(row: Int32) -> Bool { table.hasOwnAdapter[Int(row)] }

  /// Whether a class or one that it inherits from is another.
  func isSubclass(row: Int32, of ancestor: Symbol) -> Bool {
    if ancestor.id == 0 { return true }
    var current: Int? = Int(row)
    while let next = current {
      if next == Int(ancestor.id) { return true }
      current = table.superclasses[next]
    }
    return false
  }

  func isSubclass(_ symbol: Symbol, of ancestor: Symbol) -> Bool {
    isSubclass(symbol, row: row(of: symbol), of: ancestor)
  }

  func isSubclass(_ symbol: Symbol, row: Int32, of ancestor: Symbol) -> Bool {
    symbol.id == ancestor.id || isSubclass(row: row, of: ancestor) || inheritsGeneric(symbol, row: row, ancestor)
  }

  /// A class and those that it inherits from as far as they are known, the most derived first.
  func lineage(of symbol: Symbol, row: Int32) -> [String] {
    let known = table.lineages[Int(row)]
    return symbol.id == row ? known : [name(symbol)] + known
  }

  /// Whether any class answers in the source if it may be dismissed.
  var declaresDismissibility: Bool { table.declaresDismissibility }
}
