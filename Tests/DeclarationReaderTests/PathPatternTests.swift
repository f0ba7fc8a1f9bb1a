import DeclarationReader
import Testing

@Suite struct PathPatternTests {
  @Test(arguments: [
    ("Pods", "Pods/Kit/A.swift"), ("Pods", "App/Pods/A.swift"), ("Pods/", "Pods/A.swift"), ("A.swift", "App/A.swift"),
    ("App/Generated", "App/Generated/A.swift"), ("/Pods", "Pods/A.swift"), ("./Pods", "Pods/A.swift"),
    ("*.g.swift", "App/A.g.swift"), ("App/?.swift", "App/A.swift"), ("**/Mocks/*.swift", "Mocks/A.swift"),
    ("**/Mocks/*.swift", "App/Test/Mocks/A.swift"), ("App/**", "App/Home/A.swift"), ("App/**/A.swift", "App/A.swift"),
    ("App/**/**/A.swift", "App/x/y/z/A.swift"), ("*", "A.swift"), ("a*b*c", "aXbYbZc"),
  ])
  func matches(pattern: String, path: String) {
    #expect(PathPattern(pattern).matches(path))
  }

  @Test(arguments: [
    ("Pods", "PodsKit/A.swift"), ("App/Generated", "Other/App/Generated/A.swift"), ("/Pods", "App/Pods/A.swift"),
    ("*.g.swift", "App/A.swift"), ("App/?.swift", "App/AB.swift"), ("**/Mocks/*.swift", "Mocks/deep/A.swift"),
    ("App/**", "App"), ("", "A.swift"), ("/", "A.swift"), ("a*b", "aXbY"),
  ])
  func doesNotMatch(pattern: String, path: String) {
    #expect(!PathPattern(pattern).matches(path))
  }

  @Test func takesItsTimeWithNoPattern() {
    let stars = String(repeating: "*a", count: 200) + "b"
    #expect(!PathPattern(stars).matches(String(repeating: "a", count: 2000)))
    let folders = String(repeating: "**/a/", count: 200) + "b"
    #expect(!PathPattern(folders).matches(String(repeating: "a/", count: 1000)))
  }
}
