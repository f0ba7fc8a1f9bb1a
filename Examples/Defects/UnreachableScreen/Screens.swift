import UIKit

final class ExhibitListViewController: UITableViewController {}

final class ExhibitViewController: UIViewController {}

final class AudioGuideViewController: UIViewController {}  // finding: unreachable-screen
