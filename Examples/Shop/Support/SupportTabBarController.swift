import UIKit

/// The help desk; a class of its own, so that no finder takes it for the app's tabs.
final class SupportTabBarController: UITabBarController {}
