import Facts
import NavigationModel

/// Tells launches of the app from those of its watch app, and storyboards that only make a window.
///
/// To be asked when every entry is known.
struct EntryRoles {
  let linkage: Linkage

  private var program: Program { linkage.program }

  /// Gives each launch its role.
  func link() {
    let watchFiles = watchFiles
    let isWindowMade = isWindowMade
    let covers = roots(ofWindowsInLevels: linkage.sites.named("windowLevel"))
    let hasRootInCode = linkage.draft.entries.contains { $0.kind == .launch && !$0.source.isPropertyList }
    for index in linkage.draft.entries.indices where linkage.draft.entries[index].kind == .launch {
      let entry = linkage.draft.entries[index]
      guard entry.role == nil else { continue }
      if covers.contains(entry.source) {
        // What lies above or below the app's window takes no place in that.
        linkage.draft.entries[index].kind = .event
      } else if watchFiles.contains(entry.source.file) || isWatchFolder(entry.source.file) {
        linkage.draft.entries[index].role = .watchApp
      } else if entry.source.isPropertyList, hasRootInCode, !isWindowMade {
        // Whoever makes no window gets it from the storyboard, and without that there would be none.
        linkage.draft.entries[index].role = .windowOnly
      }
    }
  }

  /// Files with an `App` whose delegate is one of WatchKit.
  private var watchFiles: Set<String> {
    Set(
      program.variables.filter { variable in
        variable.declaration.attributes.contains { Self.watchAdaptors.contains($0.name) }
      }.map { program.files[$0.file].path })
  }

  private static let watchAdaptors: Set<String> = ["WKApplicationDelegateAdaptor", "WKExtensionDelegateAdaptor"]

  /// Whether a folder has a name that Xcode gives to the targets of a watch: `Shop Watch App`, `ShopWatchKitExtension`.
  private func isWatchFolder(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { folder in
      let name = folder.lowercased().filter(\.isLetter)
      return ["watch", "watchos"].contains(name)
        || ["watchkit", "watchapp", "watchextension"].contains { name.contains($0) }
    }
  }

  /// Where windows of the app's own classes get their first screens that choose the level they lie at.
  private func roots(ofWindowsInLevels levels: [CallSite]) -> Set<SourcePlace> {
    let windows = Set(levels.filter { $0.form == .assignment && $0.base.isOwn }.compactMap(\.scope.owner))
      .filter { program.ancestry(of: $0).contains("UIWindow") }
    return Set(
      linkage.sites.named("rootViewController").filter { site in
        site.form == .assignment && site.base.isOwn && site.scope.owner.map(windows.contains) ?? false
      }.map { linkage.place($0.origin) })
  }

  private var isWindowMade: Bool {
    let subclasses = program.types.indices.map(TypeID.init).filter { program.ancestry(of: $0).contains("UIWindow") }
    let names = Set(subclasses.map { program[$0].name }).union(["UIWindow"])
    return linkage.sites.named(names).contains { $0.form == .call }
  }
}

extension SourcePlace {
  fileprivate var isPropertyList: Bool { file.hasSuffix(".plist") }
}
