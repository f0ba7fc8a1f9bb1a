import NavigationModel
import Router

/// Where a search looks.
enum Look: Hashable { case current, visible, contained, presented, presenting, parent }

extension ReferenceRouter {
  /// What a finder finds; `stepClass` is the class that counts where the finder names none.
  func find(_ finder: Finder, in stepClass: String?, _ payload: Payload) -> Controller? {
    guard finder.kind != .none, let start = startingPoint(of: finder) else { return nil }
    if finder.kind == .presenting { return start.presenting }
    if finder.kind == .details { return details(from: start, finder) }
    let wanted = finder.screenClass ?? stepClass ?? "UIViewController"
    return search(start, Self.options(finder.options)) { candidate in
      book.isKind(candidate.name, of: wanted) && accepts(finder, candidate, payload)
    }
  }

  private func startingPoint(of finder: Finder) -> Controller? {
    switch finder.origin {
    case .nothing: nil
    case .root: window.root
    case .topmost: window.topmost
    case .found(let inner): find(inner, in: nil, .nothing)
    case .unknown, nil: finder.startingPoint == "root" ? window.root : window.topmost
    }
  }

  private func accepts(_ finder: Finder, _ candidate: Controller, _ payload: Payload) -> Bool {
    switch finder.kind {
    case .byClassAndContext, .hostingWithContext: return stores(candidate, payload)
    case .custom:
      let conduct = world.finders[finder.name]
      let isAccepted =
        switch conduct?.matches {
        case .always, nil: true
        case .never: false
        case .presented: candidate.presenting != nil
        case .unpresented: candidate.presenting == nil
        case .payload: stores(candidate, payload)
        }
      if isAccepted, conduct?.stores == true { candidate.stored = payload.text }
      return isAccepted
    default: return true
    }
  }

  /// Whether a screen takes the payload for its own.
  private func stores(_ candidate: Controller, _ payload: Payload) -> Bool {
    let said = book.line(of: candidate.name).lazy.compactMap { self.world.screens[$0]?.answersTo }.first
    guard let said else { return candidate.stored == payload.text }
    return payload.text.map(said.contains) ?? false
  }

  /// The navigation controller on the right of the split view controller that is found first.
  private func details(from start: Controller, _ finder: Finder) -> Controller? {
    let split = search(start, Self.options(finder.options)) { book.kind(of: $0.name) == .split }
    guard let split else { return nil }
    let last =
      if split.children.count > 1 {
        split.children.last
      } else {
        // Collapsed: the details are the last screen of the primary navigation controller.
        split.children.first.flatMap { book.kind(of: $0.name) == .navigation ? $0.children.last : nil }
      }
    return last.flatMap { book.kind(of: $0.name) == .navigation ? $0 : nil }
  }

  // MARK: Searching

  func search(_ screen: Controller, _ options: Set<Look>, _ matches: (Controller) -> Bool) -> Controller? {
    if options.contains(.current), matches(screen) { return screen }
    if options.contains(.parent), let parent = screen.parent {
      if let found = search(parent, [.current, .parent], matches) { return found }
    }
    if options.contains(.visible) || options.contains(.contained) {
      var inside: Set<Look> = options.contains(.visible) ? [.current, .visible] : [.current, .contained]
      if options.contains(.presented) { inside.insert(.presented) }
      let candidates = visible(in: screen) + (options.contains(.contained) ? contained(in: screen) : [])
      for candidate in unique(candidates) {
        if let found = search(candidate, inside, matches) { return found }
      }
    }
    if options.contains(.presented), let modal = screen.presented {
      if let found = search(modal, options.subtracting([.presenting]), matches) { return found }
    }
    if options.contains(.presenting), let below = screen.presenting {
      if let found = search(below, options.subtracting([.presented]), matches) { return found }
    }
    return nil
  }

  /// What a container holds; children of anything else are not seen.
  func contained(in screen: Controller) -> [Controller] { book.kind(of: screen.name) == .none ? [] : screen.children }

  /// What a container shows.
  func visible(in screen: Controller) -> [Controller] {
    if book.hasOwnAdapter(screen.name) { return screen.children }
    return switch book.kind(of: screen.name) {
    case .navigation: screen.children.suffix(1)
    case .tab: screen.children.isEmpty ? [] : [screen.children[screen.selected]]
    case .split, .custom: screen.children
    case .none: []
    }
  }

  private func unique(_ list: [Controller]) -> [Controller] {
    var result: [Controller] = []
    for item in list where !result.contains(where: { $0 === item }) { result.append(item) }
    return result
  }

  private static func options(_ words: [String]) -> Set<Look> {
    if words.isEmpty { return options(["fullStack"]) }
    return Set(
      words.flatMap { word -> [Look] in
        switch word {
        case "current": [.current]
        case "visible": [.visible]
        case "contained": [.contained]
        case "presented": [.presented]
        case "presenting": [.presenting]
        case "parent": [.parent]
        case "currentAllStack": [.current, .contained]
        case "currentVisibleOnly": [.current, .visible]
        case "allVisible": [.current, .visible, .presented, .presenting]
        case "fullStack": [.current, .contained, .presented, .presenting]
        case "currentAndUp": [.current, .contained, .presented]
        case "currentAndDown": [.current, .contained, .presenting]
        default: []
        }
      })
  }
}
