package import NavigationModel

/// The classes of view controllers that trees are made of: who inherits from whom, and which are containers.
///
/// Copies share their storage. Names are taken as trees write them; `UIKit.UINavigationController` and generic
/// arguments (`UIHostingController<Card>`) are understood, and a class that nobody declares is a plain view controller.
package struct ScreenClasses: Sendable {
  private let table: Table
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
  package func kind(of name: String) -> ContainerKind { kind(of: symbol(name)) }

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
    let compact = String(name.filter { !$0.isWhitespace })
    if compact.contains("<") { return compact }
    guard let dot = compact.lastIndex(of: ".") else { return compact }
    let last = String(compact[compact.index(after: dot)...])
    return table.ids[last] == nil ? compact : last
  }

  func symbol(_ name: String) -> Symbol { vocabulary.symbol(resolved(name)) }

  func name(_ symbol: Symbol) -> String { vocabulary.text(symbol) }

  /// How trees write a class: containers of UIKit are abbreviated unless the app has a class of that name.
  func notation(_ symbol: Symbol) -> String {
    let name = name(symbol)
    return table.shortened[name] ?? name
  }

  func kind(of symbol: Symbol) -> ContainerKind {
    table.row(symbol).map { table.kinds[$0] } ?? table.row(base(of: symbol)).map { table.kinds[$0] } ?? .none
  }

  /// Whether an app's own adapter speaks for the container, even if it descends from one of UIKit.
  func hasOwnAdapter(_ symbol: Symbol) -> Bool {
    table.row(symbol).map { table.hasOwnAdapter[$0] } ?? false
  }

  func isSubclass(_ symbol: Symbol, of ancestor: Symbol) -> Bool {
    if symbol.id == ancestor.id || ancestor.id == table.rootID { return true }
    var row = table.row(symbol)
    if row == nil {
      let base = base(of: symbol)
      if base.id == ancestor.id { return true }
      row = table.row(base)
    }
    while let current = row, let next = table.superclasses[current] {
      if next == Int(ancestor.id) { return true }
      row = next
    }
    return false
  }

  /// A class and those that it inherits from as far as they are known, the most derived first.
  func lineage(of symbol: Symbol) -> [String] {
    var names = [name(symbol)]
    var row = table.row(symbol)
    if row == nil {
      let base = base(of: symbol)
      row = table.row(base)
      if !base.isNone, base.id != symbol.id { names.append(name(base)) }
    }
    while let current = row, let next = table.superclasses[current] {
      names.append(table.names[next])
      row = next
    }
    return names
  }

  /// `UIHostingController` of `UIHostingController<Card>`.
  private func base(of symbol: Symbol) -> Symbol {
    let text = name(symbol)
    guard let angle = text.firstIndex(of: "<") else { return .none }
    return self.symbol(String(text[..<angle]))
  }
}
