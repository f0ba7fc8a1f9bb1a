import UIKit

final class SettingsViewController: UITableViewController {}

final class UnitsViewController: UITableViewController {}
