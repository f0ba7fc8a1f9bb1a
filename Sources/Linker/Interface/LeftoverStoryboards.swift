import Facts
import NavigationModel

/// The storyboard of Xcode's template that `Info.plist` still names, in an app whose code makes its window and what is in it.
struct LeftoverStoryboards {
  let linkage: Linkage

  /// Drops the launches by such storyboards.
  ///
  /// - Parameter isRootSure: whether code surely puts something into a window when the app starts.
  func drop(isRootSure: Bool) {
    guard isRootSure, isOneApp, makesWindow else { return }
    linkage.draft.entries.removeAll { entry in
      entry.kind == .launch && entry.role == nil && entry.gates.isEmpty && entry.source.file.hasSuffix(".plist")
    }
  }

  /// Whether all that is read is one app: of several, each has its own storyboard.
  private var isOneApp: Bool {
    let starts = linkage.program.types.filter { type in
      type.attributes.contains { ["main", "UIApplicationMain", "NSApplicationMain"].contains($0.name) }
    }
    return starts.count <= 1 && linkage.propertyLists.filter { !$0.mainStoryboards.isEmpty }.count <= 1
  }

  /// Whether the code that the system starts makes the window.
  private var makesWindow: Bool {
    linkage.sites.named("UIWindow").contains { site in
      site.form == .call && site.base == nil
        && site.scope.owner.map(linkage.program.isLifeCycleDelegate) ?? false
    }
  }
}
