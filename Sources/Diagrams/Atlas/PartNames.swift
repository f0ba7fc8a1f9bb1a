import NavigationModel

/// What the source says about the part of the app that a node belongs to: the coordinator that shows it, its storyboard,
/// the folders of its file, and the first word of its name.
///
/// Teams put into these names how they think of their app; a name that several of them share counts all the more.
struct PartNames {
  /// By node: names that somebody gave to a part of the app.
  private(set) var given: [NodeID: Set<String>] = [:]
  /// By node: the first word of its own name, which many a project without folders is ordered by.
  private(set) var words: [NodeID: String] = [:]
  /// By node: the name of the target that most of the app is in, or of the app, where that is all that its folders say.
  private(set) var general: [NodeID: String] = [:]
  /// What to call a part, by its name in lower case.
  private(set) var titles: [String: String] = [:]
  /// Names met, and the names in lower case under which they are remembered: many files are in the same folders.
  private var keys: [String: String?] = [:]

  /// - Parameters:
  ///   - model: what is to be divided.
  ///   - whole: the same with its coordinators.
  init(of model: Model, whole: Model) {
    let owners = Owners(of: whole)
    let app = Self.namesOfApp(in: model)
    for node in model.nodes {
      var names = owners.names(for: node.id)
      if let storyboard = node.scene?.storyboard { names.append(storyboard) }
      names += Self.folders(of: node)
      let keys = names.compactMap { remember($0) }
      given[node.id] = Set(keys).subtracting(app)
      general[node.id] = keys.first(where: app.contains)
      let word = ReadableName.of(node.name).split(separator: " ").first.map(String.init)
      if !node.anonymous { words[node.id] = word.flatMap { remember($0) } }
    }
  }

  /// What the app itself is called, and the target that most of it is in: names that say nothing about a part.
  private static func namesOfApp(in model: Model) -> Set<String> {
    var counts: [String: Int] = [:]
    for module in model.nodes.compactMap(\.module) { counts[module, default: 0] += 1 }
    let launches = model.entries.filter { $0.kind == .launch && $0.role == nil && $0.name.hasSuffix("App") }.map(\.name)
    let target = counts.first { $0.value * 2 > model.nodes.count }?.key
    return Set((launches + [target].compactMap(\.self)).map { title(of: $0).lowercased() })
  }

  private static func folders(of node: Node) -> [String] {
    node.source?.file.utf8.split(separator: UInt8(ascii: "/")).dropLast().compactMap { String($0) } ?? []
  }

  private mutating func remember(_ name: String) -> String? {
    if let known = keys[name] { return known }
    let title = Self.title(of: name)
    let key = title.lowercased()
    let isKept = Self.says(name)
    if isKept { titles[key] = titles[key].map { min($0, title) } ?? title }
    keys[name] = .some(isKept ? key : nil)
    return isKept ? key : nil
  }

  /// Whether a name says anything about a part of the app.
  static func says(_ name: String) -> Bool {
    let title = title(of: name)
    return !title.isEmpty && !generic.contains(title.lowercased())
  }

  /// A name in words, without what it says of its role.
  static func title(of name: String) -> String {
    var words = ReadableName.of(DisplayText.line(name).replacing("-", by: "_")).split(separator: " ").map(String.init)
    while words.count > 1, let last = words.last, roles.contains(last.lowercased()) { words.removeLast() }
    return words.joined(separator: " ")
  }

  private static let roles: Set<String> = [
    "coordinator", "flow", "router", "navigator", "wireframe", "module", "scene", "scenes", "screens", "storyboard",
    "kit", "views", "ui",
  ]

  /// Names of folders, and first words, that say nothing about a part of an app.
  private static let generic: Set<String> = [
    "app", "application", "apps", "sources", "source", "src", "view", "views", "view controllers", "viewcontrollers",
    "controllers", "controller", "screen", "screens", "scene", "scenes", "ui", "base.lproj", "modules", "module",
    "features", "feature", "packages", "package", "presentation", "presentation layer", "common", "shared", "other",
    "others", "misc", "classes", "flows", "flow", "flow coordinators", "coordinators", "coordinator", "resources",
    "storyboards", "storyboard", "main", "library", "libraries", "local packages", "components", "helper", "helpers",
    "internal", "public api", "navigation", "root", "swift", "swift ui", "swiftui", "uikit", "example", "project",
    "new", "add", "edit", "my", "show", "base", "custom", "web", "select", "choose", "create", "default", "all",
    "detail",
  ]
}

/// Which coordinators show each node.
private struct Owners {
  private var parents: [NodeID: Set<NodeID>] = [:]
  private var flows: [NodeID: Node] = [:]

  init(of model: Model) {
    flows = Dictionary(
      model.nodes.filter { $0.kind == .flow }.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    guard !flows.isEmpty else { return }
    for transition in model.transitions where !transition.kind.isWayBack && flows[transition.from] != nil {
      guard let target = transition.to, target != transition.from else { continue }
      parents[target, default: []].insert(transition.from)
    }
  }

  /// Names of the only coordinator that shows a node, of the only one that starts that one, and so on.
  func names(for node: NodeID) -> [String] {
    var names: [String] = []
    var seen: Set<NodeID> = [node]
    var current = node
    while let owners = parents[current], owners.count == 1, let owner = owners.first, seen.insert(owner).inserted {
      if let flow = flows[owner] { names.append(flow.name) }
      current = owner
    }
    return names
  }
}
