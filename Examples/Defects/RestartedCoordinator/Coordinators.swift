import UIKit

final class FerryCoordinator {
  private var children: [TicketCoordinator] = []
  private let timetable: UIViewController

  init(timetable: UIViewController) { self.timetable = timetable }

  func buyTicket() {
    let ticket = TicketCoordinator(timetable: timetable)
    ticket.onFinish = { [weak self, weak ticket] in self?.children.removeAll { $0 === ticket } }
    ticket.start()
    children.append(ticket)
    ticket.start()  // finding: restarted-coordinator
  }
}

final class TicketCoordinator {
  var onFinish: (() -> Void)?
  private let timetable: UIViewController

  init(timetable: UIViewController) { self.timetable = timetable }

  func start() { timetable.present(TicketViewController(), animated: true) }
}
