import UIKit

protocol TripListView: Presentable {
  var onTripSelect: ((Trip) -> Void)? { get set }
}

final class TripListViewController: UITableViewController, TripListView {
  var onTripSelect: ((Trip) -> Void)?

  private var trips: [Trip] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Trips"
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    trips.count
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onTripSelect?(trips[indexPath.row])
  }
}
