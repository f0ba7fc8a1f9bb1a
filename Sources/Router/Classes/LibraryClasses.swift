/// Classes of UIKit and its neighbours that apps inherit from or show, with their superclasses.
enum LibraryClasses {
  static let root = "UIViewController"
  static let navigation = "UINavigationController"
  static let tab = "UITabBarController"
  static let split = "UISplitViewController"
  static let hosting = "UIHostingController"

  /// Superclass by class.
  ///
  /// A class that is not listed is taken for a direct child of `UIViewController`.
  static let superclasses: [(name: String, superclass: String)] = [
    (navigation, root),
    (tab, root),
    (split, root),
    ("UITableViewController", root),
    ("UICollectionViewController", root),
    ("UIPageViewController", root),
    (hosting, root),
    ("UISearchController", root),
    ("UIAlertController", root),
    ("UIActivityViewController", root),
    ("UIImagePickerController", navigation),
    ("UIVideoEditorController", navigation),
    ("MFMailComposeViewController", navigation),
    ("MFMessageComposeViewController", navigation),
    ("EKEventEditViewController", navigation),
    ("GKGameCenterViewController", navigation),
  ]

  /// Containers of UIKit, and how trees abbreviate them.
  static let abbreviations: [(short: String, name: String)] = [
    ("Nav", navigation), ("Tab", tab), ("Split", split),
  ]
}
