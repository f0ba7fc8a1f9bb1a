import UIKit
import URLNavigator

final class TrailListViewController: UITableViewController {
  private let navigator: NavigatorProtocol
  private let trails = [3, 5, 8]

  init(navigator: NavigatorProtocol) {
    self.navigator = navigator
    super.init(style: .plain)
    title = "Trails"
  }

  required init?(coder: NSCoder) { fatalError("not made from a storyboard") }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigator.push("trails://trail/\(trails[indexPath.row])")  // edge: TrailList -push-> Trail
  }
}
