import UIKit

final class CookingViewController: UIViewController {
  @IBAction private func timerTapped() {
    guard let timer = storyboard?.instantiateViewController(identifier: "Timer") as? TimerViewController else { return }
    timer.sheetPresentationController?.detents = [.medium()]
    present(timer, animated: true)  // edge: Cooking -present-> Timer
  }
}

final class TimerViewController: UIViewController {}
