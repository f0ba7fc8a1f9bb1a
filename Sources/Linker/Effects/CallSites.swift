import Facts
import NavigationModel

/// Every call and assignment of the app, by name, in source order.
struct CallSites {
  private(set) var all: [CallSite] = []
  /// Every closure, in source order.
  private(set) var closures: [ClosureSite] = []
  /// Functions that are named for Objective-C to call, by their names.
  private(set) var selectors: [String: [SelectorSite]] = [:]
  /// What uses what.
  private(set) var uses = UseGraph()
  /// What types expressions have.
  let types: StaticTypes
  /// Texts in bodies, but for those that something is only compared with.
  private(set) var texts: Set<String> = []
  private(set) var switches: [SwitchSite] = []
  private(set) var statements: [StatementSite] = []
  /// Loops that may be over streams, in source order.
  private(set) var loops: [LoopSite] = []
  let notificationStreams: NotificationStreams
  let viewsInValues: ViewsInValues
  let mutatingFunctions: MutatingFunctions
  private(set) var caseUses: [CaseUse] = []
  private var returned: Set<ReturnedLocal> = []
  private var byName: [String: [Int]] = [:]
  private var sitesByName: [String: [CallSite]] = [:]
  private var assignmentsByName: [String: [CallSite]] = [:]
  private var mentions: [String: Set<TypeID?>] = [:]
  private var namings: [String: Set<Naming>] = [:]
  /// Names of types by which code makes or asks for something, rather than only says what a value is.
  private(set) var spoken: Set<String> = []

  /// Walks every body of the program once.
  ///
  /// - Complexity: O(*n*) in the size of the program.
  init(of evaluator: Evaluator, gates: Gates) {
    var walker = BodyWalker(evaluator: evaluator, gates: gates)
    walker.walkProgram()
    all = walker.sites
    closures = walker.closures
    selectors = walker.selectors
    uses = walker.uses
    types = walker.types
    switches = walker.switches
    caseUses = walker.caseUses
    mentions = walker.mentions
    namings = walker.namings
    spoken = walker.spoken
    texts = walker.texts
    statements = walker.statements
    returned = walker.returned
    loops = walker.loops
    notificationStreams = walker.notificationStreams
    viewsInValues = walker.viewsInValues
    mutatingFunctions = walker.mutatingFunctions
    for (index, site) in all.enumerated() {
      byName[site.name, default: []].append(index)
      sitesByName[site.name, default: []].append(site)
      if site.form == .assignment { assignmentsByName[site.name, default: []].append(site) }
    }
  }

  /// Whether code gives a local of that name back to whoever asked for it.
  func isReturned(_ name: String, by code: Code) -> Bool { returned.contains(ReturnedLocal(code: code, name: name)) }

  /// Whether code names a type.
  func isMentioned(_ name: String) -> Bool { mentions[name] != nil }

  /// Whether code outside of a type names it.
  func isMentioned(_ name: String, outside type: TypeID) -> Bool {
    (mentions[name] ?? []).contains { $0 != type }
  }

  /// Whether code outside of a type names it so that it may make an object, in a function that may be called.
  func mayMake(_ name: String, outside type: TypeID, where isCallable: (FunctionID) -> Bool) -> Bool {
    (namings[name] ?? []).contains { $0.owner != type && ($0.function.map(isCallable) ?? true) }
  }

  /// The types whose code names another.
  func types(mentioning name: String) -> [TypeID] { (mentions[name] ?? []).compactMap(\.self).sorted() }

  /// The sites of one name.
  func named(_ name: String) -> [CallSite] { sitesByName[name] ?? [] }

  /// The assignments to members and locals of one name.
  func assignments(to name: String) -> [CallSite] { assignmentsByName[name] ?? [] }

  /// The sites of several names, in source order.
  func named(_ names: Set<String>) -> [CallSite] {
    names.flatMap { byName[$0] ?? [] }.sorted().map { all[$0] }
  }
}
