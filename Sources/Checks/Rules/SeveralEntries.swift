package import Findings
internal import NavigationModel

/// An app that begins in two places at once.
package enum SeveralEntries: Rule {
  package static let id = RuleID("several-entries")
  package static let defaultSeverity = Severity.note
  package static let page = RulePage(
    whatItDoes: """
      Finds apps that show different first screens from different places without a condition: a main storyboard in
      `Info.plist` and a root view controller set in code, or a main storyboard and another one for the scene. Each `App` and each folder with delegates counts
      as an app of its own. A storyboard that makes the window for a root set in code is not reported.
      """,
    whyIsThisBad: """
      One of them wins. The other is built all the same, is seen for a moment or never, and its code runs.
      """,
    howToFix: "Delete the entry that loses: often the `UIMainStoryboardFile` of the project template.")

  package static let triggering = [
    Example(
      """
      //- /AppDelegate.swift
      import UIKit

      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          window = UIWindow(frame: UIScreen.main.bounds)
          window?.↓rootViewController = HomeViewController()
          window?.makeKeyAndVisible()
          return true
        }
      }

      class HomeViewController: UIViewController {}
      class OldHomeViewController: UIViewController {}
      //- /Base.lproj/Main.storyboard
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="home">
        <scenes>
          <scene sceneID="s1">
            <objects>
              <viewController id="home" customClass="OldHomeViewController" sceneMemberID="viewController"/>
            </objects>
          </scene>
        </scenes>
      </document>
      //- /Info.plist
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
        <dict>
          <key>UIMainStoryboardFile</key>
          <string>Main</string>
        </dict>
      </plist>
      """)
  ]

  package static let nonTriggering = [
    // Which screen comes first depends on a condition.
    Example(
      """
      //- /AppDelegate.swift
      import UIKit

      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          window = UIWindow(frame: UIScreen.main.bounds)
          if UserDefaults.standard.bool(forKey: "welcomed") {
            window?.rootViewController = HomeViewController()
          } else {
            window?.rootViewController = WelcomeViewController()
          }
          window?.makeKeyAndVisible()
          return true
        }
      }

      class HomeViewController: UIViewController {}
      class WelcomeViewController: UIViewController {}
      """)
  ]

  package static func findings(in context: CheckContext) -> [Finding] {
    let alternatives = completeAlternatives(in: context)
    let launches = context.model.entries.filter { entry in
      // An alert at launch stands above the first screen and takes nobody's place. A storyboard that makes the window
      // in which code puts the first screen does not compete with that.
      entry.kind == .launch && entry.role == nil && (entry.gates.isEmpty || alternatives.contains(entry))
        && context.node(entry.to).map { $0.kind != .alert } ?? false
    }
    let inCode = launches.filter { !$0.source.isPropertyList }
    let lists = launches.filter { $0.source.isPropertyList && !context.isFilledByCode($0.to) }
    var owned: Set<Entry> = []
    let targets = Dictionary(grouping: inCode, by: Target.init).sorted { $0.key < $1.key }
    let found = targets.compactMap { target, inCode -> Finding? in
      let own = lists.filter { target.owns($0, among: launches) }
      owned.formUnion(own)
      return report(inCode + own, context)
    }
    // One property list may name several storyboards, and no code any.
    let unowned = Dictionary(grouping: lists.filter { !owned.contains($0) }, by: \.source.file)
    return found + unowned.sorted { $0.key < $1.key }.compactMap { report($0.value, context) }
  }

  /// First screens in code of which one always comes, whatever the condition says: one if it holds, one if not.
  private static func completeAlternatives(in context: CheckContext) -> Set<Entry> {
    let single = context.model.entries.filter { $0.kind == .launch && $0.gates.count == 1 }
    let asked = Dictionary(grouping: single) { $0.gates[0].name }
    return Set(
      asked.flatMap { name, entries in
        guard let others = asked["not (\(name))"], others[0].name == entries[0].name else { return [Entry]() }
        return entries + others
      })
  }

  private static func report(_ launches: [Entry], _ context: CheckContext) -> Finding? {
    // One handler shows one screen or another: what decides may be a condition that was not seen.
    var handlers: Set<String> = []
    let hasCode = launches.contains { !$0.source.isPropertyList }
    let separate = launches.sorted { $0.source < $1.source }
      .filter { handlers.insert(hasCode && $0.source.isPropertyList ? "storyboard" : $0.name).inserted }
    guard let first = separate.first, Set(separate.map(\.to)).count > 1 else { return nil }
    return finding(
      .several(separate.compactMap { $0.to.map(context.name) }), at: .source(first.source),
      notes: separate.dropFirst().map {
        Note(message: "'\($0.to.map(context.name) ?? "")' is shown at launch here", source: $0.source)
      },
      nodes: separate.compactMap(\.to))
  }
}

/// What begins at one place in code: the delegates in a folder, or one `App`, of which each is a target of its own.
private struct Target: Hashable, Comparable {
  var folder: String
  /// Name of the `App`; empty for delegates, whose entries are named after functions.
  var app: String

  init(_ launch: Entry) {
    folder = launch.source.file.folder
    app = launch.name.first?.isUppercase == true ? launch.name : ""
  }

  static func < (a: Target, b: Target) -> Bool { (a.folder, a.app) < (b.folder, b.app) }

  /// Whether a property list is this target's: nothing else is nearer to it, and none is nearer to this.
  func owns(_ list: Entry, among launches: [Entry]) -> Bool {
    let shared = shared(list)
    // In a folder with several projects, what stands in another one is another one's.
    let projects = Set(launches.map { $0.source.file.split(separator: "/").first })
    guard shared > 0 || projects.count <= 2, !isDeep(list) else { return false }
    return launches.allSatisfy { other in
      other.source.isPropertyList ? self.shared(other) <= shared : Target(other).shared(list) <= shared
    }
  }

  /// Whether it lies deep in a folder of its own: a demo beside a library, or the app of another project.
  private func isDeep(_ list: Entry) -> Bool {
    list.source.file.folders(after: sharedFolders(folder + "/App", list.source.file)) > 1
  }

  private func shared(_ list: Entry) -> Int { sharedFolders(folder + "/", list.source.file) }
}

extension CheckContext {
  /// Whether a storyboard begins with an empty navigation controller: code may take that from the window and fill it.
  fileprivate func isFilledByCode(_ id: NodeID?) -> Bool {
    guard let node = node(id), node.anonymous, node.container == .navigation else { return false }
    return !model.transitions.contains {
      $0.from == node.id && $0.kind.isContainment && $0.source.file.hasSuffix(".storyboard")
    }
  }
}

extension Message {
  fileprivate static func several(_ names: [String]) -> Message {
    "\(list(names)) are all shown at launch, and only one can stay; delete the others or put them under a condition"
  }
}
