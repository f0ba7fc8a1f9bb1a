import UIKit

final class TimetableViewController: UITableViewController {
  private lazy var coordinator = FerryCoordinator(timetable: self)

  @IBAction private func buyTicket() { coordinator.buyTicket() }
}

final class TicketViewController: UIViewController {}
