import Facts
import NavigationModel

/// Titles that views of SwiftUI give themselves, or the views that they hold: `List { … }.navigationTitle("Cart")`.
struct ViewTitles {
  private let linkage: Linkage
  private let readable: ReadableText
  private let titlesOfFrames: [TypeID: String]
  private let namesOfFrames: Set<String>

  init(linkage: Linkage) {
    self.linkage = linkage
    readable = ReadableText(linkage: linkage)
    titlesOfFrames = Self.titlesOfFrames(linkage)
    namesOfFrames = Set(titlesOfFrames.keys.map { linkage.program[$0].name })
  }

  /// - Complexity: O(*n*) in the size of the views' code.
  func link() {
    let program = linkage.program
    for owner in program.types.indices.map(TypeID.init) where program[owner].keyword == .struct {
      guard program.isScreen(owner) else { continue }
      let node = linkage.nodes.existingNode(for: owner)
      let views = views(of: owner)
      let elsewhere = names(shownElsewhereBy: views)
      for id in views {
        let scope = Scope(file: program[id].file, owner: owner)
        let isElsewhere = elsewhere.contains(program[id].declaration.name)
        walk(program[id].declaration.getter ?? [], Place(scope: scope, screen: isElsewhere ? nil : node))
      }
    }
  }

  /// The body, and then the properties that parts of it were moved to.
  private func views(of owner: TypeID) -> [VariableID] {
    let program = linkage.program
    let getters = program[owner].members.keys.sorted().flatMap { program[owner].members[$0] ?? [] }
      .compactMap { member -> VariableID? in
        guard case .variable(let id) = member, program[id].declaration.type?.simpleName == "View" else { return nil }
        return id
      }
    return getters.filter { program[$0].declaration.name == "body" }
      + getters.filter { program[$0].declaration.name != "body" }
  }

  /// Names that code uses in what it shows as another screen, and nowhere else: `.sheet(isPresented: $isOpen) { code }`.
  private func names(shownElsewhereBy views: [VariableID]) -> Set<String> {
    let code = Set(views.map { Code.variable($0) })
    let shown = linkage.sites.named(CallSite.showing).filter { code.contains($0.code) }.flatMap(\.shown)
    guard !shown.isEmpty else { return [] }
    var elsewhere = NameCollector()
    var here = NameCollector(ignoring: Set(shown.map(\.offset)))
    for expression in shown { elsewhere.collect(expression) }
    for id in views { here.collect(linkage.program[id].declaration.getter ?? []) }
    return elsewhere.names.subtracting(here.names)
  }

  /// Where a piece of a view's code stands, and on which screen.
  private struct Place {
    var scope: Scope
    var screen: NodeID?
    var depth = 0

    /// What is shown from here is another screen.
    var elsewhere: Place { Place(scope: scope, screen: nil, depth: depth) }
    var deeper: Place { Place(scope: scope, screen: screen, depth: depth + 1) }
  }

  private static let depthLimit = 200

  private func walk(_ statements: [Statement], _ place: Place) {
    for statement in statements {
      switch statement.kind {
      case .expression(let expression), .return(let expression?): walk(expression, place)
      case .if(_, let then, let otherwise):
        walk(then, place)
        walk(otherwise ?? [], place)
      case .switch(_, let cases): for branch in cases { walk(branch.body, place) }
      case .conditional(let clauses): for clause in clauses { walk(clause.body, place) }
      default: continue
      }
    }
  }

  private func walk(_ expression: Expression, _ place: Place) {
    guard place.depth < Self.depthLimit else { return }
    switch expression.stripped.kind {
    case .statement(let statement): walk([statement], place.deeper)
    case .ternary(_, let then, let otherwise): for branch in [then, otherwise] { walk(branch, place.deeper) }
    case .call(let callee, let arguments):
      let name = callee.lastName ?? ""
      if let base = callee.strippedBase {
        if Self.modifiers.contains(name), let text = arguments.first?.value {
          title(place.screen, of: base, text, place.scope)
        }
        walk(base, place.deeper)
      } else if let text = title(givenTo: callee, arguments, place.scope) {
        title(place.screen, of: text, place.scope)
      }
      let shows = CallSite.showing.contains(name) || OutsidePresentations.kind(of: name) != nil
      for argument in arguments {
        guard case .closure(let closure) = argument.value.kind else { continue }
        walk(closure.body, shows ? place.elsewhere.deeper : place.deeper)
      }
    default: return
    }
  }

  /// Gives a title to the view that it stands at, if that is one of the app's screens, or else to the one around it.
  private func title(_ screen: NodeID?, of titled: Expression, _ text: Expression, _ scope: Scope) {
    title(own(titled, scope) ?? screen, of: text, scope)
  }

  private func title(_ node: NodeID?, of text: Expression, _ scope: Scope) {
    guard let node, let text = readable.text(text, in: scope, isKey: true) else { return }
    linkage.nodes.update(node) { $0.title = $0.title ?? text }
  }

  /// What a frame is given to put over its content: `Page(title: "Cart") { … }`.
  private func title(givenTo callee: Expression, _ arguments: [Argument], _ scope: Scope) -> Expression? {
    guard case .name(let name, _) = callee.kind, namesOfFrames.contains(name),
      let frame = linkage.program.resolve(.simple(name), from: scope.owner, file: scope.file),
      let property = titlesOfFrames[frame]
    else { return nil }
    return arguments.first { $0.label == property }?.value
  }

  /// The properties that frames around content of others have for its title.
  private static func titlesOfFrames(_ linkage: Linkage) -> [TypeID: String] {
    var found: [TypeID: String] = [:]
    for site in linkage.sites.named(modifiers) where site.form == .call {
      guard let owner = site.scope.owner, found[owner] == nil, linkage.program.isFrame(owner),
        let text = site.arguments.first?.value, let property = text.titleProperty,
        linkage.program.members(named: property, of: owner).contains(where: linkage.program.isStored)
      else { continue }
      found[owner] = property
    }
    return found
  }

  /// The screen that a chain of modifiers begins with.
  private func own(_ titled: Expression, _ scope: Scope) -> NodeID? {
    var root = titled.stripped
    while case .call(let callee, _) = root.kind, let base = callee.strippedBase { root = base.stripped }
    guard case .call(let callee, _) = root.kind, case .name(let name, _) = callee.kind,
      let type = linkage.program.resolve(.simple(name), from: scope.owner, file: scope.file),
      linkage.program.isScreen(type)
    else { return nil }
    return linkage.nodes.existingNode(for: type)
  }

  static let modifiers: Set<String> = ["navigationTitle", "navigationBarTitle"]
}

extension Expression {
  /// The property that is the text: `title`, `Text(title)`.
  fileprivate var titleProperty: String? {
    guard case .call(let callee, let arguments) = stripped.kind else { return lastName }
    return callee.lastName == "Text" ? arguments.first?.value.lastName : nil
  }
}
