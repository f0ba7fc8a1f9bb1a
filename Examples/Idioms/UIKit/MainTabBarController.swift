import UIKit

final class MainTabBarController: UITabBarController {
  private enum Tab: Int {
    case trails, saved, settings
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    // edge: MainTabBar -tab-> TrailList
    // edge: MainTabBar -tab-> SavedTrails
    // edge: MainTabBar -tab-> Settings
    viewControllers = [
      UINavigationController(rootViewController: TrailListViewController()),
      UINavigationController(rootViewController: SavedTrailsViewController()),
      UINavigationController(rootViewController: SettingsViewController()),
    ]
    NotificationCenter.default.addObserver(
      self, selector: #selector(findTrails), name: .findTrails, object: nil)
  }

  @objc private func findTrails() {
    selectedIndex = Tab.trails.rawValue  // edge: SavedTrails -select-> TrailList
  }
}
