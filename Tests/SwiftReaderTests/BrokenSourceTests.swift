import Facts
import NavigationModel
import SwiftReader
import Testing

@Suite struct BrokenSourceTests {
  @Test(arguments: [
    ("class A {\n  func b( {\n  }\n}\nclass C {}", 2),
    ("class A {}\n}\nclass C {}", 2),
    ("class A {\n  let = 1\n}\nclass C {}", 2),
    ("let a = \"open\nclass C {}", 1),
    ("class A {\n  func b() { c(1 }\n}\nclass C {}", 2),
    ("class A {}\n/* open\nclass C {}", 2),
    ("<<<<<<< HEAD\nclass A {}\n=======\nclass B {}\n>>>>>>> main\nclass C {}", 1),
    ("let a = “b”\nclass C {}", 1),
    ("let a = \"\\q\"\nclass C {}", 1),
    ("let a = 0xG\nclass C {}", 1),
    ("\u{1}\nclass C {}", 1),
    ("#if DEBUG\nclass C {}", 2),
    ("class A: {}\nclass C {}", 1),
    ("switch a { let b = 1 }\nclass C {}", 1),
  ])
  func namesTheFirstMistake(source: String, line: Int) throws {
    let file = readSwift(Array(source.utf8), path: "Test.swift")
    #expect(file.problems.count == 1)
    let problem = try #require(file.problems.first)
    #expect(problem.losesInput)
    #expect(problem.place.line == line, "\(problem.place): \(problem.message)")
    #expect(!problem.message.contains("\n"))
  }

  /// A space before the arguments of an attribute is a warning in Swift 5, and nothing is lost by it.
  @Test func acceptsASpaceInAnAttribute() {
    let text = "@available (iOS 17, *)\nclass A { @Attribute (.unique) var b: Int = 1 }"
    #expect(readSwift(Array(text.utf8), path: "Test.swift").problems.isEmpty)
    #expect(readSwift(Array((text + "\nfunc c( {").utf8), path: "Test.swift").problems.map(\.place.line) == [3])
  }

  /// The compiler takes a line break before the arguments of these, wherever the parser stumbles over it.
  @Test(arguments: ["#selector\n    (A.tap(_:))", "#selector \r\n(A.tap(_:))", "#keyPath\n\n(A.name)"])
  func acceptsALineBreakBeforeArguments(written: String) {
    let text = "class A {\n  let a = c(\n    target: self, action: \(written)\n  )\n  func d() { e() }\n}"
    let file = readSwift(Array(text.utf8), path: "Test.swift")
    #expect(file.problems.isEmpty, "\(file.problems)")
    let broken = readSwift(Array((text + "\nfunc f( {").utf8), path: "Test.swift")
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).count
    #expect(broken.problems.map(\.place.line) == [lines + 1])
  }

  @Test(arguments: [
    "class A {\n  func b( {\n  }\n}\nclass C {}", "class A {}\n}\nclass C {}", "class A {\n  let = 1\n}\nclass C {}",
    "let a = \"open\nclass C {}", "<<<<<<< HEAD\nclass A {}\n=======\n>>>>>>> main\nclass C {}",
    "class A { func b() { let c = } }\nclass C {}", "func a() { b.. }\nclass C {}",
  ])
  func readsWhatFollowsAMistake(source: String) {
    let file = readSwift(Array(source.utf8), path: "Test.swift")
    #expect(file.swift.members.types.map(\.name).contains("C"))
  }

  @Test(
    arguments: [
      ([0x63, 0x6C, 0x61, 0x73, 0x73, 0x20, 0x43, 0xFF, 0x7B, 0x7D], "Test.swift:1:8"),
      (Array("let a = \"".utf8) + [0xC3, 0x28] + Array("\"\nclass C {}".utf8), "Test.swift:1:10"),
    ] as [([UInt8], String)])
  func namesBytesThatAreNoText(bytes: [UInt8], place: String) throws {
    let problem = try #require(readSwift(bytes, path: "Test.swift").problems.first)
    #expect(problem.place.description == place, "\(problem.message)")
    #expect(problem.message.contains("invalid utf8"))
  }

  @Test func namesAnEncodingThatIsNotSwifts() throws {
    let wide: [UInt8] = [0xFF, 0xFE] + "class A {}".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let problem = try #require(readSwift(wide, path: "Test.swift").problems.first)
    #expect(problem.message == "this is no Swift source: it is encoded in UTF-16; save it as UTF-8")
    #expect(problem.place.line == 1)
    #expect(problem.place.column == 1)
  }

  @Test func namesANulByte() throws {
    let problem = try #require(readSwift(Array("let a\n= \0".utf8), path: "Test.swift").problems.first)
    #expect((problem.place.line, problem.place.column) == (2, 3))
    #expect(problem.message.contains("NUL"))
  }

  /// The source is one declaration, so that every beginning of it lacks at least its last brace.
  @Test func readsEveryBeginningOfAFile() {
    let bytes = Array(Self.fixture.utf8)
    #expect(readSwift(bytes, path: "Test.swift").problems.isEmpty)
    for length in "class ".utf8.count..<(bytes.count - 1) {
      let file = readSwift(Array(bytes[..<length]), path: "Test.swift")
      #expect(file.problems.count == 1, "beginning of \(length) bytes")
      #expect(file.problems.allSatisfy { $0.place.line >= 1 && $0.place.column >= 1 && $0.losesInput })
    }
  }

  @Test func readsEveryEndOfAFile() {
    let bytes = Array(Self.fixture.utf8)
    for start in bytes.indices { _ = readSwift(Array(bytes[start...]), path: "Test.swift") }
  }

  private static let fixture = #"""
    class Ёлка<T: P>: UIViewController, Q where T.A == [B: C?] {
      @Route(.push, "a\(b)c🛒") lazy var route: some R = { [weak self] (x: Int) -> S in
        switch x { case .a(let b, _)?, let .c(d) where d: return try? self?.e { $0 as? F } onEnd: { g() }
        case is H: #if DEBUG
          i()
        #endif
        default: return j ? k : l ?? m[\.n] }
      }()
      func o(_ p: inout [Q]..., r: @escaping () async throws -> Void = {}) rethrows -> (S, T) {
        guard case let .u(v) = w, #available(iOS 15, *), let x else { throw Y.z }
        x! += #selector(a(_:)) == """
          text \(b.c(d: 0x1F))
          """
        for case let e? in f where g { defer { h() } }
        repeat { if i { j() } else if k { l() } } while m
      }
    }
    """#
}
