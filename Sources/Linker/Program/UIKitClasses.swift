import NavigationModel

/// What navgraph knows of Apple's view controllers without their source.
enum UIKitClasses {
  /// Superclass of each controller class that apps inherit from or show, except `UIViewController` itself.
  private static let superclass: [String: String] = [
    "UITableViewController": "UIViewController",
    "UICollectionViewController": "UIViewController",
    "UINavigationController": "UIViewController",
    "UITabBarController": "UIViewController",
    "UISplitViewController": "UIViewController",
    "UIPageViewController": "UIViewController",
    "UIHostingController": "UIViewController",
    "UISearchController": "UIViewController",
    "UIAlertController": "UIViewController",
    "AVPlayerViewController": "UIViewController",
    "GLKViewController": "UIViewController",
    "QLPreviewController": "UIViewController",
    "UIImagePickerController": "UINavigationController",
    "PHPickerViewController": "UIViewController",
    "UIActivityViewController": "UIViewController",
    "UIDocumentPickerViewController": "UIViewController",
    "UIDocumentBrowserViewController": "UIViewController",
    "SFSafariViewController": "UIViewController",
    "MFMailComposeViewController": "UINavigationController",
    "MFMessageComposeViewController": "UINavigationController",
    "CNContactPickerViewController": "UIViewController",
    "SKStoreProductViewController": "UIViewController",
    "EKCalendarChooser": "UIViewController",
    "EKEventEditViewController": "UINavigationController",
    "PKAddPassesViewController": "UIViewController",
    "VNDocumentCameraViewController": "UIViewController",
    "UIFontPickerViewController": "UIViewController",
    "UIColorPickerViewController": "UIViewController",
    "UICloudSharingController": "UIViewController",
    "UIReferenceLibraryViewController": "UIViewController",
  ]

  /// Controllers of the system: shown by the app, made by Apple.
  private static let system: Set<String> = [
    "UIImagePickerController", "PHPickerViewController", "UIActivityViewController", "UIDocumentPickerViewController",
    "UIDocumentBrowserViewController", "SFSafariViewController", "MFMailComposeViewController",
    "MFMessageComposeViewController", "CNContactPickerViewController", "SKStoreProductViewController",
    "EKCalendarChooser", "EKEventEditViewController", "PKAddPassesViewController", "VNDocumentCameraViewController",
    "UIFontPickerViewController", "UIColorPickerViewController", "UICloudSharingController", "QLPreviewController",
    "AVPlayerViewController", "UIReferenceLibraryViewController",
  ]

  private static let views: Set<String> = [
    "UIView", "UIControl", "UIButton", "UILabel", "UITableView", "UICollectionView", "UITableViewCell",
    "UICollectionViewCell", "UICollectionReusableView", "UITableViewHeaderFooterView", "UIStackView", "UIScrollView",
    "UIWindow",
  ]

  private static let containers: [String: Node.Container] = [
    "UINavigationController": .navigation,
    "UITabBarController": .tab,
    "UISplitViewController": .split,
    "UIPageViewController": .page,
  ]

  /// Classes above a UIKit class, nearest first.
  static func ancestors(of name: String) -> [String] {
    var names: [String] = []
    var current = name
    while let parent = superclass[current] {
      names.append(parent)
      current = parent
    }
    if current == "UIViewController" || views.contains(current) {
      if current != "UIViewController", current != "UIView" { names.append("UIView") }
      names += ["UIResponder", "NSObject", "NSObjectProtocol"]
    }
    return names
  }

  /// Classes above one that a library declares, as far as its name tells: `ASCredentialProviderViewController`.
  ///
  /// Those of the Mac are of another app in the same repository.
  /// - Parameter isController: whether its heirs tell that it is one.
  static func ancestors(ofOutsideClass name: String, isController: Bool = false) -> [String] {
    let known = ancestors(of: name)
    guard known.isEmpty, name != "UIViewController", isController || name.hasSuffix("ViewController"),
      !name.hasPrefix("NS")
    else { return known }
    let parent = ["UINavigationController", "UITabBarController"].first { name.hasSuffix($0.dropFirst(2)) }
    return [parent ?? "UIViewController"] + ancestors(of: parent ?? "UIViewController")
  }

  /// Whether UIKit, or a framework beside it, declares a view controller of that name.
  static func isController(_ name: String) -> Bool { name == "UIViewController" || superclass[name] != nil }

  /// Properties of controllers whose names the methods of their delegates begin with, or other methods may.
  private static let properties: Set<String> = [
    "navigationController", "navigationItem", "parent", "presentationController", "presentedViewController",
    "presentingViewController", "selectedViewController", "splitViewController", "storyboard", "tabBarController",
    "tabBarItem", "topViewController", "view", "viewControllers", "visibleViewController",
  ]

  /// Whether controllers have a property of that name.
  static func isProperty(_ name: String) -> Bool { properties.contains(name) }

  /// Whether an object of one class can be of a class of UIKit's; of other classes nothing is known.
  static func canBe(_ name: String, _ other: String) -> Bool {
    !isController(name) || name == other || ancestors(of: name).contains(other)
  }

  /// Whether apps put navigation into extensions of the type.
  static func isExtensible(_ name: String) -> Bool {
    isController(name)
      || ["UIView", "UIWindow", "UIApplication", "UIStoryboard", "UIResponder", "View", "Scene"].contains(name)
  }

  /// Whether the controller belongs to the system rather than to the app.
  static func isSystem(_ name: String) -> Bool { system.contains(name) }

  /// How instances of the class show their children, if they are containers.
  static func container(_ name: String) -> Node.Container? { containers[name] }

  /// The names of those that hold others.
  static var containerNames: Set<String> { Set(containers.keys) }
}
