import UIKit

/// The first screen before the departures were written; its storyboard was left behind.
final class LineList: UITableViewController {}

final class DepartureList: UITableViewController {
  private let trains = ["RE 1", "S 25"]

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    trains.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = trains[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let train = TrainPage()
    navigationController?.pushViewController(train, animated: true)  // edge: DepartureList -push-> TrainPage
  }
}

final class TrainPage: UIViewController {}

final class LinePage: UIViewController {}
