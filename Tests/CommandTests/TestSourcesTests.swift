import Testing

/// Tests that stand beside what they are about are no part of the app.
struct TestSourcesTests {
  let folder: TemporaryFolder
  private let cache: String

  init() throws {
    folder = try TemporaryFolder()
    cache = folder.path("Caches")
    try folder.write(
      """
      import UIKit
      class CartViewController: UIViewController {
        func order() { present(OrderViewController(), animated: true) }
      }
      class OrderViewController: UIViewController {}
      """, to: "App/Cart/CartViewController.swift")
    try folder.write(
      """
      import XCTest
      class CartSpy: UIViewController {}
      class CartTests: XCTestCase {
        func testCart() { CartViewController().present(CartSpy(), animated: true) }
      }
      """, to: "App/Cart/CartTests.swift")
    try folder.write(
      """
      import Testing
      import UIKit
      class OrderSpy: UIViewController {}
      struct OrderTests {
        @Test func order() { CartViewController().present(OrderSpy(), animated: true) }
      }
      """, to: "App/Cart/OrderTests.swift")
    try folder.write("class CartMock: UIViewController {}", to: "App/Cart/__tests__/CartMock.swift")
  }

  private func extract(_ arguments: String...) throws -> String {
    let outcome = try Program.run(["extract", "App"] + arguments, in: folder, cache: cache)
    #expect(outcome.status == 0, "\(outcome.errors)")
    return outcome.output
  }

  @Test func leavesThemOutAndSaysSo() throws {
    let model = try extract()
    #expect(model.contains("OrderViewController"))
    for name in ["CartSpy", "OrderSpy", "CartMock"] { #expect(!model.contains(name)) }
    #expect(model.contains("this and 1 more files hold tests and are no part of the app"))
  }

  @Test func readsThemWhereTheUserIncludesThem() throws {
    _ = try extract()
    let model = try extract("--include-tests")
    for name in ["CartSpy", "OrderSpy"] { #expect(model.contains(name)) }
    #expect(!model.contains("hold tests"))
  }

  @Test func readsAModuleOfTheAppThatIsCalledTesting() throws {
    try folder.write(
      """
      import Testing
      import UIKit
      class LabViewController: UIViewController {
        func leave() { present(CartViewController(), animated: true) }
      }
      """, to: "App/Lab/LabViewController.swift")
    #expect(try extract().contains("LabViewController"))
  }
}
