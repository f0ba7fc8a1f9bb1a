import Facts
import Testing

@Suite struct DeclarationTests {
  @Test(arguments: [
    Reduction("let a = 1, b: B", "var a = 1; var b: B"),
    Reduction("static let a = B()", "static var a = B()"),
    Reduction("class var a: B { b }", "static var a: B get { b }"),
    Reduction("lazy var a: B = { c() }()", "var a: B = { c() }()"),
    Reduction("@Route(.push, to: A.self) var a: B", "@Route(.push, to: A.self) var a: B"),
    Reduction("@IBOutlet weak var a: UIView!", "@IBOutlet var a: UIView?"),
    Reduction("var a = b { willSet { c() } didSet { d(oldValue) } }", "var a = b set { c() } set { d(oldValue) }"),
    Reduction("var a: B { get async throws { c } }", "var a: B get { c }"),
    Reduction("private(set) var a: B", "var a: B"),
    Reduction("func a() {}", "func a() {}"),
    Reduction("func a(_ b: B, c d: C = .e, f: F...) -> G { b }", "func a(_ b: B, c d: C = .e, f: [F]...) -> G { b }"),
    Reduction("override class func a() {}", "static override func a() {}"),
    Reduction("func a<T: B, U>(_ t: T.Type) where U: C {}", "func a<T: B, U: C>(_ t: T.Type) {}"),
    Reduction("func a() async throws(E) -> some B { c }", "func a() -> B { c }"),
    Reduction("func a(b: any B & C, c: inout D, d: consuming E) {}", "func a(b: B & C, c: D, d: E) {}"),
    Reduction("func a<each T>(_ b: repeat each T) {}", "func a<T>(_ b: [T]...) {}"),
    Reduction(
      "func a(@Builder b: () -> C, d: @escaping (D) -> Void) {}", "func a(@Builder b: () -> C, d: (D) -> Void) {}"),
    Reduction("@Builder func a() -> B { c; d }", "@Builder func a() -> B { c; d }"),
    Reduction("@objc private func a(_ b: Any?) {}", "@objc func a(_ b: Any?) {}"),
    Reduction("init?(a: A) { b = a }", "static func init(a: A) { b = a }"),
    Reduction("required init(coder: NSCoder) { fatalError() }", "static func init(coder: NSCoder) { fatalError() }"),
    Reduction("subscript(a: A) -> B { get { c } set { d } }", "func subscript(_ a: A) -> B { c }"),
    Reduction("subscript(at a: A) -> B { c }", "func subscript(at a: A) -> B { c }"),
    Reduction("static func <^> (a: A, b: B) -> C { d }", "static func <^>(a: A, b: B) -> C { d }"),
    Reduction("func `in`(`for` `class`: A) {}", "func in(for class: A) {}"),
    Reduction("func переход(к экран: Экран) { 🛒() }", "func переход(к экран: Экран) { 🛒() }"),
    Reduction(
      "#if A\nvar a: A\n#elseif B\n#if C\nfunc c() {}\n#endif\n#else\nvar b: B\n#endif",
      "var a: A; var b: B; func c() {}"),
    Reduction(
      "#if os(macOS)\nvar a: A\n#else\nvar b: B\n#endif\n#if os(iOS)\nvar c: C\n#else\nvar c: D\n#endif",
      "var b: B; var c: C"),
    Reduction("deinit { a() }", ""),
    Reduction(
      "static let (a, (_, b)) = c()",
      "static var (a, b) = c(); static var a = (a, b).0; static var b = (a, b).1.1"),
    Reduction("nonisolated let a: A", "var a: A"),
    Reduction(
      "var a: A { @storageRestrictions(initializes: b) init { b = newValue } get { c } }",
      "var a: A get { c } set { b = newValue }"),
  ])
  func memberIsReducedTo(reduction: Reduction) throws {
    for keyword in ["class", "struct", "actor"] {
      #expect(try members("\(keyword) X {\n\(reduction.source)\n}") == reduction.outline)
    }
  }

  @Test func protocolKeepsItsRequirements() throws {
    #expect(
      try members("protocol P: Q { var a: A { get set }\nfunc b(_ c: C)\nassociatedtype D: E = F\ninit() }")
        == "var a: A; func b(_ c: C); static func init()")
    #expect(
      facts("protocol P { associatedtype D: E = F }").members.types.first?.members.aliases.first?.target?.description
        == "F")
  }

  @Test func enumKeepsCasesWithPayloadsAndRawValues() {
    let cases =
      facts("indirect enum E: String { case a, b = \"c\"\ncase d(D, e: E = .a, _ f: F)\ncase `default` }")
      .members.types.first?.members.cases ?? []
    #expect(cases.map(\.name) == ["a", "b", "d", "default"])
    #expect(cases[1].rawValue?.literalText == "c")
    #expect(
      cases[2].parameters.map { "\($0.label ?? "_"):\($0.name):\($0.type?.description ?? "")" } == [
        "_::D", "e:e:E", "_:f:F",
      ])
  }

  @Test func typeKeepsWhatItInheritsAndItsParameters() throws {
    let type = try #require(
      facts("@MainActor final class A<B: C, D>: E<B>, @unchecked F, G & H, ~Copyable where D: I {}").members.types.first
    )
    #expect(type.keyword == .class)
    #expect(generics(type.genericParameters) == "<B: C, D: I>")
    #expect(type.inherited.map(\.description) == ["E<B>", "F", "G & H", "_"])
    #expect(type.attributes.map(\.name) == ["MainActor"])
  }

  @Test func keepsTypesInsideTypes() throws {
    let outer = try #require(
      facts("class A { struct B { enum C { case d } }; actor D {}; typealias E = F<G> }").members.types.first)
    #expect(outer.members.types.map(\.name) == ["B", "D"])
    #expect(outer.members.types.first?.members.types.first?.members.cases.map(\.name) == ["d"])
    #expect(outer.members.aliases.first.map { "\($0.name) = \($0.target?.description ?? "")" } == "E = F<G>")
  }

  @Test func extensionKeepsWhatItAsks() throws {
    let found = facts("extension A.B: C, D where E == F<G>, H: I, J.K: L { func m() {} }").members.extensions
    let node = try #require(found.first)
    #expect(node.extended.description == "A.B")
    #expect(node.inherited.map(\.description) == ["C", "D"])
    #expect(
      node.requirements.map { "\($0.subject) \($0.isSameType ? "==" : ":") \($0.bound)" }
        == ["E == F<G>", "H : I", "J.K : L"])
    #expect(node.members.functions.map(\.name) == ["m"])
  }

  @Test func keepsWhatStandsAtTheTopOfAFile() {
    let file = facts(
      """
      import UIKit
      @testable import struct App.Thing
      let a = B()
      func c() {}
      #if DEBUG
      import Debugging
      class D {}
      #endif
      a.e()
      precedencegroup P {}
      infix operator <^>: P
      #Preview { F() }
      """)
    #expect(file.imports == ["UIKit", "App", "Debugging"])
    #expect(file.members.variables.map(\.name) == ["a"])
    #expect(file.members.functions.map(\.name) == ["c"])
    #expect(file.members.types.map(\.name) == ["D"])
    #expect(file.statements.map { outline([$0]) }.first == "a.e()")
  }

  @Test(arguments: [
    Reduction("A.B<C>.D", "A.B.D<C>"), Reduction("[A]", "[A]"), Reduction("[A: B]", "[A: B]"), Reduction("A?", "A?"),
    Reduction("A!", "A?"), Reduction("Optional<A>", "A?"), Reduction("Array<A>", "[A]"),
    Reduction("Dictionary<A, B>", "[A: B]"), Reduction("(A, b: B)", "(A, B)"), Reduction("(A)", "A"),
    Reduction("()", "Void"), Reduction("Void", "Void"), Reduction("@Sendable (A) async throws -> B", "(A) -> B"),
    Reduction("A & B", "A & B"), Reduction("A.Type", "A.Type"), Reduction("any P.Type", "P.Type"),
    Reduction("some P<A>", "P<A>"), Reduction("(any P)?", "P?"), Reduction("`Type`", "Type"),
    Reduction("[3 of A]", "[A]"), Reduction("A<_>", "A<_>"), Reduction("Экран<🛒>", "Экран<🛒>"),
  ])
  func typeIsReducedTo(reduction: Reduction) {
    #expect(facts("let x: \(reduction.source)").members.variables.first?.type?.description == reduction.outline)
  }
}
