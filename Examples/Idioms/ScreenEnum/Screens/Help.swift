import UIKit

final class HelpViewController: UIViewController {
  private let topic: String

  init(topic: String) {
    self.topic = topic
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Help"
  }
}
