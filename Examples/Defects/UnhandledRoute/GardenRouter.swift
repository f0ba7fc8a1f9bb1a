import UIKit

/// Where one can go in the garden.
enum GardenRoute {
  case plant(String)
  case calendar
  case weather
}

final class GardenRouter {
  weak var source: UIViewController?

  func go(to route: GardenRoute) {
    switch route {
    case .plant: source?.navigationController?.pushViewController(PlantViewController(), animated: true)
    case .calendar: source?.present(CalendarViewController(), animated: true)
    case .weather: break
    }
  }
}
