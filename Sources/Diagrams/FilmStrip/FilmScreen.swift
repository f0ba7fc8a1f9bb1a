/// A screen or container as a film strip shows it, with what it holds and what lies above it.
package struct FilmScreen: Hashable, Sendable {
  /// How children are shown.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// No container.
    case plain
    /// As overlapping cards, the last one in front.
    case navigation
    /// The selected one, above a bar that names all.
    case tab
    /// Side by side.
    case split, custom
  }

  /// Its class.
  package var name: String
  /// What it stores.
  package var payload: String?
  package var kind: Kind
  /// Index of the tab that is in front.
  package var selected: Int
  /// From the first to the last.
  package var children: [FilmScreen]
  /// What is presented above it, lowest first.
  package var above: [FilmScreen]
  /// The whole of it in one line, for those who cannot see it.
  package var notation: String
  /// Whether it was not there before.
  package var isNew = false
  /// Whether the user sees it, and not only what is around or below it.
  package var isSeen = false

  /// Creates a screen; texts may come from anywhere.
  package init(
    name: String, payload: String? = nil, kind: Kind = .plain, selected: Int = 0, children: [FilmScreen] = [],
    above: [FilmScreen] = [], notation: String = ""
  ) {
    self.name = DisplayText.line(name)
    self.payload = payload.map(DisplayText.line)
    self.kind = kind
    self.selected = selected
    self.children = children
    self.above = above
    self.notation = DisplayText.line(notation)
  }

  /// Class and payload: `Trip(7)`.
  package var label: String { name + (payload.map { "(\($0))" } ?? "") }
}

extension FilmScreen {
  /// The same with every screen marked that the user sees.
  ///
  /// Recursive as deep as containers are nested.
  package var markingWhatIsSeen: FilmScreen {
    var marked = self
    if let top = marked.above.indices.last {
      marked.above[top] = marked.above[top].markingWhatIsSeen
      return marked
    }
    let front: [Int] =
      switch kind {
      case .plain: []
      case .navigation: children.indices.suffix(1)
      case .tab: children.indices.filter { $0 == selected }
      case .split, .custom: Array(children.indices)
      }
    for index in front { marked.children[index] = children[index].markingWhatIsSeen }
    marked.isSeen = front.isEmpty
    return marked
  }

  /// The same with every screen marked that another tree does not hold.
  ///
  /// A tree does not tell one screen from another of the same class and payload: of three where there were two, the last
  /// counts as new.
  package func markingWhatIsNew(since before: FilmScreen) -> FilmScreen {
    var known: [String: Int] = [:]
    before.forEach { known[$0.label, default: 0] += 1 }
    return marking(&known)
  }

  private func marking(_ known: inout [String: Int]) -> FilmScreen {
    var marked = self
    if let count = known[label], count > 0 { known[label] = count - 1 } else { marked.isNew = true }
    marked.children = []
    for child in children { marked.children.append(child.marking(&known)) }
    marked.above = []
    for sheet in above { marked.above.append(sheet.marking(&known)) }
    return marked
  }

  private func forEach(_ body: (FilmScreen) -> Void) {
    body(self)
    for child in children + above { child.forEach(body) }
  }
}
