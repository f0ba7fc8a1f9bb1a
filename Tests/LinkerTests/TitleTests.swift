import NavigationModel
import TestSupport
import Testing

/// What a user reads in the title bar, of which annotations of fixtures say nothing.
@Suite struct TitleTests {
  @Test func readsWhatViewsAreTitled() throws {
    let app = try VirtualApp(
      """
      //- /App/Shop.swift
      import SwiftUI

      enum L10n {
        static let bill = tr("Localizable", "bill.title", fallback: "Your bill")
        static var help: String { NSLocalizedString("help.title", comment: "") }
      }

      @main struct ShopApp: App {
        var body: some Scene { WindowGroup { NavigationStack { ShopView() } } }
      }

      struct ShopView: View {
        private let name = "Our shop"
        @State private var isOpen = false

        var body: some View {
          List {
            NavigationLink("Bill") { BillView() }
            NavigationLink("Help") { HelpView() }
            NavigationLink("Team") { TeamView().navigationTitle("Who we are") }
            NavigationLink("Price") { PriceView(name: "Tea") }
          }
          .sheet(isPresented: $isOpen) { NavigationView { Text("New").navigationTitle("What is new") } }
          .navigationTitle(name)
        }
      }

      struct BillView: View {
        var body: some View { rows.navigationBarTitle(Text(L10n.bill), displayMode: .inline) }
        private var rows: some View { Text("Rows") }
      }

      struct HelpView: View {
        var body: some View { Text("Help").navigationTitle(L10n.help) }
      }

      struct TeamView: View {
        var body: some View { content }
        private var content: some View { Text("Team").navigationTitle("team.navigation-title") }
      }

      struct PriceView: View {
        let name: String
        @State private var isHistoryOpen = false
        var body: some View {
          Text(name)
            .sheet(isPresented: $isHistoryOpen) { history }
            .navigationTitle(name)
          NavigationLink("Offer") { OfferView() }
        }
        private var history: some View {
          NavigationStack { List { Text("2024") }.navigationTitle("All prices") }
        }
      }

      struct Page<Content: View>: View {
        let heading: String
        let content: Content
        init(heading: String, @ViewBuilder content: () -> Content) {
          self.heading = heading
          self.content = content()
        }
        var body: some View { content.navigationTitle(Text(heading)) }
      }

      struct OfferView: View {
        var body: some View { Page(heading: "Our offer") { Text("Tea") } }
      }
      """)
    #expect(
      titles(of: linkApp(app)) == [
        "BillView: Your bill", "HelpView: -", "OfferView: Our offer", "PriceView: -", "ShopView: Our shop",
        "TeamView: Who we are", "view:PriceView.52: All prices", "view:ShopView.23: What is new",
      ])
  }

  @Test func readsWhatControllersAreTitled() throws {
    let app = try VirtualApp(
      """
      //- /App/Home.swift
      import UIKit

      class HomeViewController: UIViewController {
        override func viewDidLoad() {
          title = NSLocalizedString("Home", comment: "")
          navigationController?.pushViewController(CartViewController(), animated: true)
          navigationController?.pushViewController(BillViewController(), animated: true)
        }
      }

      class CartViewController: UIViewController {
        override func viewDidLoad() { self.navigationItem.title = "CART_TITLE".localized }
      }

      class BillViewController: UIViewController {
        override func viewDidLoad() {
          describe()
          self.title = "Your bill"
        }
        private func describe() {
          var title: String
          title = "A bill"
          print(title)
        }
      }
      """)
    let found = titles(of: linkApp(app))
    #expect(found == ["BillViewController: Your bill", "CartViewController: -", "HomeViewController: Home"])
  }

  @Test func looksKeysUpInTablesOfTexts() throws {
    let app = try VirtualApp(
      """
      //- /App/en.lproj/Localizable.strings
      "home.title" = "At home";
      "bill.count" = "%d bills";
      //- /App/Texts.xcstrings
      {"sourceLanguage": "en", "strings": {"cart.title": {"localizations": {"en": {"stringUnit": {"value": "Cart"}}}}}}
      //- /App/Home.swift
      import SwiftUI

      enum L10n {
        static let home = L10n.tr("Localizable", "home.title")
        static func tr(_ table: String, _ key: String) -> String { key }
      }

      class HomeViewController: UIViewController {
        override func viewDidLoad() {
          title = L10n.home
          present(UIHostingController(rootView: CartView()), animated: true)
          present(UIHostingController(rootView: BillView()), animated: true)
        }
      }

      struct CartView: View { var body: some View { Text("").navigationTitle("cart.title") } }

      struct BillView: View { var body: some View { Text("").navigationTitle("bill.count") } }
      """)
    #expect(titles(of: linkApp(app)) == ["BillView: -", "CartView: Cart", "HomeViewController: At home"])
  }

  @Test func callsAlertsByWhatAUserReadsThere() throws {
    let app = try VirtualApp(
      """
      //- /App/en.lproj/Localizable.strings
      "cart.empty.title" = "Your cart is empty";
      "help.question" = "How can we help?";
      //- /App/Cart.swift
      class CartViewController: UIViewController {
        override func viewDidLoad() {
          present(UIAlertController(title: NSLocalizedString("cart.empty.title", comment: ""), message: nil), animated: true)
          present(UIHostingController(rootView: HomeView()), animated: true)
          present(UIHostingController(rootView: OldView()), animated: true)
        }
      }

      class HelpViewController: UIViewController {
        func ask() {
          present(UIAlertController(title: nil, message: String.localized("help.question")), animated: true)
        }
      }

      class OrderViewController: UIViewController {
        func fail() { show("Not sent") }
        func fail(because reason: String) { present(UIAlertController(title: reason, message: nil), animated: true) }
        func refuse() { present(UIAlertController(title: tr("order.refused"), message: nil), animated: true) }
        private func show(_ text: String) { present(UIAlertController(title: text, message: nil), animated: true) }
      }

      struct HomeView: View {
        @State private var isShown = false
        var body: some View {
          Text("")
            .alert("cart.empty.title", isPresented: $isShown) {}
            .confirmationDialog("home.sure", isPresented: $isShown) {}
        }
      }

      struct OldView: View {
        @State private var isShown = false
        var body: some View {
          Text("").alert(isPresented: $isShown) { Alert(title: Text("cart.empty.title")) }
        }
      }
      """)
    let alerts = linkApp(app).nodes.filter { $0.kind == .alert }
    #expect(
      alerts.map { "\($0.name): \($0.title ?? "-")" }.sorted() == [
        "alert:CartViewController.alert: Your cart is empty", "alert:HelpViewController.alert: How can we help?",
        "alert:HomeView.cart.empty.title: Your cart is empty", "alert:HomeView.home.sure: -",
        "alert:OldView.alert: Your cart is empty", "alert:OrderViewController.Not sent: Not sent",
        "alert:OrderViewController.alert: -",
      ])
  }

  private func titles(of model: Model) -> [String] {
    model.nodes.filter { $0.kind == .screen && ($0.title != nil || !$0.anonymous) }
      .map { "\($0.name): \($0.title ?? "-")" }.sorted()
  }
}
