import UIKit

final class SessionList: UITableViewController {
  private let sessions = ["Breathing", "Body scan"]

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sessions.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = sessions[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let session = SessionPage()
    navigationController?.pushViewController(session, animated: true)  // edge: SessionList -push-> SessionPage
  }
}

final class SessionPage: UIViewController {}
