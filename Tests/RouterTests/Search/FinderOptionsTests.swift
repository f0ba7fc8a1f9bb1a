import NavigationModel
import Router
import Testing

/// Where each option finds a screen, from the topmost view controller and from the root.
@Suite struct FinderOptionsTests {
  /// The screen that is looked for is `Cart`.
  private static let states = [
    "Cart", "Nav[Cart, Other]", "Nav[Other, Cart]", "Tab<0>[Home, Cart]", "Tab<0>[Nav[Cart, Other], Home]",
    "Cart ^ Other", "Nav[Cart, Home] ^ Other", "Nav[Cart] ^ Other", "Plain ^ Cart", "Split[Home / Cart]",
  ]

  private static let table: [(options: [String], topmost: String, root: String)] = [
    (["current"], "Y.......Y.", "Y....Y...."),
    (["visible"], "..Y......Y", "..Y....Y.Y"),
    (["contained"], ".YYYY....Y", ".YYYY.YY.Y"),
    (["currentVisibleOnly"], "Y.Y.....YY", "Y.Y..Y.Y.Y"),
    (["currentAllStack"], "YYYYY...YY", "YYYYYYYY.Y"),
    (["currentAndDown"], "YYYYYYYYYY", "YYYYYYYY.Y"),
    (["currentAndUp"], "YYYYY...YY", "YYYYYYYYYY"),
    (["allVisible"], "Y.Y..Y.YYY", "Y.Y..Y.YYY"),
    (["fullStack"], "YYYYYYYYYY", "YYYYYYYYYY"),
    ([], "YYYYYYYYYY", "YYYYYYYYYY"),
    (["current", "presenting"], "Y....Y..Y.", "Y....Y...."),
    (["current", "visible", "contained"], "YYYY....YY", "YYYY.YYY.Y"),
    (["presenting"], "..........", ".........."),
    // Spellings with the type before the dot, and a name that no release has.
    (["SearchOptions.current"], "Y.......Y.", "Y....Y...."),
    (["everywhere"], "YYYYYYYYYY", "YYYYYYYYYY"),
  ]

  @Test(arguments: table.indices)
  func finds(row: Int) throws {
    let (options, topmost, root) = Self.table[row]
    for (start, expected) in [("topmost", topmost), ("root", root)] {
      let finder = Finder(
        kind: .byClass, name: "ClassFinder", screenClass: "Cart", options: options, startingPoint: start)
      let app = SmallApp([.custom(finder, context: nil)])
      let found = try Self.states.map { try app.run($0).hasPrefix("throws compositionFailed") ? "." : "Y" }
      #expect(found.joined() == expected, "\(options) from \(start)")
    }
  }

  @Test(arguments: [
    // Containers around the start, but not their other children.
    ("Tab<0>[Nav[Mark], Cart]", ["parent"], "Nav", true),
    ("Tab<0>[Nav[Mark], Cart]", ["parent"], "Tab", true),
    ("Tab<0>[Nav[Mark], Cart]", ["parent"], "Cart", false),
    ("Tab<0>[Nav[Mark], Home] ^ Cart", ["parent", "presented"], "Cart", false),
    ("Tab<0>[Nav[Mark], Home] ^ Cart", ["current", "parent", "presented"], "Cart", true),
    ("Cart ^ Nav[Mark]", ["parent"], "Cart", false),
    ("Cart ^ Nav[Mark]", ["presenting"], "Cart", false),
    ("Cart ^ Nav[Mark]", ["current", "presenting"], "Cart", true),
  ])
  func startsWhereAnExpressionSays(tree: String, options: [String], name: String, isFound: Bool) throws {
    let mark = Finder.cls("fullStack", from: "root", of: "Mark")
    let finder = Finder(
      kind: .byClass, name: "ClassFinder", screenClass: name, options: options, startingPoint: "mark()",
      origin: .found(mark))
    let app = SmallApp([.custom(finder, context: nil)])
    #expect(try !app.run(tree).hasPrefix("throws") == isFound)
  }
}
