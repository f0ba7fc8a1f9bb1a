internal import NavigationModel

/// Which launch speaks for which part of a repository: one may hold several apps, and an app's extensions.
struct Launches: Sendable {
  /// Launches of apps for phones, known or not.
  private let apps: [Entry]
  /// Folders of extensions and watch apps whose first screen is known.
  private let besides: [(folder: String, role: Entry.Role?)]

  init(_ model: Model) {
    let launches = model.entries.filter { $0.kind == .launch }
    apps = launches.filter { $0.role == nil || $0.role == .windowOnly }
    let files = Dictionary(
      model.nodes.map { ($0.id, $0.source?.file) }, uniquingKeysWith: { first, _ in first })
    besides = launches.filter { $0.isBesideTheApp && $0.isKnown }.compactMap { launch in
      // A property list may stand in a folder of its own, beside those of the code.
      let first = launch.source.isPropertyList ? launch.to.flatMap { files[$0] ?? nil } : nil
      let shared = first.map { commonFolder(launch.source.file, $0) } ?? ""
      let folder = shared.isEmpty ? launch.source.file.folder : shared
      return folder.isEmpty && launch.role == .appExtension ? nil : (folder, launch.role)
    }
  }

  /// Whether it is known what comes first in the app to which a node belongs.
  func areKnown(for node: Node) -> Bool {
    guard let file = node.source?.file else { return apps.contains(where: \.isKnown) }
    if besides.contains(where: { file.isInside($0.folder) }) { return true }
    let nearest = apps.map { sharedFolders($0.source.file, file) }.max() ?? 0
    return apps.contains { $0.isKnown && sharedFolders($0.source.file, file) == nearest }
  }

  /// Whether code runs on a watch, where the system adds a way back to everything.
  func areOnWatch(_ place: SourcePlace) -> Bool {
    besides.contains { $0.role == .watchApp && place.file.isInside($0.folder) }
  }
}

extension Entry {
  /// Whether it is known what it shows: a screen, or a flow that shows one.
  fileprivate var isKnown: Bool { to != nil || route != nil }

  fileprivate var isBesideTheApp: Bool { role == .appExtension || role == .watchApp }
}

/// The folders that two files have in common, from the root down.
private func commonFolder(_ a: String, _ b: String) -> String {
  zip(a.folders, b.folders).prefix { $0 == $1 }.map { String($0.0) }.joined(separator: "/")
}

/// How many folders two files have in common, from the root down.
func sharedFolders(_ a: String, _ b: String) -> Int {
  zip(a.folders, b.folders).prefix { $0 == $1 }.count
}

extension String {
  fileprivate var folders: [Substring] { split(separator: "/").dropLast() }

  /// The folder of a file; empty for one at the root.
  var folder: String { folders.joined(separator: "/") }

  /// How many folders lie between the first so many and the file.
  func folders(after count: Int) -> Int { max(0, folders.count - count) }

  fileprivate func isInside(_ folder: String) -> Bool { folder.isEmpty || hasPrefix(folder + "/") }
}

extension SourcePlace {
  var isPropertyList: Bool { file.hasSuffix(".plist") }
}
