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

  @Test(.timeLimit(.minutes(1)), arguments: nested + chained + repeated)
  func costsNeitherStackNorTime(bomb: Bomb) throws {
    let source = bomb.source()
    for source in [source, "func wrapped() {\n" + source] {
      let files = [SourceFile(path: "A.swift", bytes: Array(source.utf8)), Self.screen]
      // What the reader made is freed on the thread that asked for it.
      let app = onSmallStack { App.read(files) }
      #expect(app?.model.nodes.contains { $0.name == "Last" } == true)
    }
  }

  private static let screen = SourceFile(
    path: "Last.swift",
    bytes: Array("class Last: UIViewController { func f() { present(Last(), animated: true) } }".utf8))

  private static let nested = [
    Bomb("(", 100_000, "x", ")"), Bomb("{", 100_000, "x", "}"), Bomb("[", 100_000, "x", "]"),
    Bomb("f(", 100_000, "x", ")"), Bomb("f { ", 100_000, "x", " }"), Bomb("[x: ", 100_000, "x", "]"),
    Bomb("if x { ", 100_000, "x", " }"), Bomb("if x {} else ", 100_000, "{}"), Bomb("\"\\(", 10_000, "x", ")\""),
    Bomb("A<", 100_000, "B", ">", around: "let x: "), Bomb("[", 100_000, "B", "]", around: "let x: "),
    Bomb("(", 100_000, "B", ")", around: "let x: "), Bomb("A -> ", 100_000, "B", around: "let x: "),
    Bomb("some ", 100_000, "B", around: "let x: "), Bomb("@a ", 100_000, "B", around: "let x: "),
    Bomb("class A { ", 20_000, "", " }"), Bomb("func a() { ", 20_000, "", " }"), Bomb("var a: A { ", 20_000, "", " }"),
    Bomb("switch x { case 1: ", 20_000, "x", " }"), Bomb("switch x { case ", 20_000, "y: z", " }"),
    Bomb("do { ", 100_000, "x", " }"), Bomb("while x { ", 100_000, "x", " }"), Bomb("a: ", 100_000, "while x {}"),
    Bomb("#if A\n", 20_000, "x", "\n#endif"), Bomb("await ", 100_000), Bomb("try ", 100_000), Bomb("- ", 100_000),
    Bomb("&", 100_000), Bomb("@a(", 100_000, "x", ")"), Bomb("#a(", 100_000, "x", ")"), Bomb("\\", 100_000),
    Bomb("case .a(", 20_000, "let b", ")", around: "if "), Bomb(".a(", 20_000, "let b", ")", around: "if case "),
    Bomb("(", 100_000, "a", ")", around: "let "), Bomb("x ? ", 100_000, "y", " : z"), Bomb("/*", 100_000, "", "*/"),
    Bomb("{ (a: ", 20_000, "B", ") in x }"), Bomb("return ", 100_000), Bomb("copy ", 100_000),
    Bomb("defer { ", 20_000, "", "}"),
    Bomb("extension A { ", 20_000, "", " }"), Bomb("guard x else { ", 20_000, "", " }"), Bomb("x[", 100_000, "x", "]"),
    Bomb("let x = ", 20_000), Bomb("x = ", 100_000), Bomb("throw ", 20_000), Bomb("`", 100_000),
    Bomb("\"\"\"\n", 10_000),
  ]

  private static let chained = [
    Bomb(".a()", 20_000, "", around: "x"), Bomb(".a { $0 }", 20_000, "", around: "x"),
    Bomb("?.a", 20_000, "", around: "x"),
    Bomb("!", 20_000, "", around: "x"), Bomb("[0]", 20_000, "", around: "x"), Bomb("()", 20_000, "", around: "x"),
    Bomb(".a()", 20_000, ".a(", around: "x"), Bomb(" as A", 20_000, "", around: "x"),
    Bomb(".A", 20_000, "", around: "let x: A"), Bomb("?", 20_000, "", around: "let x: A"),
    Bomb(".Type", 20_000, "", around: "let x: A"), Bomb(".b", 20_000, "", around: "\\A"),
    Bomb("<A>", 20_000, "", around: "x"), Bomb("#if A\n.a()\n", 5_000, "", "#endif\n", around: "x\n"),
  ]

  private static let repeated = [
    Bomb("x + ", 50_000), Bomb("x ?? ", 50_000), Bomb("x && y || ", 20_000), Bomb("x ? y : ", 20_000),
    Bomb("x == ", 50_000), Bomb("x as? A ?? ", 20_000), Bomb("x, ", 50_000, "x)", around: "f("),
    Bomb("case .a: f()\n", 50_000, "}", around: "switch x {\n"), Bomb("A & ", 50_000, "B", around: "let x: "),
    Bomb("let a = b\n", 50_000, ""), Bomb("\\(x)", 20_000, "\"", around: "\""), Bomb("x; ", 50_000),
    Bomb("@a ", 50_000, "class A {}"), Bomb("a, ", 50_000, "b }", around: "enum E { case "), Bomb("}", 50_000, ""),
    Bomb("// navgraph:ignore\n", 20_000, ""), Bomb("class A {}\n", 3_000, ""), Bomb("class A: A {}\n", 3_000, ""),
    Bomb("\u{1F6D2}", 50_000, ""), Bomb("\r", 50_000, ""),
  ]
}
