import Facts
import NavigationModel

/// Screens that code makes or loads and that no edge leads to: where they are shown was not understood.
///
/// Each is a gap of the model, said with its place, so that no rule takes the screen for dead.
struct UntiedScreens {
  let linkage: Linkage
  let runner: Runner

  /// Adds a gap for each of them; to be asked when every idiom has added its edges.
  func link() {
    let tied = tiedNodes
    unlinkParts(tied)
    // Without a way in nothing is taken for dead.
    guard linkage.draft.entries.contains(where: { $0.kind == .launch }) else { return }
    linkMentionedClasses(tied)
    linkMentionedViews(tied)
    linkOpenLoads(tied)
  }

  /// Nodes that something leads to.
  private var tiedNodes: Set<NodeID> {
    var tied = Set(linkage.draft.transitions.compactMap(\.to))
    tied.formUnion(linkage.draft.entries.compactMap(\.to))
    for route in linkage.draft.routes {
      tied.formUnion([route.destination].compactMap(\.self))
      tied.formUnion(route.steps.compactMap(\.node))
      tied.formUnion(route.steps.flatMap(\.factory.children).compactMap(\.node))
    }
    return tied
  }

  /// View controllers that code outside of them names: to make them, to cast to them, to ask a container for them.
  private func linkMentionedClasses(_ tied: Set<NodeID>) {
    let texts = writtenTexts
    let isMixed = linkage.isMixed
    let callable = linkage.shared(Callable.init)
    for index in linkage.program.types.indices {
      let id = TypeID(index: index)
      let entry = linkage.program[id]
      guard entry.keyword == .class, linkage.program.isScreen(id),
        !linkage.seenThrough.contains(linkage.nodes.identity(of: id)),
        !linkage.shared(PresentingControllers.init).contains(id), !linkage.program.sharedContainers.contains(id),
        isMixed || linkage.sites.mayMake(entry.name, outside: id, where: callable.contains)
          || texts.contains(entry.name),
        !isPartOfViews(id)
      else { continue }
      let made = firstCall(of: id)
      guard let node = linkage.nodes.existingNode(for: id) ?? made.map({ _ in linkage.nodes.node(for: id) }),
        !tied.contains(node)
      else { continue }
      report(entry.name, at: made ?? linkage.program.place(entry.file, entry.offset))
    }
  }

  /// Takes away what code makes and nobody takes for a place of its own, where nothing was told of it: a part of views, a
  /// controller that shows no more than what it holds.
  private func unlinkParts(_ tied: Set<NodeID>) {
    let declared = Set(linkage.declarations.screens.map(\.name.text))
    let leading = Set(linkage.draft.transitions.map(\.from)).union(linkage.draft.requests.compactMap(\.from))
    for index in linkage.program.types.indices {
      let id = TypeID(index: index)
      guard linkage.program[id].keyword == .class, linkage.program.isScreen(id),
        let node = linkage.nodes.existingNode(for: id), !tied.contains(node),
        !declared.contains(node.rawValue),
        !declared.contains(linkage.program[id].name), linkage.scenes.scenes(of: id).isEmpty,
        isPartOfViews(id) || isTransparent(id) && !linkage.makings(of: id).isEmpty
      else { continue }
      if leading.contains(node) {
        report(
          linkage.program[id].name,
          at: firstCall(of: id) ?? linkage.program.place(linkage.program[id].file, linkage.program[id].offset))
      } else {
        linkage.nodes.remove(node)
      }
    }
  }

  private func isTransparent(_ id: TypeID) -> Bool {
    linkage.seenThrough.contains(linkage.nodes.identity(of: id)) || linkage.program.sharedContainers.contains(id)
      || linkage.shared(PresentingControllers.init).contains(id) || linkage.program.isGenericHost(id)
  }

  /// Whether it is made for nothing but views of SwiftUI's around it: a part of these that leads nowhere.
  private func isPartOfViews(_ id: TypeID) -> Bool {
    let makings = linkage.makings(of: id)
    return !makings.isEmpty
      && makings.allSatisfy { site in
        guard let owner = site.scope.owner,
          linkage.program.ancestry(of: owner).contains("UIViewControllerRepresentable")
        else { return false }
        // What leads nowhere is not run.
        return runner.views.inView.contains(owner)
          || site.scope.function.map { !runner.relevance.contains($0) } ?? false
      }
  }

  /// Views that code outside of them names, and be it as a part of a screen.
  private func linkMentionedViews(_ tied: Set<NodeID>) {
    let cases = linkage.shared(IdleCases.init)
    for index in linkage.program.types.indices {
      let id = TypeID(index: index)
      let entry = linkage.program[id]
      guard entry.keyword == .struct, linkage.program.isScreen(id),
        linkage.sites.isMentioned(entry.name, outside: id), !cases.makeAll(id),
        let node = linkage.nodes.existingNode(for: id), !tied.contains(node)
      else { continue }
      report(entry.name, at: firstCall(of: id) ?? linkage.program.place(entry.file, entry.offset))
    }
  }

  /// Texts that code may make screens by: names of xibs, raw values of enums, constants.
  private var writtenTexts: Set<String> {
    var texts = Set(linkage.program.types.flatMap(\.cases).map { $0.rawValue?.literalText ?? $0.name })
    texts.formUnion(linkage.program.variables.compactMap { $0.declaration.value?.literalText })
    texts.formUnion(linkage.sites.all.flatMap(\.arguments).compactMap(\.value.literalText))
    return texts
  }

  /// Where code makes an instance.
  private func firstCall(of id: TypeID) -> SourcePlace? {
    linkage.makings(of: id).first.map { linkage.place($0.origin) }
  }

  /// Scenes that a call may load whose storyboard or identifier is not known.
  private func linkOpenLoads(_ tied: Set<NodeID>) {
    let calls = StoryboardCalls(linkage: linkage)
    let open = linkage.sites.named(["instantiateViewController", "instantiateInitialViewController"]).filter { site in
      calls.isOpen(site)
    }
    guard !open.isEmpty else { return }
    for document in linkage.interface.storyboards {
      for scene in document.facts.scenes where scene.reference == nil {
        let isInitial = scene.objectID == document.facts.initialObjectID
        guard scene.storyboardIdentifier != nil || isInitial, let node = linkage.scenes.node(of: scene, in: document),
          !tied.contains(node), linkage.nodes[node]?.kind == .screen || linkage.nodes[node]?.anonymous == false,
          open.contains(where: { sharedFolders(linkage.place($0.origin).file, document.path) > 0 || open.count == 1 })
        else { continue }
        report(linkage.nodes[node]?.name ?? node.rawValue, at: scene.place)
      }
    }
  }

  private func report(_ name: String, at place: SourcePlace) {
    linkage.draft.unresolved.append(
      Unresolved(source: place, call: name, reason: "where '\(name)' is shown could not be found out"))
  }
}

extension Linkage {
  /// Whether a part of the app is written in Objective-C: Swift extends screens or a delegate that it does not declare.
  ///
  /// Code that was not read may make any screen. Where a project says that it builds no such file, the class is a
  /// library's; else it may be so only where the file imports a module that is neither the app's nor the system's.
  fileprivate var isMixed: Bool {
    let projects = propertyLists.compactMap(\.project)
    let built = projects.flatMap(\.built)
    let buildsOther = built.contains { file in [".m", ".mm", ".cpp"].contains(where: file.hasSuffix) }
    let isPlain =
      !buildsOther && built.contains { $0.hasSuffix(".swift") }
      && projects.allSatisfy(\.synchronizedFolders.isEmpty)
    return program.types.contains { entry in
      guard entry.keyword == nil, !UIKitClasses.isController(entry.name), !UIKitClasses.isSystem(entry.name) else {
        return false
      }
      if entry.name.hasSuffix("AppDelegate") { return true }
      return entry.name.hasSuffix("ViewController") && !isPlain && (buildsOther || !importsLibrary(entry.file))
    }
  }

  private func importsLibrary(_ file: Int) -> Bool {
    program.files[file].imports.contains { !modules.contains($0) && !Self.systemModules.contains($0) }
  }

  private static let systemModules: Set<String> = [
    "AVFoundation", "AVKit", "Combine", "CoreData", "CoreGraphics", "CoreLocation", "Foundation", "MapKit", "MessageUI",
    "MobileCoreServices", "ObjectiveC", "Photos", "PhotosUI", "QuartzCore", "SafariServices", "StoreKit", "SwiftUI",
    "UIKit", "UserNotifications", "WebKit", "os",
  ]
}
