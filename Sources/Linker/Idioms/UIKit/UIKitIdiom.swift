import Facts
import NavigationModel

/// UIKit's own calls: push, present, replace the root, go back, perform a segue.
enum UIKitIdiom: Idiom {
  static let name = "UIKit"
  static let vocabulary: Set<String> = []
  static let landmarks: Set<String> = []

  static func link(_ linkage: Linkage) {
    let calls = UIKitCalls(linkage: linkage)
    for site in linkage.sites.named(UIKitCalls.names) { calls.link(site) }
    calls.linkTitles()
    UnwindLinker(linkage: linkage).link()
  }
}
