import Foundation
import NavGraphKit
import NavigationModel
import Testing

/// Programs that lead in circles or double at each step: legal or half typed, they end, and soon.
@Suite struct CircleTests {
  @Test(
    arguments: [
      "typealias A = B; typealias B = A; let x: A = B()",
      "class X { typealias A = B; typealias B = A; var a: A; func f() { present(a, animated: true); A().f() } }",
      "class X { typealias A = A; var a: A }",
      "class X { typealias A = B.C; struct B { typealias C = A } ; var a: A; func f() { present(a.b, animated: true) } }",
      "class A: B {}; class B: A {}; func f() { present(A(), animated: true) }",
      "class A: A { override func f() { super.f() } }",
      "protocol A: B {}; protocol B: A {}; class C: A {}; func f(a: A) { present(a.x(), animated: true) }",
      "extension A: A {}; extension A { var a: A { a } }",
      "extension A: B {}; extension B: A {}; func f() { A().show(); B.make().show() }",
      "class A<T: A<T>> { typealias B = A<B>; var b: B }; func f() { present(A<A<A>>().b, animated: true) }",
      "func f() -> () -> UIViewController { f() }; func g() { present(f()(), animated: true) }",
      "func f<T>(_ t: T) -> T { f(t) }; func g() { present(f(f), animated: true) }",
      "let a = b; let b = a; func f() { present(a, animated: true) }",
      "class X { var a: Y { b }; var b: Y { a }; lazy var c = { self.c }(); func f() { present(c ?? a, animated: true) } }",
      "func f() { let a = { a }; present(a(), animated: true); let b = b; present(b.c, animated: true) }",
      "func f(x: Int = f()) { f(x: f()) }",
      "func f() { var g: (() -> Void)?; g = { g?(); present(X(), animated: true) }; g?() }",
      "func y() { let f = { (g: Any) in g(g) }; f(f) }",
      "func y() { let f = { $0($0)($0) }; present(f(f)(f), animated: true) }",
      "class R { var d: [Key: () -> R] = [:]; func r() { d[d[.a]] = { self.d[.b]() }; d[.b] = { d[.b] }; d[.b]?().r() } }",
      "class R { var d = [:]; func r(_ k: K, _ v: V) { d[k] = v; r(d[k], d[d[k]]) } ; func s() { present(d[.a], animated: true) } }",
      "class R { var a: R?; func r() { a = a?.a; a = self.a; a?.a?.r(); present(a, animated: true) } }",
      "enum E { indirect case e(E); var next: E { switch self { case .e(let e): e.next } } }; func f(e: E) { f(e: .e(e.next)) }",
      "struct S { subscript(s: S) -> S { self[self[s]] } }; func f(s: S) { present(s[s][s], animated: true) }",
      "protocol P { var p: P { get } }; extension P { var p: P { p.p } }; class C: P {}; func f(c: C) { present(c.p.p, animated: true) }",
      "let route = StepAssembly(finder: route, factory: route).using(route).from(route).assemble()",
      """
      struct S { var a: DestinationStep<A, Any?> { StepAssembly(finder: ClassFinder<A, Any?>(), factory: NilFactory()).from(b).assemble() }
      var b: DestinationStep<A, Any?> { StepAssembly(finder: ClassFinder<A, Any?>(), factory: NilFactory()).from(a).assemble() } }
      """,
      """
      indirect enum N { case leaf; case two(N, N)
      static func make(_ n: Int) -> N { f ? .leaf : (g ? .two(make(n - 1), make(n - 2)) : .two(make(n), make(n))) }
      var first: N { switch self { case .leaf: .leaf; case let .two(a, b): f ? a.first : b.first } }
      var step: DestinationStep<A, Any?> { switch first { case .leaf: a; case let .two(a, b): (f ? a : b).first.step } } }
      let a: DestinationStep<A, Any?> = StepAssembly(finder: ClassFinder<A, Any?>(), factory: NilFactory()).from(b).assemble()
      func route(_ n: Int) -> DestinationStep<A, Any?> { N.make(n).first.step }
      """,
    ])
  func ends(source: String) {
    let app = App.read([SourceFile(path: "A.swift", bytes: Array((screens + source).utf8))])
    _ = app.findings()
    #expect(app.model.nodes.contains { $0.name == "Last" })
  }

  /// Each of thirty lines uses the one before it twice.
  @Test(
    arguments: [
      ("func f() {\nlet a0 = X()\n", "let a# = c ? a% : [a%, a%]\n", "present(a30, animated: true) }"),
      (
        "func f0() -> X { X() }\n", "func f#() -> X { c ? f%() : f%() }\n",
        "func g() { present(f30(), animated: true) }"
      ),
      ("func f0(_ x: X) { show(x) }\n", "func f#(_ x: X) { f%(x); f%(y) }\n", "func g() { f30(X()) }"),
      ("func f() {\nlet a0 = { X() }\n", "let a# = { [a%(), a%()] }\n", "present(a30(), animated: true) }"),
      ("class V {\nlet a0 = X()\n", "lazy var a# = [a%, a%]\n", "func f() { present(a30, animated: true) } }"),
      (
        "class V {\nvar a0: X { X() }\n", "var a#: [X] { [a%, a%].map { $0 } }\n",
        "func f() { present(a30.first, animated: true) } }"
      ),
      (
        "class C0: UIViewController {}\n", "class C#: C% { func f() { present(c ? C%() : C#(), animated: true) } }\n",
        ""
      ),
      (
        "struct R {\nvar r0 = StepAssembly(finder: ClassFinder<Last, Any?>(), factory: NilFactory()).from(GeneralStep.current()).assemble()\n",
        "var r#: DestinationStep<Last, Any?> { SwitchAssembly<Last, Any?>().addCase(from: r%).addCase(from: r%).assemble(default: r%) }\n",
        "}\nfunc g() { router.navigate(to: R().r30, with: nil) }"
      ),
    ])
  func doesNotDouble(head: String, line: String, tail: String) {
    var source = screens + head
    for index in 1...30 {
      source += line.replacingOccurrences(of: "#", with: "\(index)").replacingOccurrences(of: "%", with: "\(index - 1)")
    }
    let app = App.read([SourceFile(path: "A.swift", bytes: Array((source + tail).utf8))])
    _ = app.findings()
    #expect(app.model.nodes.contains { $0.name == "Last" })
  }

  /// Values that hold each other nest as deep as the program is long, and are freed again.
  @Test(
    arguments: [
      "let a# = a%.b()\n", "let a# = [a%]\n", "let a# = { a% }\n", "let a# = Box(a%)\n", "func a#() { a%() }\n",
    ])
  func followsLongChains(line: String) {
    let lines = (1...500).map { index in
      line.replacingOccurrences(of: "#", with: "\(index)").replacingOccurrences(of: "%", with: "\(index - 1)")
    }
    let sources = [lines, lines.reversed()].map {
      screens + "class Box { init(_ x: Any) {} }\n" + $0.joined() + "func g() { present(a500, animated: true) }"
    }
    for source in sources {
      let app = App.read([SourceFile(path: "A.swift", bytes: Array(source.utf8))])
      #expect(app.model.nodes.contains { $0.name == "Last" })
    }
  }

  private let screens = "class Last: UIViewController { func f() { present(Last(), animated: true) } }\n"
}
