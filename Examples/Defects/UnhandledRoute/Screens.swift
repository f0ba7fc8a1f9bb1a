import UIKit

final class BedsViewController: UITableViewController {
  private lazy var router: GardenRouter = {
    let router = GardenRouter()
    router.source = self
    return router
  }()

  @IBAction private func showPlant() { router.go(to: .plant("rose")) }
  @IBAction private func showCalendar() { router.go(to: .calendar) }
  @IBAction private func showWeather() { router.go(to: .weather) }  // finding: unhandled-route
}

final class PlantViewController: UIViewController {}

final class CalendarViewController: UIViewController {}
