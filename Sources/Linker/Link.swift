package import Facts
package import NavigationModel

/// Links the facts of all files, and what the team declares besides, into one model.
///
/// The same facts and declarations give the same model, whatever the order of the files.
/// - Parameter libraries: what libraries declare that the app uses without containing them; no part of the model.
/// - Complexity: close to O(*n*) in the size of the program; values of properties are computed once.
package func link(
  _ facts: [FileFacts], libraries interfaces: [FileFacts] = [], declarations: Declarations = Declarations()
) -> (model: Model, remains: Remains) {
  let members = ProjectMembers(facts)
  let (linkage, libraries) = linkage(of: facts.without(members.leftOut), interfaces, declarations)
  linkage.draft.remarks += members.remarks
  linkage.draft.remarks += libraries.remarks + linkage.interface.remarks
  StoryboardLinker(linkage: linkage).link()
  LaunchLinker(linkage: linkage).link()
  for idiom in allIdioms { idiom.link(linkage) }
  let roots = Roots(linkage: linkage)
  roots.run()
  if roots.runner.summaries.isCut || roots.runner.views.moved.isCut {
    linkage.draft.remarks.append(.circles(of: facts))
  }
  roots.runner.views.links.link(in: roots.runner)
  SharedSceneClasses(linkage: linkage).spread()
  PerformedSegues(linkage: linkage).join()
  WalkedLists(linkage: linkage).narrow()
  OpenDispatchers(linkage: linkage).collapse()
  DispatchLinker(linkage: linkage, relevance: roots.runner.relevance).link()
  ChildFlowLinker(linkage: linkage).link()
  IdleSegues(linkage: linkage).link()
  // What only subclasses stand for is no screen to come back to.
  AbstractScreens(linkage: linkage).unlink()
  UnwindLinker(linkage: linkage).link()
  EntryRoles(linkage: linkage).link()
  DeclarationLinker(linkage: linkage).link()
  IdleScreens(linkage: linkage).link()
  UntiedScreens(linkage: linkage, runner: roots.runner).link()
  UntoldMakings(linkage: linkage).link()
  UnreadCalls(linkage: linkage, runner: roots.runner).link()
  UnknownTakers(linkage: linkage, runner: roots.runner).link()
  UnheardCalls(linkage: linkage, runner: roots.runner).link()
  UntoldCalls(linkage: linkage, runner: roots.runner).link()
  UnknownLaunch(linkage: linkage).list()
  ScreenTitles(linkage: linkage).link()
  ViewTitles(linkage: linkage).link()
  AlertTitles(linkage: linkage).link()
  if !interfaces.isEmpty { linkage.draft.leaveOut(Set(interfaces.map(\.path))) }
  let model = linkage.draft.model(nodes: Array(linkage.nodes.nodes.values))
  return (model, Remains(roots))
}

extension Remark {
  /// What is said where code sets itself going in too many ways to be followed.
  fileprivate static func circles(of files: [FileFacts]) -> Remark {
    let first = files.lazy.map(\.path).min { $0.utf8.lexicographicallyPrecedes($1.utf8) } ?? ""
    return Remark(
      source: SourcePlace(file: first, line: 1, column: 1),
      message: "code of this app sets itself going in circles too large to be followed: moves may be missing")
  }
}

/// What a router needs to know of the app: its routes, written out, and what they name.
///
/// - Complexity: as reading the program's tables; only what routes refer to is evaluated.
package func charts(_ facts: [FileFacts]) -> Charts {
  let (linkage, _) = linkage(of: facts.without(ProjectMembers(facts).leftOut), [], Declarations())
  linkage.evaluator.tellApart(RouteHelpers(linkage: linkage).functions())
  let conditions = ConditionReader(linkage: linkage)
  linkage.evaluator.followObjects(generics: RouteComposerVocabulary.generics) { condition, scope in
    if case .constant(let holds) = conditions.read(condition, in: scope) { holds } else { nil }
  }
  return ChartReader(linkage: linkage).read()
}

private func linkage(
  of facts: [FileFacts], _ interfaces: [FileFacts], _ declarations: Declarations
) -> (Linkage, LibrarySources) {
  var swift: [(path: String, facts: SwiftFacts)] = []
  var documents: [(path: String, facts: InterfaceFacts)] = []
  var propertyLists: [(path: String, facts: PropertyListFacts)] = []
  var translations: [(path: String, facts: TranslationFacts)] = []
  for file in facts {
    switch file.content {
    case .swift(let content): swift.append((file.path, content))
    case .interface(let content): documents.append((file.path, content))
    case .propertyList(let content): propertyLists.append((file.path, content))
    case .translations(let content): translations.append((file.path, content))
    case .unreadable: continue
    }
  }
  let libraries = LibrarySources(swift.map { ($0.path, $0.facts) })
  let program = Program(
    swift.filter { !libraries.contains($0.path) },
    libraries: interfaces.compactMap { if case .swift(let facts) = $0.content { ($0.path, facts) } else { nil } },
    propertyLists: propertyLists.map(\.facts),
    scenes: Set(
      documents.filter { $0.facts.kind == .storyboard && $0.facts.isOfUIKit }.flatMap(\.facts.scenes)
        .compactMap(\.customClass)))
  propertyLists.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  let vocabulary = vocabulary(of: program)
  let members = allIdioms.reduce(into: Set<String>()) { $0.formUnion($1.memberVocabulary) }
  let launchScreens = PropertyListFacts.launchScreens(in: propertyLists.map(\.facts))
  let interface = InterfaceIndex(documents, launchScreens: launchScreens) { program.typesByName[$0] != nil }
  let whole = Linkage(
    program: program, opaqueNames: vocabulary, opaqueMembers: members, interface: interface,
    propertyLists: propertyLists.map(\.facts), translations: Translations(translations), declarations: declarations)
  let stale = StaleFiles(whole)
  guard !stale.paths.isEmpty else { return (whole, libraries) }
  let (live, sources) = linkage(of: facts.without(stale.paths), interfaces, declarations)
  live.draft.remarks += stale.remarks
  return (live, sources)
}

/// The names that belong to libraries: what an app calls its own types is no matter of libraries that it does not use.
private func vocabulary(of program: Program) -> Set<String> {
  let imports = Set(program.files.flatMap(\.imports))
  let own = Set(program.types.lazy.filter { $0.keyword != nil }.map(\.name))
  return allIdioms.filter { $0.isUsed(imports) }.reduce(into: Set<String>()) { names, idiom in
    names.formUnion(idiom.isImported(imports) ? idiom.vocabulary : idiom.vocabulary.subtracting(own))
  }
}

extension [FileFacts] {
  /// The files but for some.
  fileprivate func without(_ paths: Set<String>) -> [FileFacts] {
    paths.isEmpty ? self : filter { !paths.contains($0.path) }
  }
}
