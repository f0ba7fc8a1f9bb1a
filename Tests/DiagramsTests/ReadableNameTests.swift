import Diagrams
import Testing

@Suite struct ReadableNameTests {
  @Test(arguments: [
    ("ProductDetailViewController", "Product Detail"), ("SettingsView", "Settings"), ("LoginVC", "Login"),
    ("UIHostingController<HelpView>", "Help"), ("Shop.CartScreen", "Cart"), ("URLFieldViewController", "URL Field"),
    ("UINavigationController", "Navigation"), ("Screen2", "Screen2"), ("View", "View"), ("", ""), ("<>", "<>"),
    ("SwiftUIContentView", "SwiftUI Content"), ("SwiftUIView", "SwiftUI"), ("iOSSettingsView", "iOS Settings"),
    ("UserIDsViewController", "User IDs"), ("HTTPAPIView", "HTTPAPI"), ("FAQViewController", "FAQ"),
    ("MultipadView", "Multipad"), ("order_list_controller", "order list controller"), ("漢字ViewController", "漢字"),
  ])
  func saysAClassNameInWords(name: String, words: String) {
    #expect(ReadableName.of(name) == words)
  }

  @Test func dropsThePrefixOfForeignClasses() {
    #expect(ReadableName.of("SFSafariViewController", dropsPrefix: true) == "Safari")
    #expect(ReadableName.of("Camera", dropsPrefix: true) == "Camera")
  }
}
