import UIKit
import XCoordinator

final class PlayerViewController: UIViewController {
  var router: WeakRouter<ShowsRoute>?

  private let episode: Episode

  init(episode: Episode) {
    self.episode = episode
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = episode.title
    view.addSubview(UIButton(primaryAction: UIAction(title: "Close") { [weak self] _ in self?.close() }))
  }

  private func close() {
    router?.trigger(.close)
  }
}
