import Facts
import NavigationModel

/// UIKit's own calls: push, present, replace the root, go back, hold children.
enum UIKitIdiom: Idiom {
  static let name = "UIKit"

  static let calls: [String: RunningIdioms.Rule] = [
    "pushViewController": { UIKitCalls($0).push() },
    "present": { UIKitCalls($0).present() },
    "presentViewController": { UIKitCalls($0).present() },
    "show": { UIKitCalls($0).show(.show) },
    "showInView": { UIKitCalls($0).show(.show) },
    "showViewController": { UIKitCalls($0).show(.show) },
    "showDetailViewController": { UIKitCalls($0).show(.showDetail) },
    "setViewControllers": { UIKitCalls($0).setViewControllers() },
    "setTabs": { UIKitCalls($0).setTabs() },
    // Libraries that animate the exchange: `window.setRootViewController(home, options: options)`.
    "setRootViewController": { UIKitCalls($0).replaceRoot() },
    "setViewController": { UIKitCalls($0).setColumn() },
    "addChild": { UIKitCalls($0).embed() },
    "addChildViewController": { UIKitCalls($0).embed() },
    "popViewController": { UIKitCalls($0).back(.pop) },
    "popViewControllerAnimated": { UIKitCalls($0).back(.pop) },
    "popToRootViewController": { UIKitCalls($0).back(.popToRoot) },
    "popToRootViewControllerAnimated": { UIKitCalls($0).back(.popToRoot) },
    "popToViewController": { UIKitCalls($0).back(.popTo) },
    "dismiss": { UIKitCalls($0).back(.dismiss) },
    "performSegue": { SegueCalls(call: $0).perform() },
    "performSegueWithIdentifier": { SegueCalls(call: $0).perform() },
    // SwiftGen: `perform(segue: StoryboardSegue.Main.openCart)`.
    "perform": { SegueCalls(call: $0).perform(named: "segue") },
    "addObserver": { Notifications($0).observe() },
    "post": { Notifications($0).post() },
    "onReceive": { Notifications($0).subscribe() },
    "sink": { Notifications($0).subscribe() },
    "dismissViewControllerAnimated": { UIKitCalls($0).back(.dismiss) },
    "set": { LibraryContainers($0).set() },
    "addPanel": { LibraryContainers($0).addToParent() },
    "append": { StackAdditions(call: $0).add() },
    "insert": { StackAdditions(call: $0).add() },
  ]

  /// Performing a selector is no segue, most of what is set or added is no controller, and subscribing does nothing.
  static let relays: Set<String> = ["append", "insert", "onReceive", "perform", "set", "sink"]

  static let assignments: [String: RunningIdioms.Rule] = [
    "rootViewController": { UIKitCalls($0).replaceRoot() },
    "viewControllers": { $0.isAboutOwnList ? nil : UIKitCalls($0).setViewControllers() },
    "tabs": { UIKitCalls($0).setTabs() },
    "dataSource": { PageSources($0).fill() },
    "searchController": { UIKitCalls($0).search() },
    "centerViewController": { LibraryContainers($0).keep() },
    "contentViewController": { LibraryContainers($0).keep() },
    "drawerViewController": { LibraryContainers($0).keep() },
    "frontViewController": { LibraryContainers($0).keep() },
    "leftMenuViewController": { LibraryContainers($0).keep() },
    "leftViewController": { LibraryContainers($0).keep() },
    "mainViewController": { LibraryContainers($0).keep() },
    "menuViewController": { LibraryContainers($0).keep() },
    "rearViewController": { LibraryContainers($0).keep() },
    "rightMenuViewController": { LibraryContainers($0).keep() },
    "rightViewController": { LibraryContainers($0).keep() },
    "selectedIndex": { TabSelection($0).byIndex() },
    "selectedViewController": { TabSelection($0).byController() },
  ]

  static func begin(_ runner: Runner) {
    SuperInitializers(runner: runner).link()
    AskedChildren(runner: runner).link()
    HostedParts(runner: runner).link()
  }

  static func link(_ linkage: Linkage) {
    let names = NamesInCode(linkage: linkage)
    for site in linkage.sites.named("performSegue") where site.form == .call { names.checkSegue(site) }
    for site in linkage.sites.named(["instantiateViewController", "instantiateInitialViewController"]) {
      names.checkScene(site)
    }
  }
}
