import CPageRouter
import UIKit

final class TimetableViewController: UITableViewController {
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    pagerouter_sell(Int32(indexPath.row))
  }
}

final class PaymentViewController: UIViewController {
  @IBAction func cancel() {
    dismiss(animated: true)  // edge: Payment -dismiss-> back
  }
}

final class TicketsViewController: UITableViewController {
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    show(BoardingPassViewController(), sender: self)  // edge: Tickets -present-> BoardingPass [declared]
  }
}

final class BoardingPassViewController: UIViewController {
  @IBAction func done() {
    dismiss(animated: true)  // edge: BoardingPass -dismiss-> back
  }
}
