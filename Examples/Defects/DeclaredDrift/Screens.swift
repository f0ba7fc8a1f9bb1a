import UIKit

final class CameraViewController: UIViewController {
  @IBAction func openHelp() {
    present(HelpViewController(), animated: true)  // edge: Camera -present-> Help
  }

  @IBAction func recognise() {
    recogniser_open_item()
  }

  @IBAction func browse() {
    navigationController?.pushViewController(ItemViewController(), animated: true)  // edge: Camera -push-> Item
  }
}

final class HelpViewController: UIViewController {}

final class ItemViewController: UIViewController {}

final class OwnerViewController: UIViewController {}
