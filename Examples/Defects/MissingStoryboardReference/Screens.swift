import UIKit

final class RoomListViewController: UITableViewController {}

final class RoomViewController: UIViewController {}
