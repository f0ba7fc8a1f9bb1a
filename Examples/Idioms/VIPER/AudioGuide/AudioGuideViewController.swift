import UIKit

final class AudioGuideViewController: UIViewController {
  var presenter: AudioGuidePresentation?

  @objc private func doneTapped() {
    presenter?.didFinishListening()
  }
}
