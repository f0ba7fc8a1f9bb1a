import Facts
import Testing

@Suite struct StatementTests {
  @Test(arguments: [
    Reduction("if a, let b, let c = d, case .e(let f) = g { h() }", "if a, let b, let c = d, case .e(f) = g { h() }"),
    Reduction("if a { b } else if c { d } else { e }", "if a { b } else { if c { d } else { e } }"),
    Reduction("if #available(iOS 15, *) { a }", "if #available(iOS 15, *) { a }"),
    Reduction("while let a = b() { c }", "loop let a = b() { c }"),
    Reduction("repeat { a } while b", "loop b { a }"),
    Reduction("for a in b { c }", "loop a in b { c }"),
    Reduction("for (a, _) in b where c { d }", "loop (a, _) in b, c { d }"),
    Reduction("for case let a? in b {}", "loop a? in b {}"),
    Reduction("do { try a() } catch let e as E { b } catch { c }", "do { try a() } catch { b } catch { c }"),
    Reduction("defer { a() }", "defer { a() }"),
    Reduction("outer: for a in b { break outer }", "loop a in b { … }"),
    Reduction("throw E.a", "throw E.a"),
    Reduction("let a = b, c: D", "let a = b; let c: D"),
    Reduction("let (a, b) = c", "let (a, b) = c"),
    Reduction("await a()", "a()"),
    Reduction("a(); b()", "a(); b()"),
  ])
  func isReducedTo(reduction: Reduction) {
    #expect(outline(body(of: "func test() {\n\(reduction.source)\n}")) == reduction.outline)
  }

  @Test(arguments: [
    Reduction("guard let self else { return }", "guard let self else { return }"),
    Reduction("guard let `self` = self else { return }", "guard let self = self else { return }"),
    Reduction("guard a, let b = c as? D else { return }", "guard a, let b = c as? D else { return }"),
    Reduction("var a: B { c }", "var a: B get { c }"),
    Reduction("var a: B { get { c } set { d = newValue } }", "var a: B get { c } set { d = newValue }"),
    Reduction("func a(_ b: C) -> D { b }", "func a(_ b: C) -> D { b }"),
    Reduction("class A {}", "class A"),
    Reduction("return", "return"),
    Reduction("return if a { b } else { c }", "return if a { b } else { c }"),
    Reduction(
      "#if DEBUG\na()\n#elseif os(iOS)\nb()\n#else\nc()\n#endif", "#DEBUG { a() } os(iOS) { b() } else { c() }"),
  ])
  func ofABodyIsReducedTo(reduction: Reduction) {
    #expect(outline(body(of: "func test() {\n\(reduction.source)\n}")) == reduction.outline)
  }

  @Test(arguments: [
    Reduction("case .a", ".a"),
    Reduction("case .a(let b, _)", ".a(b, _)"),
    Reduction("case let .a(b, c: d)", ".a(b, d)"),
    Reduction("case .a(.b(let c))", ".a(.b(c))"),
    Reduction("case X.a", ".a"),
    Reduction("case M.X.a(let b)", ".a(b)"),
    Reduction("case .a, .b", ".a, .b"),
    Reduction("case is T", "is T"),
    Reduction("case let b as T", "b as T"),
    Reduction("case (.a, let b)", "(.a, b)"),
    Reduction("case let (a, b)", "(a, b)"),
    Reduction("case let b?", "b?"),
    Reduction("case .a?", ".a?"),
    Reduction("case 1...2", "1 ... 2"),
    Reduction("case \"a\"", "\"a\""),
    Reduction("case x()", "x()"),
    Reduction("case _", "_"),
    Reduction("case let b", "b"),
    Reduction("default", ""),
  ])
  func caseIsReducedTo(reduction: Reduction) throws {
    let branch = try #require(cases("switch s { \(reduction.source): f() }").first)
    #expect(branch.patterns.map(\.text).joined(separator: ", ") == reduction.outline)
    #expect(outline(branch.body) == "f()")
  }

  @Test func caseKeepsTheTypeThatIsWritten() throws {
    guard case .enumCase(let type, "a", []) = try #require(cases("switch s { case M.X.a: f() }").first?.patterns.first)
    else {
      Issue.record("no case of an enum")
      return
    }
    #expect(type?.description == "M.X")
  }

  @Test func caseKeepsItsConditionAndAllClauses() {
    let found = cases("switch s {\ncase .a where b == c: f()\n#if X\ncase .d: g()\n#else\ncase .e: h()\n#endif\n}")
    #expect(found.map { outline($0.body) } == ["f()", "g()", "h()"])
    #expect(found.first?.condition.map { outline($0) } == "(b == c)")
  }

  private func cases(_ source: String) -> [SwitchCase] {
    guard case .switch(_, let cases)? = facts(source).statements.first?.kind else { return [] }
    return cases
  }

  private func body(of source: String) -> [Statement] { facts(source).members.functions.first?.body ?? [] }
}
