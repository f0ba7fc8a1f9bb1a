import NavigationModel
import TestSupport
import Testing

/// Functions that the whole app calls, each caller with something of its own.
@Suite struct CrowdTests {
  /// More than runs of one function are told apart exactly.
  private static let count = 200

  @Test func tellsCallersOfOneFunctionApart() throws {
    let screens = (0..<Self.count).map { number in
      """
      class Screen\(number): UIViewController {
        let deck = Deck()
        override func viewDidLoad() {
          let router = AnyRouter(play: { [weak self] in self?.deck.show(Card\(number)(), from: self!) })
          router.play()
        }
      }
      class Card\(number): UIViewController {}
      """
    }
    let app = try VirtualApp(
      """
      //- /App/Screens.swift
      import UIKit

      final class AnyRouter {
        private let action: () -> Void
        init(play: @escaping () -> Void) { action = play }
        func play() { action() }
      }

      struct Deck {
        func show(_ card: UIViewController, from screen: UIViewController) { screen.present(card, animated: true) }
      }

      class Launcher: UIViewController {
        override func viewDidLoad() {
          \((0..<Self.count).map { "Deck().show(Screen\($0)(), from: self)" }.joined(separator: "\n    "))
        }
      }
      \(screens.joined(separator: "\n"))
      """)
    let found = linkApp(app).transitions.filter { $0.from.rawValue.hasPrefix("Screen") }
      .map { "\($0.from) \($0.to?.rawValue ?? "?")" }
    #expect(found.sorted() == (0..<Self.count).map { "Screen\($0) Card\($0)" }.sorted())
  }
}
