import UIKit

final class ExhibitViewController: UIViewController {
  var presenter: ExhibitPresentation?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Exhibit"
    let listen = UIAction(title: "Listen") { [weak self] _ in self?.presenter?.didTapListen() }
    view.addSubview(UIButton(primaryAction: listen))
  }
}
