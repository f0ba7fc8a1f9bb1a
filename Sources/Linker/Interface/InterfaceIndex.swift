import Facts
import NavigationModel

/// All storyboards of the app, to look scenes up by storyboard and identifier.
struct InterfaceIndex {
  /// A storyboard and the file it stands in.
  struct Document {
    var path: String
    var facts: InterfaceFacts
  }

  private(set) var storyboards: [Document] = []
  private(set) var xibs: [Document] = []
  private var byName: [String: [Int]] = [:]

  /// Keeps the documents of phones and tablets; launch screens show before the app runs.
  init(_ documents: [(path: String, facts: InterfaceFacts)]) {
    for document in documents.sorted(by: { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }) {
      let runtime = document.facts.runtime
      guard runtime.isEmpty || runtime.hasPrefix("iOS") || runtime.hasPrefix("AppleTV") else { continue }
      guard !document.facts.isLaunchScreen else { continue }
      let entry = Document(path: document.path, facts: document.facts)
      switch document.facts.kind {
      case .storyboard:
        byName[document.facts.name, default: []].append(storyboards.count)
        storyboards.append(entry)
      case .xib: xibs.append(entry)
      }
    }
  }

  /// Names of all storyboards, sorted.
  var names: [String] { byName.keys.sorted() }

  /// The storyboard of a name; of several, the one nearest to a file.
  func storyboard(_ name: String, near path: String) -> Document? {
    let candidates = (byName[name] ?? []).map { storyboards[$0] }
    return candidates.max { sharedFolders($0.path, path) < sharedFolders($1.path, path) }
  }

  private func sharedFolders(_ a: String, _ b: String) -> Int {
    zip(a.split(separator: "/"), b.split(separator: "/")).prefix { $0 == $1 }.count
  }
}

extension InterfaceIndex.Document {
  /// The scene of an identifier, or the initial one.
  func scene(identifier: String?) -> SceneFact? {
    guard let identifier else { return scene(objectID: facts.initialObjectID) }
    return facts.scenes.first { $0.storyboardIdentifier == identifier }
  }

  /// The scene of a controller.
  func scene(objectID: String?) -> SceneFact? {
    guard let objectID else { return nil }
    return facts.scenes.first { $0.objectID == objectID }
  }
}
