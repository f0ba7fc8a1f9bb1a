import NavigationModel
import Synchronization

extension ScreenClasses {
  /// What is known of classes when the app has been read; row numbers are those of the vocabulary.
  final class Table: Sendable {
    let names: [String]
    let symbols: [Symbol]
    let lineages: [[String]]
    let declaresDismissibility: Bool
    let ids: [String: Int]
    let superclasses: [Int?]
    let kinds: [ContainerKind]
    let hasOwnAdapter: [Bool]
    let declarations: [String: ScreenClass]
    let abbreviated: [String: String]
    let shortened: [String: String]
    /// Whether a class above is written with generic arguments.
    let hasGenericAncestors: [Bool]
    /// Such classes by the number of a name, as far as they were asked for.
    let genericAncestors = Mutex<[Int32: [Symbol]]>([:])

    init(_ classes: [String: ScreenClass]) {
      var superclassNames: [String: String] = [:]
      for (name, superclass) in LibraryClasses.superclasses { superclassNames[name] = superclass }
      for (name, declared) in classes where name != LibraryClasses.root {
        superclassNames[name] = declared.superclass.map(Self.bare) ?? LibraryClasses.root
      }
      // A superclass that nobody declares is a class all the same.
      for superclass in superclassNames.values where superclassNames[superclass] == nil {
        if superclass != LibraryClasses.root { superclassNames[superclass] = LibraryClasses.root }
      }
      let names = [LibraryClasses.root] + superclassNames.keys.sorted()
      let ids = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
      let superclasses = Self.acyclic(names.map { name in superclassNames[name].flatMap { ids[$0] } })
      self.names = names
      self.ids = ids
      self.superclasses = superclasses
      declarations = classes
      declaresDismissibility = classes.values.contains { $0.canBeDismissed != nil }
      symbols = names.enumerated().map { Symbol(id: Int32(truncatingIfNeeded: $0), stamp: $1.stamp) }
      let lineages = names.indices.map { Self.lineage(of: $0, superclasses) }
      self.lineages = lineages.map { $0.map { names[$0] } }
      hasGenericAncestors = lineages.map { $0.contains { classes[names[$0]]?.superclass?.contains("<") ?? false } }
      hasOwnAdapter = lineages.map { $0.contains { classes[names[$0]]?.isCustomContainer ?? false } }
      kinds = zip(lineages, hasOwnAdapter).map { lineage, isCustom in
        for row in lineage {
          switch names[row] {
          case LibraryClasses.navigation: return .navigation
          case LibraryClasses.tab: return .tab
          case LibraryClasses.split: return .split
          default: continue
          }
        }
        return isCustom ? .custom : .none
      }
      var abbreviated: [String: String] = [:]
      var shortened: [String: String] = [:]
      for (short, name) in LibraryClasses.abbreviations where ids[short] == nil {
        abbreviated[short] = name
        shortened[name] = short
      }
      self.abbreviated = abbreviated
      self.shortened = shortened
    }

    /// `UIKit.UIViewController` and `Base<Item>` are found under `UIViewController` and `Base`.
    private static func bare(_ name: String) -> String {
      let base = name.prefix { $0 != "<" }
      let last = base.split(separator: ".").last.map(String.init) ?? String(base)
      return String(last.filter { !$0.isWhitespace })
    }

    /// Classes that inherit from themselves do not compile, but what is read may be broken: such a circle is cut.
    private static func acyclic(_ superclasses: [Int?]) -> [Int?] {
      var result = superclasses
      for row in result.indices {
        var steps = 0
        var current = result[row]
        while let next = current, steps <= result.count {
          current = result[next]
          steps += 1
        }
        if current != nil { result[row] = nil }
      }
      return result
    }

    private static func lineage(of row: Int, _ superclasses: [Int?]) -> [Int] {
      var rows = [row]
      var current = superclasses[row]
      while let next = current {
        rows.append(next)
        current = superclasses[next]
      }
      return rows
    }
  }
}
