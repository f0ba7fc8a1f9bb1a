import ReSwift
import UIKit

final class AlmanacViewController: UIViewController, StoreSubscriber {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    title = "Almanac"
    store.subscribe(self) { $0.select { $0.garden } }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    store.unsubscribe(self)
  }

  func newState(state: GardenState) {
    navigationItem.prompt = state.plants.values.joined(separator: ", ")
  }

  @objc private func tapDone() {
    dismiss(animated: true)  // edge: Almanac -dismiss-> back
  }
}
