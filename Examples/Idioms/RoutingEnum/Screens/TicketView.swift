import UIKit

final class TicketView: UIViewController {
  private let showing: Showing

  init(_ showing: Showing) {
    self.showing = showing
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Ticket"
  }
}
