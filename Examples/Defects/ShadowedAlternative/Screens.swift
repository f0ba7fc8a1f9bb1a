import RouteComposer
import UIKit

final class ConcertsViewController: UITableViewController {
  private let router = DefaultRouter()

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let ticket = Destination(to: TicketRoutes.ticket, with: "concert \(indexPath.row)")
    router.commitNavigation(to: ticket)  // edge: ConcertsViewController -push-> TicketViewController
  }
}

final class TicketsViewController: UITableViewController {
  private let router = DefaultRouter()

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let ticket = Destination(to: TicketRoutes.ticket, with: "ticket \(indexPath.row)")
    router.commitNavigation(to: ticket)  // edge: TicketsViewController -push-> TicketViewController
  }
}

final class TicketViewController: UIViewController, ContextAccepting {
  func setup(with context: String) throws {
    title = context
  }
}
