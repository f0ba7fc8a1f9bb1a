import Facts
import NavigationModel

/// Everything that linking works with: the program, its evaluation, its interface files, and the model being made.
final class Linkage {
  let program: Program
  let evaluator: Evaluator
  let gates: Gates
  let sites: CallSites
  let calls: CallGraph
  let interface: InterfaceIndex
  let propertyLists: [PropertyListFacts]
  let translations: Translations
  /// What the team says besides the source.
  let declarations: Declarations
  let nodes: NodeTable
  let scenes: SceneTable
  let draft = ModelDraft()
  /// Set while the app's code is run.
  var runner: Runner?
  /// Navigation controllers of the app's own that are seen as what they are given.
  var seenThrough: Set<NodeID> = []
  /// Declared screens that a declared sink was seen to show by their names, before declarations are joined.
  var shownByName: Set<NodeID> = []
  /// Assignments of presentation styles, by file.
  private(set) lazy var presentationStyles = Dictionary(
    grouping: sites.named("modalPresentationStyle").filter { $0.form == .assignment }, by: { $0.scope.file })
  /// Observations of notifications, by name.
  private(set) lazy var observations = Notifications.observations(in: self)
  /// Loops over streams of notifications, by name.
  private(set) lazy var notificationLoops = Notifications.loops(in: self)
  /// Names of the notifications that the app itself posts.
  private(set) lazy var postedNotifications = Notifications.posted(in: sites)
  private var shared: [ObjectIdentifier: AnyObject] = [:]
  /// Names of properties that code observes with `didSet`, `willSet` or a setter.
  private(set) lazy var observedNames = Set(
    program.variables.filter { !$0.declaration.observers.isEmpty }.map(\.declaration.name))
  /// Modules whose source was read.
  let modules: Set<String>
  /// Modules that some file imports.
  let imports: Set<String>

  init(
    program: Program, opaqueNames: Set<String>, opaqueMembers: Set<String>, interface: InterfaceIndex,
    propertyLists: [PropertyListFacts], translations: Translations, declarations: Declarations
  ) {
    self.program = program
    evaluator = Evaluator(program: program, opaqueNames: opaqueNames, opaqueMembers: opaqueMembers)
    gates = Gates(program: program)
    sites = CallSites(of: evaluator, gates: gates)
    LibraryStacks(program: program, sites: sites).declare()
    program.wrappedStacks = WrappedStacks(program: program, sites: sites)
    calls = CallGraph(evaluator: evaluator, sites: sites)
    evaluator.consult(Stores(evaluator: evaluator, sites: sites, calls: calls))
    self.interface = interface
    self.propertyLists = propertyLists
    self.translations = translations
    self.declarations = declarations
    nodes = NodeTable(program: program)
    scenes = SceneTable(index: interface, nodes: nodes, program: program)
    program.sharedContainers = scenes.sharedContainers()
    modules = Set(program.files.map(\.module))
    imports = Set(program.files.flatMap(\.imports))
  }

  /// What an idiom finds out once about the whole program, and needs again.
  func shared<Knowledge>(_ make: (Linkage) -> Knowledge) -> Knowledge {
    let key = ObjectIdentifier(Knowledge.self)
    if let known = shared[key] as? Known<Knowledge> { return known.knowledge }
    let made = make(self)
    shared[key] = Known(made)
    return made
  }

  /// Something found out, as an object: looking into one takes less time than casting whatever value it may be.
  private final class Known<Knowledge> {
    let knowledge: Knowledge

    init(_ knowledge: Knowledge) { self.knowledge = knowledge }
  }

  /// Notes that an object came into view.
  func seen(_ value: Value, as node: NodeID) { runner?.discover(value, as: node) }

  /// Whether a node is a navigation controller of a storyboard that code fills.
  func isEmptyStack(_ node: NodeID) -> Bool {
    nodes[node]?.container == .navigation && nodes[node]?.anonymous == true
      && !draft.transitions.contains { $0.from == node && $0.kind == .embed }
  }

  /// The place of a value or call.
  func place(_ origin: Origin) -> SourcePlace { program.place(origin.file, origin.offset) }

  /// Reports a storyboard, identifier or initial scene that is asked for and does not exist.
  func reportMissingScene(storyboard: String, identifier: String?, at place: SourcePlace) {
    guard let document = interface.storyboard(storyboard, near: place.file) else {
      // A helper names it after the class that it is asked for, and which one that is was not found out.
      if UIKitClasses.isController(storyboard) { return }
      draft.missing.append(
        MissingReference(
          kind: .storyboard, name: storyboard, source: place,
          suggestion: Spelling.closest(to: storyboard, among: interface.names)))
      return
    }
    guard let identifier else {
      draft.missing.append(MissingReference(kind: .initialScene, name: storyboard, source: place))
      return
    }
    if UIKitClasses.isController(identifier) { return }
    let known = document.facts.scenes.compactMap(\.storyboardIdentifier)
    draft.missing.append(
      MissingReference(
        kind: .storyboardIdentifier, name: "\(storyboard)/\(identifier)", source: place,
        suggestion: Spelling.closest(to: identifier, among: known)))
  }
}
