import RouteComposer
import UIKit

final class PhotoGalleryViewController: UIViewController, ContextAccepting {
  private var product: ProductID?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Photos"
    let close = UIButton(type: .close)
    close.addTarget(self, action: #selector(closeTapped), for: .touchUpInside)
    view.addSubview(close)
  }

  func setup(with context: ProductID) throws {
    product = context
  }

  @objc private func closeTapped() {
    dismiss(animated: true)
  }
}
