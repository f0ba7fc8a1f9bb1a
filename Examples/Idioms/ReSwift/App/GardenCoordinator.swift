import ReSwift
import UIKit

/// Shows what the state says.
final class GardenCoordinator: StoreSubscriber {
  private let stack: UINavigationController

  init(stack: UINavigationController) {
    self.stack = stack
    store.subscribe(self) { subscription in
      subscription.select { state in state.navigation }
    }
  }

  func newState(state: NavigationState) {
    switch state.place {
    case .beds: stack.setViewControllers([BedsViewController()], animated: false)  // edge: Planting -setStack-> Beds
    case .bed(let number):
      stack.pushViewController(BedViewController(number: number), animated: true)  // edge: Beds -push-> Bed
    case .planting(let number):
      stack.pushViewController(PlantingViewController(number: number), animated: true)  // edge: Bed -push-> Planting
    case .almanac:
      let almanac = AlmanacViewController()
      stack.present(almanac, animated: true)  // edge: Beds -present-> Almanac // edge: Bed -present-> Almanac
    }
  }
}
