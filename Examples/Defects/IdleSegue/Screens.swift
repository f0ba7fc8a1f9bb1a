import UIKit

final class TankViewController: UIViewController {
  @IBAction private func feed() { performSegue(withIdentifier: "feed", sender: self) }
}

final class FeedingViewController: UIViewController {}

final class TidesViewController: UIViewController {}
