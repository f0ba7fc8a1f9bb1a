import Foundation
import NavGraphKit
import NavigationModel
import Testing

/// Sources that nest, chain or repeat far beyond what a person writes: they cost neither the stack nor much time.
@Suite(.serialized) struct NestingTests {
  /// A source made of many equal parts.
  struct Bomb: Sendable, CustomStringConvertible {
    var name: String
    var source: @Sendable () -> String

    init(_ name: String, _ source: @escaping @Sendable () -> String) {
      self.name = name
      self.source = source
    }

    /// `open` many times, `inside`, `close` as many times.
    init(_ open: String, _ count: Int, _ inside: String = "x", _ close: String = "", around: String = "") {
      self.init(open) {
        around + String(repeating: open, count: count) + inside + String(repeating: close, count: count)
      }
    }

    var description: String { name }
  }

  @Test(arguments: nested + chained + repeated)
  func costsNeitherStackNorTime(bomb: Bomb) throws {
    let source = bomb.source()
    for source in [source, "func wrapped() {\n" + source] {
      let files = [SourceFile(path: "A.swift", bytes: Array(source.utf8)), Self.screen]
      // What the reader made is freed on the thread that asked for it.
      let app = onSmallStack { App.read(files) }
      #expect(app?.model.nodes.contains { $0.name == "Last" } == true)
    }
  }

  @Test(arguments: nested + chained)
  func isKnownTheNextTime(bomb: Bomb) {
    let files = [SourceFile(path: "A.swift", bytes: Array(bomb.source().utf8))]
    var cold = FactCache(stored: [], tool: "", secret: (0, 0))
    let expected = App.read(files, cache: &cold)
    var warm = FactCache(stored: cold.renewedBytes ?? [], tool: "", secret: (0, 0))
    let app = App.read(files, cache: &warm)
    #expect(app.problems == expected.problems && app.model == expected.model)
    #expect(warm.renewedBytes == nil)
  }

  private static let screen = SourceFile(
    path: "Last.swift",
    bytes: Array("class Last: UIViewController { func f() { present(Last(), animated: true) } }".utf8))

  private static let nested = [
    Bomb("(", 600, "x", ")"), Bomb("{", 600, "x", "}"), Bomb("[", 600, "x", "]"),
    Bomb("f(", 600, "x", ")"), Bomb("f { ", 600, "x", " }"), Bomb("[x: ", 600, "x", "]"),
    Bomb("if x { ", 600, "x", " }"), Bomb("if x {} else ", 600, "{}"), Bomb("\"\\(", 600, "x", ")\""),
    Bomb("A<", 600, "B", ">", around: "let x: "), Bomb("[", 600, "B", "]", around: "let x: "),
    Bomb("(", 600, "B", ")", around: "let x: "), Bomb("A -> ", 600, "B", around: "let x: "),
    Bomb("some ", 600, "B", around: "let x: "), Bomb("@a ", 600, "B", around: "let x: "),
    Bomb("class A { ", 600, "", " }"), Bomb("func a() { ", 600, "", " }"), Bomb("var a: A { ", 600, "", " }"),
    Bomb("switch x { case 1: ", 600, "x", " }"), Bomb("switch x { case ", 600, "y: z", " }"),
    Bomb("do { ", 600, "x", " }"), Bomb("while x { ", 600, "x", " }"), Bomb("a: ", 600, "while x {}"),
    Bomb("#if A\n", 600, "x", "\n#endif"), Bomb("await ", 600), Bomb("try ", 600), Bomb("- ", 600),
    Bomb("&", 600), Bomb("@a(", 600, "x", ")"), Bomb("#a(", 600, "x", ")"), Bomb("\\", 600),
    Bomb("case .a(", 600, "let b", ")", around: "if "), Bomb(".a(", 600, "let b", ")", around: "if case "),
    Bomb("(", 600, "a", ")", around: "let "), Bomb("x ? ", 600, "y", " : z"), Bomb("/*", 600, "", "*/"),
    Bomb("{ (a: ", 600, "B", ") in x }"), Bomb("return ", 600), Bomb("copy ", 600),
    Bomb("defer { ", 600, "", "}"),
    Bomb("extension A { ", 600, "", " }"), Bomb("guard x else { ", 600, "", " }"), Bomb("x[", 600, "x", "]"),
    Bomb("let x = ", 600), Bomb("x = ", 600), Bomb("throw ", 600), Bomb("`", 600),
    Bomb("\"\"\"\n", 600),
  ]

  private static let chained = [
    Bomb(".a()", 600, "", around: "x"), Bomb(".a { $0 }", 600, "", around: "x"),
    Bomb("?.a", 600, "", around: "x"),
    Bomb("!", 600, "", around: "x"), Bomb("[0]", 600, "", around: "x"), Bomb("()", 600, "", around: "x"),
    Bomb(".a()", 600, ".a(", around: "x"), Bomb(" as A", 600, "", around: "x"),
    Bomb(".A", 600, "", around: "let x: A"), Bomb("?", 600, "", around: "let x: A"),
    Bomb(".Type", 600, "", around: "let x: A"), Bomb(".b", 600, "", around: "\\A"),
    Bomb("<A>", 600, "", around: "x"), Bomb("#if A\n.a()\n", 5_000, "", "#endif\n", around: "x\n"),
  ]

  private static let repeated = [
    Bomb("x + ", 600), Bomb("x ?? ", 600), Bomb("x && y || ", 600), Bomb("x ? y : ", 600),
    Bomb("x == ", 600), Bomb("x as? A ?? ", 600), Bomb("x, ", 600, "x)", around: "f("),
    Bomb("case .a: f()\n", 600, "}", around: "switch x {\n"), Bomb("A & ", 600, "B", around: "let x: "),
    Bomb("let a = b\n", 600, ""), Bomb("\\(x)", 600, "\"", around: "\""), Bomb("x; ", 600),
    Bomb("@a ", 600, "class A {}"), Bomb("a, ", 600, "b }", around: "enum E { case "), Bomb("}", 600, ""),
    Bomb("// navgraph:ignore\n", 600, ""), Bomb("class A {}\n", 3_000, ""), Bomb("class A: A {}\n", 3_000, ""),
    Bomb("\u{1F6D2}", 600, ""), Bomb("\r", 600, ""),
  ]
}
