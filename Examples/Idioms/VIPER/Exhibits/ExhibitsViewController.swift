import UIKit

final class ExhibitsViewController: UITableViewController, ExhibitsView {
  var presenter: ExhibitsPresentation?

  private var exhibits: [ExhibitItem] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Exhibits"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Tickets", primaryAction: UIAction { [weak self] _ in self?.presenter?.didTapTickets() })
    presenter?.viewDidLoad()
  }

  func show(_ exhibits: [ExhibitItem]) {
    self.exhibits = exhibits
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    exhibits.count
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    presenter?.didSelect(exhibits[indexPath.row])
  }
}
