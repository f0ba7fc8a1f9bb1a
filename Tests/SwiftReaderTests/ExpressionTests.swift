import Facts
import Testing

@Suite struct ExpressionTests {
  @Test(arguments: [
    Reduction("a.b(.push)", "a.b(.push)"),
    Reduction("f(x: 1, y: .c(2))", "f(x: 1, y: .c(2))"),
    Reduction("Finder<Home, Any?>()", "Finder<Home, Any?>()"),
    Reduction("A.Factory<[B], (C) -> D>.make()", "A.Factory<[B], (C) -> D>.make()"),
    Reduction("f { a }", "f { a }"),
    Reduction("f(1) { a } then: { b }", "f(1) { a } then: { b }"),
    Reduction("f { x, _ in x }", "f { x, _ in x }"),
    Reduction("f { [weak self] (x: Int) -> A in g(x) }", "f { x: Int -> A in g(x) }"),
    Reduction("x as A", "x as A"),
    Reduction("x as? [A]", "x as? [A]"),
    Reduction("x as! A.B", "x as! A.B"),
    Reduction("x is A", "x is A"),
    Reduction("x as? A as? B", "x as? A as? B"),
    Reduction("(x as? A)?.b()", "(x as? A)?.b()"),
    Reduction("a ? b : c", "a ? b : c"),
    Reduction("a ? b : c ? d : e", "a ? b : c ? d : e"),
    Reduction("a ?? b ?? c", "(a ?? b ?? c)"),
    Reduction("a ?? b == c", "((a ?? b) == c)"),
    Reduction("a || b && c", "(a || (b && c))"),
    Reduction("a + b * c", "(a + b * c)"),
    Reduction("a <^> b", "(a <^> b)"),
    Reduction("x = y", "x = y"),
    Reduction("x += y", "x += y"),
    Reduction("x.y[z] = w ? a : b", "x.y[z] = w ? a : b"),
    Reduction("table[.a, default: b] = c", "table[.a, default: b] = c"),
    Reduction("_ = f()", "… = f()"),
    Reduction("try f()", "try f()"),
    Reduction("try? f()", "try? f()"),
    Reduction("try! await f()", "try! f()"),
    Reduction("a?.b!.c", "a?.b!.c"),
    Reduction("a\n#if os(iOS)\n.b(c)\n#endif\n.d()", "a.b(c).d()"),
    Reduction("a\n#if DEBUG\n.b().c()\n#else\n.d { e }\n#endif", "a.b().c().d { e }"),
    Reduction("a()\n#if os(iOS)\n.b()\n#else\n.c()\n#endif", "a().b()"),
    Reduction("a()\n#if os(macOS)\n.b()\n#endif", "a()"),
    Reduction("a()\n#if !X\n#if os(macOS)\n.b()\n#else\n.c()\n#endif\n.d()\n#endif\n.e()", "a().c().d().e()"),
    Reduction("a()\n#if !X\n#if os(macOS)\n.b()\n#endif\n.d()\n#endif", "a().d()"),
    Reduction("a?[0]?.b()", "a?[0]?.b()"),
    Reduction("a.0.1", "a.0.1"),
    Reduction(#"\A.b.c"#, #"\A.b.c"#),
    Reduction(#"\.b"#, #"\.b"#),
    Reduction("#selector(A.b(_:))", "#selector(A.b)"),
    Reduction("#macro(x) { y }", "#macro(x) { … }"),
    Reduction("-x", "-x"),
    Reduction("!x.y", "!x.y"),
    Reduction("f(&x)", "f(x)"),
    Reduction("x...", "x"),
    Reduction("[a, b,]", "[a, b]"),
    Reduction("[a: b, .c: [:]]", "[a: b, .c: []]"),
    Reduction("(a, b: c)", "(a, b: c)"),
    Reduction("(a)", "a"),
    Reduction("super.f()", "super.f()"),
    Reduction("A.self", "A.self"),
    Reduction("[A]()", "[A]()"),
    Reduction("nil", "nil"),
    Reduction("0x1F_FF", "0x1F_FF"),
    Reduction("-1.5e3", "-1.5e3"),
    Reduction("f(consume x)", "f(x)"),
    Reduction("f(copy x)", "f(x)"),
    Reduction("`default`.`in`(`is`: a)", "default.in(is: a)"),
    Reduction("f(/a+/)", "f(…)"),
    Reduction("x.map(\\.y)", "x.map(\\.y)"),
  ])
  func isReducedTo(reduction: Reduction) {
    #expect(statements(reduction.source) == reduction.outline)
  }

  @Test(arguments: [
    Reduction(#""a""#, "a"),
    Reduction(#""a\"b\\c\n\t\u{1F6D2}""#, "a\"b\\c\n\t🛒"),
    Reduction(##"#"a\n\#n"#"##, "a\\n\n"),
    Reduction("\"\"\"\n    a\n      b\n    \"\"\"", "a\n  b"),
    Reduction("\"\"\"\n  a \\\n  b\n  \"\"\"", "a b"),
    Reduction("\"\"", ""),
    Reduction("\"Ёлка 🎄 \u{202E}\"", "Ёлка 🎄 \u{202E}"),
  ])
  func literalHasTheTextItStandsFor(reduction: Reduction) throws {
    #expect(try argument(reduction.source).literalText == reduction.outline)
  }

  @Test(arguments: [
    Reduction("!(a || b)", "!(a || b)"),
    Reduction("(a == b) && c", "a == b && c"),
    Reduction("a == nil && b != c || d", "a == nil && b != c || d"),
    Reduction("a && (b || c)", "a && (b || c)"),
    Reduction("(a && b) || c", "a && b || c"),
    Reduction("(a ?? b).c", "(a ?? b).c"),
    Reduction("a ?? b == c", "a ?? b == c"),
    Reduction("(x as? A)?.b()", "(x as? A)?.b()"),
    Reduction("x as? A", "x as? A"),
    Reduction("(a ? b : c) == d", "(a ? b : c) == d"),
  ])
  func isWrittenAsItIsMeant(reduction: Reduction) throws {
    #expect(try argument(reduction.source).text == reduction.outline)
  }

  /// An expression as it is read where it is passed to a function.
  private func argument(_ source: String) throws -> Expression {
    let statement = try #require(facts("f(" + source + ")").statements.first)
    guard case .expression(let call) = statement.kind, case .call(_, let arguments) = call.kind else {
      throw NoCall()
    }
    return try #require(arguments.first).value
  }

  private struct NoCall: Error {}

  @Test func keepsWhatIsInterpolated() {
    #expect(statements(#"f("a\(b.c(1))d")"#) == #"f("a\(b.c(1))d")"#)
    #expect(statements(##"f(#"a\(b)\#(c)"#)"##) == ##"f("a\(b)\(c)")"##)
  }

  @Test func readsBranchesUsedAsValues() {
    #expect(statements("x = if a { b } else { c }").hasPrefix("x = "))
    #expect(statements("x = switch a { case .b: c\ndefault: d }").hasPrefix("x = "))
    #expect(statements("f(if a { b } else { c })").hasPrefix("f("))
  }

  @Test func callHasThePlaceOfItsName() throws {
    let file = facts("a\n  .b()\n  .c { d() }")
    guard case .expression(let outer)? = file.statements.first?.kind, case .call(let callee, _) = outer.kind else {
      Issue.record("no call")
      return
    }
    #expect(file.lines.position(of: outer.offset) == (3, 4))
    #expect(file.lines.position(of: callee.offset) == (3, 4))
  }
}
