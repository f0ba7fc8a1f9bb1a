import Facts
import InterfaceReader
import Testing

@Suite struct TranslationTests {
  @Test func readsTablesOfTexts() {
    let table = """
      /* The bar: "title" = "not this"; */
      "cart.title" = "Your \\"cart\\""; // and more
      plain_key="Plain";
      "caf\\U00e9"  =
        "two\\nlines";
      "lost" "without sign";
      "open" = "to the end
      """
    #expect(
      texts(readStrings(Array(table.utf8), path: "en.lproj/Localizable.strings")) == [
        "cart.title: Your \"cart\"", "plain_key: Plain", "café: two lines", "open: to the end",
      ])
  }

  @Test func readsTablesInOtherEncodings() {
    let units = Array("\"a\" = \"ä\";".utf16)
    let bytes: [UInt8] = [0xFF, 0xFE] + units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    #expect(texts(readStrings(bytes, path: "en.lproj/A.strings")) == ["a: ä"])
  }

  @Test(arguments: ["\"", "\"a", "\"a\\", "\"a\" =", "\"a\" = \"\\U12", "/*", "/", "= = ;", "\"a\" = \"\\UD800\";"])
  func survivesBrokenTables(_ text: String) {
    let found = readStrings(Array(text.utf8), path: "en.lproj/A.strings")
    #expect(texts(found).allSatisfy { $0.hasPrefix("a: ") })
  }

  @Test func readsCatalogsInTheirFirstLanguage() {
    let catalog = """
      {"sourceLanguage": "de", "version": "1.0", "strings": {
        "cart.title": {"localizations": {
          "de": {"stringUnit": {"state": "translated", "value": "Korb"}}, "en": {"stringUnit": {"value": "Cart"}}}},
        "Bill": {}, "many": {"localizations": {"de": {"variations": {"plural": {}}}}}}}
      """
    #expect(texts(readStringCatalog(Array(catalog.utf8), path: "App.xcstrings")) == ["cart.title: Korb"])
  }

  @Test(arguments: ["", "[]", "{\"strings\": 1}", "{\"strings\": {\"a\": 1}}", String(repeating: "[", count: 100_000)])
  func tellsOfCatalogsThatAreNone(_ text: String) {
    let found = readStringCatalog(Array(text.utf8), path: "App.xcstrings")
    #expect(found.problems.map(\.losesInput) == [false])
  }

  @Test func claimsOneLanguageOnly() {
    let strings = allReaders.filter { $0.name == "strings" }
    let paths = ["App/en.lproj/A.strings", "App/Base.lproj/A.strings", "App/de.lproj/A.strings", "A.strings"]
    #expect(paths.filter { path in strings.contains { $0.claims(path) } } == Array(paths.prefix(2)))
  }

  private func texts(_ file: FileFacts) -> [String] {
    guard case .translations(let facts) = file.content else { return [] }
    return facts.entries.map { "\($0.key): \($0.text)" }
  }
}
