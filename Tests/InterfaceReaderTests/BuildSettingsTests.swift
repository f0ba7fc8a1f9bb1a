import Facts
import InterfaceReader
import NavigationModel
import Testing

@Suite struct BuildSettingsTests {
  @Test func readsWhatStandsForAPropertyList() throws {
    let text = """
      \t\t\tbuildSettings = {
      \t\t\t\tGENERATE_INFOPLIST_FILE = YES;
      \t\t\t\tINFOPLIST_KEY_UILaunchStoryboardName = LaunchScreen;
      \t\t\t\tINFOPLIST_KEY_UIMainStoryboardFile = Main;
      \t\t\t\t"INFOPLIST_KEY_UIMainStoryboardFile[sdk=iphoneos*]" = "Small Main";
      \t\t\t};
      """
    let path = "Shop.xcodeproj/project.pbxproj"
    let facts = try propertyList(readBuildSettings(Array(text.utf8), path: path))
    let place = { (line: Int) in SourcePlace(file: path, line: line, column: 5) }
    #expect(
      facts
        == PropertyListFacts(
          mainStoryboards: [
            PlacedText(text: "Main", place: place(4)), PlacedText(text: "Small Main", place: place(5)),
          ],
          launchStoryboard: PlacedText(text: "LaunchScreen", place: place(3))))
  }

  @Test func readsConfigurationFiles() throws {
    let text = "// INFOPLIST_KEY_UIMainStoryboardFile = No\nINFOPLIST_KEY_UIMainStoryboardFile=Main // the first\n"
    let facts = try propertyList(readBuildSettings(Array(text.utf8), path: "Shop.xcconfig"))
    #expect(facts.mainStoryboards.map(\.text) == ["Main"])
  }

  @Test(arguments: [
    "", "=", "\" = \"", "INFOPLIST_KEY_", "INFOPLIST_KEY_UIMainStoryboardFile = \"\";", "\u{0}=\u{FFFD};",
  ])
  func passesOverWhatSaysNothing(line: String) throws {
    #expect(try propertyList(readBuildSettings(Array(line.utf8), path: "a.xcconfig")) == PropertyListFacts())
  }

  @Test func survivesAnyBytes() throws {
    for seed in UInt8.min...UInt8.max {
      let bytes = (0..<64).map { UInt8(truncatingIfNeeded: ($0 &* 31 &+ 7) ^ Int(seed)) }
      let facts = try propertyList(readBuildSettings(bytes, path: "a.xcconfig"))
      #expect(facts == PropertyListFacts())
    }
  }
}
