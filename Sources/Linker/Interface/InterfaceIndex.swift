import Facts
import NavigationModel

/// All interface files of the app, to look storyboards and scenes up by name.
struct InterfaceIndex {
  /// A storyboard or xib and the file it stands in.
  struct Document {
    var path: String
    var facts: InterfaceFacts
  }

  /// Storyboards whose scenes are screens of the app, by path.
  private(set) var storyboards: [Document] = []
  /// With the launch screens: no screens of their own, but code may load them.
  private var loadable: [Document] = []
  private var storyboardsByName: [String: [Int]] = [:]
  private var xibsByName: [String: [Document]] = [:]
  /// What is to be said about documents that were left out.
  private(set) var remarks: [Remark] = []

  /// Takes in the documents of phones, tablets and televisions, each once, however many languages it is translated to.
  ///
  /// - Parameters:
  ///   - launchScreens: names of storyboards that are only seen while the app starts, whatever they say themselves.
  ///   - isClass: whether the app has a class of a name.
  init(
    _ documents: [(path: String, facts: InterfaceFacts)], launchScreens: Set<String>, isClass: (String) -> Bool
  ) {
    for var document in withoutTranslations(documents, isClass) where document.facts.isOfUIKit {
      if launchScreens.contains(document.facts.name), document.facts.scenes.allSatisfy({ $0.customClass == nil }) {
        document.facts.isLaunchScreen = true
      }
      switch document.facts.kind {
      case .storyboard:
        storyboardsByName[document.facts.name, default: []].append(loadable.count)
        loadable.append(document)
        if !document.facts.isLaunchScreen { storyboards.append(document) }
      case .xib: xibsByName[document.facts.name, default: []].append(document)
      }
    }
  }

  /// One document of those that differ in nothing but the language: the development language's if there is one.
  ///
  /// A translation stands in a folder of its language. Of two documents of which one does not, one is left over: that of
  /// whose classes the app has fewer.
  private mutating func withoutTranslations(
    _ documents: [(path: String, facts: InterfaceFacts)], _ isClass: (String) -> Bool
  ) -> [Document] {
    var kept: [String: [Document]] = [:]
    for (path, facts) in documents {
      let key = path.split(separator: "/").filter { !$0.hasSuffix(".lproj") }.joined(separator: "/")
      kept[key, default: []].append(Document(path: path, facts: facts))
    }
    for (key, namesakes) in kept where namesakes.count > 1 {
      let sorted = namesakes.sorted { Self.languageRank($0.path) < Self.languageRank($1.path) }
      var best = sorted[0]
      if let plain = sorted.first(where: { !$0.path.contains(".lproj/") }), best.path != plain.path {
        let leftOver = best.share(of: isClass) < plain.share(of: isClass) ? best : plain
        if leftOver.path == best.path { best = plain }
        remarks.append(
          Remark(
            source: SourcePlace(file: leftOver.path, line: 1, column: 1),
            message: "\(best.path) has the same name and the classes that the app has: this one is taken for a leftover"
          ))
      }
      kept[key] = [best]
    }
    remarks.sort { $0.source.file.utf8.lexicographicallyPrecedes($1.source.file.utf8) }
    return kept.values.map { $0[0] }.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  private static func languageRank(_ path: String) -> (Int, String) {
    let rank = path.contains("Base.lproj/") ? 0 : path.contains("en.lproj/") ? 1 : 2
    return (rank, path)
  }

  /// Xibs, by path.
  var xibs: [Document] {
    xibsByName.values.flatMap { $0 }.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// Selectors of all actions that something in a storyboard or xib sends, or that a segue comes back by.
  var actions: Set<String> {
    let documents = loadable + xibs
    let unwinds = documents.flatMap(\.facts.scenes).flatMap(\.segues).compactMap(\.unwindAction)
    return Set(documents.flatMap(\.facts.actions) + unwinds)
  }

  /// Names of all storyboards, sorted.
  var names: [String] { storyboardsByName.keys.sorted() }

  /// A name that tells a storyboard from those of other targets: its own, after as many folders as that takes.
  func distinctName(of document: Document) -> String {
    let name = document.facts.name
    let folders = document.path.split(separator: "/").dropLast()
    let others = storyboards.filter { $0.facts.name == name && $0.path != document.path }
      .map { $0.path.split(separator: "/").dropLast() }
    guard !others.isEmpty else { return name }
    let telling = folders.indices.first { index in !others.contains { $0.starts(with: folders[...index]) } }
    let shared = folders.indices.prefix { index in others.allSatisfy { $0.starts(with: folders[...index]) } }.count
    return (folders[..<((telling ?? -1) + 1)].dropFirst(shared) + [Substring(name)]).joined(separator: "/")
  }

  /// The storyboard of a name; of several, the one nearest to a file.
  ///
  /// Many disks do not care for capitals.
  func storyboard(_ name: String, near path: String) -> Document? {
    if let named = storyboardsByName[name] { return named.map { loadable[$0] }.nearest(to: path) }
    let folded = name.lowercased()
    return loadable.filter { $0.facts.kind == .storyboard && $0.facts.name.lowercased() == folded }.nearest(to: path)
  }

  /// The storyboard that has a scene of that identifier; of several, the one nearest to a file.
  func storyboard(withScene identifier: String, near path: String) -> Document? {
    storyboards.filter { $0.scene(identifier: identifier) != nil }.nearest(to: path)
  }

  /// The xib of a name; of several, the one nearest to a file.
  func xib(_ name: String, near path: String) -> Document? { (xibsByName[name] ?? []).nearest(to: path) }
}

extension InterfaceIndex.Document {
  /// How many folders it lies in, without that of its language.
  fileprivate var depth: Int { path.split(separator: "/").count { !$0.hasSuffix(".lproj") } }

  /// How many of the classes that its scenes name are there, from 0 to 1.
  fileprivate func share(of isClass: (String) -> Bool) -> Double {
    let named = facts.scenes.compactMap(\.customClass)
    return named.isEmpty ? 0 : Double(named.count(where: isClass)) / Double(named.count)
  }

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

extension [InterfaceIndex.Document] {
  /// The document that shares the longest folder path with a file; of several, the first that lies least deep.
  ///
  /// What stands for an app often lies above all of its folders, where demos of libraries have their documents far below.
  fileprivate func nearest(to path: String) -> Element? {
    self.max { a, b in
      let (near, other) = (sharedFolders(a.path, path), sharedFolders(b.path, path))
      return near == other ? a.depth > b.depth : near < other
    }
  }
}

/// How many folders two paths have in common, from the root down.
func sharedFolders(_ a: String, _ b: String) -> Int {
  zip(a.split(separator: "/"), b.split(separator: "/")).prefix { $0 == $1 }.count
}

extension PropertyListFacts {
  /// Names of the storyboards that are seen while the app starts, and that it does not start with.
  static func launchScreens(in lists: [PropertyListFacts]) -> Set<String> {
    let shown = lists.flatMap { $0.mainStoryboards + $0.sceneStoryboards }.map(\.text)
    return Set(lists.compactMap(\.launchStoryboard?.text)).subtracting(shown)
  }
}
