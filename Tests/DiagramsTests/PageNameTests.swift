import Diagrams
import NavigationModel
import SampleModels
import Testing

@Suite struct PageNameTests {
  private func slugs(_ identities: [String]) throws -> [String] {
    try Guide(of: Model(nodes: identities.map { screen($0) })).screens.map(\.slug)
  }

  @Test func keepsPlainNames() throws {
    #expect(try slugs(["HomeViewController", "Status_Editor2"]) == ["HomeViewController", "Status_Editor2"])
  }

  @Test func writesSeparatorsAsHyphens() throws {
    #expect(
      try slugs(["UITabBarController@TabBar", "alert:Login.Error", "UIHostingController<SettingsView>"])
        == ["UITabBarController-TabBar", "alert-Login-Error", "UIHostingController-SettingsView"])
  }

  @Test func tellsApartWhatWouldBeTheSame() throws {
    #expect(try slugs(["A.B", "A:B", "Home", "home"]).map { $0.prefix(4) } == ["A-B-", "A-B-", "Home", "home"])
    #expect(Set(try slugs(["A.B", "A:B", "Home", "home"]).map { $0.lowercased() }).count == 4)
  }

  @Test func doesNotDependOnTheOthers() throws {
    let alone = try slugs(["Größe"])
    #expect(try slugs(["Große", "Größe", "Home"])[1] == alone[0])
    #expect(alone[0].hasPrefix("Gr-e-"))
  }

  @Test(arguments: nastyNames + ["con", "NUL", "index", "..", "../../etc/passwd", "a/b\\c", "a--b", "n1 -> n2"])
  func isAPlainFileName(name: String) throws {
    for slug in try slugs([name]) {
      #expect(slug.range(of: /[A-Za-z0-9_][A-Za-z0-9_-]*/)?.isEmpty == false)
      #expect(!slug.contains("--"))
      #expect(slug.utf8.count <= 90 && !slug.hasPrefix(".") && !slug.contains("/"))
    }
  }
}

extension String {
  fileprivate func range(of pattern: some RegexComponent) -> Range<Index>? { wholeMatch(of: pattern)?.range }
}
