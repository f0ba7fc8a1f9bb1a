import Facts
import InterfaceReader
import NavigationModel
import Testing

@Suite struct PropertyListTests {
  @Test func readsEveryKeyWithItsPlace() throws {
    let facts = try propertyList(readPropertyList(Array(Self.whole.utf8), path: "App/Info.plist"))
    let expected = PropertyListFacts(
      mainStoryboards: [PlacedText(text: "Main", place: try Self.place("Main"))],
      launchStoryboard: PlacedText(text: "LaunchScreen", place: try Self.place("LaunchScreen")),
      sceneStoryboards: [PlacedText(text: "Scenes", place: try Self.place("Scenes"))],
      sceneDelegateClasses: [
        PlacedText(text: "SceneDelegate", place: try Self.place("$(PRODUCT_MODULE_NAME).SceneDelegate")),
        PlacedText(text: "CarDelegate", place: try Self.place("CarDelegate")),
      ],
      extensionStoryboard: PlacedText(text: "Share", place: try Self.place("Share.storyboard")),
      extensionPrincipalClass: PlacedText(text: "ShareScreen", place: try Self.place("Sharing.ShareScreen")),
      urlSchemes: ["shop", "shop-beta", "shop&pay"].enumerated().map { index, scheme in
        PlacedText(text: scheme, place: SourcePlace(file: "App/Info.plist", line: 14 + index, column: 9))
      },
      shortcutTypes: [PlacedText(text: "org.shop.search", place: try Self.place("org.shop.search"))])
    #expect(facts == expected)
  }

  private static func place(_ value: String) throws -> SourcePlace {
    try InterfaceReaderTests.place(of: "<string>\(value)</string>", in: whole, file: "App/Info.plist")
  }

  @Test func ignoresKeysInTheWrongPlace() throws {
    let text = """
      <plist><dict><key>Other</key><dict><key>UIMainStoryboardFile</key><string>No</string></dict>
      <key>UILaunchStoryboardName</key><array><dict><key>x</key><string>No</string></dict></array>
      <key>CFBundleURLTypes</key><string>No</string><key>UIMainStoryboardFile</key><string/></dict></plist>
      """
    #expect(try propertyList(readPropertyList(Array(text.utf8), path: "Info.plist")) == PropertyListFacts())
  }

  @Test func readsListsOfBundlesWhateverTheirNames() throws {
    let main = "<key>UIMainStoryboardFile</key><string>Main</string>"
    let bundle = "<plist><dict><key>CFBundlePackageType</key><string>APPL</string>\(main)</dict></plist>"
    let facts = try propertyList(readPropertyList(Array(bundle.utf8), path: "Support/Development.plist"))
    #expect(facts.mainStoryboards.map(\.text) == ["Main"])
    let data = readPropertyList(Array("<plist><dict>\(main)</dict></plist>".utf8), path: "Support/Data.plist")
    #expect(try propertyList(data) == PropertyListFacts())
    let broken = readPropertyList(Array("<plist><dict>".utf8), path: "Support/Data.plist")
    #expect(broken.problems.isEmpty)
  }

  @Test func keepsWhatStandsBeforeTheBreak() throws {
    let end = try #require(Self.whole.firstRange(of: "<key>CFBundleURLTypes")).lowerBound
    let file = readPropertyList(Array(Self.whole[..<end].utf8), path: "Info.plist")
    #expect(try propertyList(file).mainStoryboards.map(\.text) == ["Main"])
    #expect(file.problems.map(\.losesInput) == [true])
  }

  @Test func saysWhatIsNoPropertyList() {
    let file = readPropertyList(Array("<dict/>".utf8), path: "Info.plist")
    #expect(file.problems.map(\.message) == ["root element 'dict' is not that of a property list"])
  }

  private static let whole = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
      <key>UIMainStoryboardFile</key>
      <string>Main</string>
      <key>UILaunchStoryboardName</key><string>LaunchScreen</string>
      <key>CFBundleVersion</key><integer>3</integer>
      <key>CFBundleURLTypes</key>
      <array><dict>
        <key>CFBundleURLName</key><string>org.shop</string>
        <key>CFBundleURLSchemes</key>
        <array>
            <string>shop</string>
            <string>shop-beta</string>
            <string>shop&amp;pay</string>
        </array>
      </dict></array>
      <key>UIApplicationShortcutItems</key>
      <array>
        <dict><key>UIApplicationShortcutItemType</key><string>org.shop.search</string></dict>
      </array>
      <key>NSExtension</key>
      <dict>
        <key>NSExtensionAttributes</key><dict><key>NSExtensionActivationRule</key><true/></dict>
        <key>NSExtensionMainStoryboard</key><string>Share.storyboard</string>
        <key>NSExtensionPrincipalClass</key><string>Sharing.ShareScreen</string>
      </dict>
      <key>UIApplicationSceneManifest</key>
      <dict><key>UIApplicationSupportsMultipleScenes</key><false/><key>UISceneConfigurations</key>
      <dict>
        <key>UIWindowSceneSessionRoleApplication</key>
        <array><dict>
          <key>UISceneConfigurationName</key><string>Default</string>
          <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
          <key>UISceneStoryboardFile</key><string>Scenes</string>
        </dict></array>
        <key>CPTemplateApplicationSceneSessionRoleApplication</key>
        <array><dict><key>UISceneDelegateClassName</key><string>CarDelegate</string></dict></array>
      </dict></dict>
    </dict>
    </plist>
    """
}
