import Facts
import NavigationModel

/// Everything that linking works with: the program, its evaluation, its interface files, and the model being made.
final class Linkage {
  let program: Program
  let evaluator: Evaluator
  let sites: CallSites
  let calls: CallGraph
  let interface: InterfaceIndex
  let propertyLists: [PropertyListFacts]
  let nodes: NodeTable
  let scenes: SceneTable
  let draft = ModelDraft()
  /// Modules whose source was read.
  let modules: Set<String>
  /// Modules that some file imports.
  let imports: Set<String>

  init(
    program: Program, opaqueNames: Set<String>, interface: InterfaceIndex, propertyLists: [PropertyListFacts]
  ) {
    self.program = program
    evaluator = Evaluator(program: program, opaqueNames: opaqueNames)
    sites = CallSites(of: evaluator)
    calls = CallGraph(evaluator: evaluator, sites: sites)
    evaluator.consult(Stores(evaluator: evaluator, sites: sites, calls: calls))
    self.interface = interface
    self.propertyLists = propertyLists
    nodes = NodeTable(program: program)
    scenes = SceneTable(index: interface, nodes: nodes, program: program)
    modules = Set(program.files.map(\.module))
    imports = Set(program.files.flatMap(\.imports))
  }

  /// The place of a value or call.
  func place(_ origin: Origin) -> SourcePlace { program.place(origin.file, origin.offset) }

  /// Reports a storyboard, identifier or initial scene that is asked for and does not exist.
  func reportMissingScene(storyboard: String, identifier: String?, at place: SourcePlace) {
    guard let document = interface.storyboard(storyboard, near: place.file) else {
      draft.missing.append(
        MissingReference(
          kind: .storyboard, name: storyboard, source: place, suggestion: nearest(storyboard, among: interface.names)))
      return
    }
    guard let identifier else {
      draft.missing.append(MissingReference(kind: .initialScene, name: storyboard, source: place))
      return
    }
    let known = document.facts.scenes.compactMap(\.storyboardIdentifier)
    draft.missing.append(
      MissingReference(
        kind: .storyboardIdentifier, name: "\(storyboard)/\(identifier)", source: place,
        suggestion: nearest(identifier, among: known)))
  }
}

/// The name most like another, if any is like it at all.
func nearest(_ name: String, among candidates: some Sequence<String>) -> String? {
  let limit = max(2, name.count / 3)
  var best: (distance: Int, name: String)?
  for candidate in candidates where candidate != name && abs(candidate.count - name.count) <= limit {
    let distance = editDistance(name, candidate)
    guard distance <= limit else { continue }
    if let found = best, (found.distance, found.name) <= (distance, candidate) { continue }
    best = (distance, candidate)
  }
  return best?.name
}

/// Levenshtein's distance of two texts.
///
/// - Complexity: O(*n* · *m*) in their lengths.
private func editDistance(_ a: String, _ b: String) -> Int {
  let second = Array(b)
  var row = Array(0...second.count)
  for (i, x) in a.enumerated() {
    var diagonal = row[0]
    row[0] = i + 1
    for (j, y) in second.enumerated() {
      let above = row[j + 1]
      row[j + 1] = min(above + 1, row[j] + 1, diagonal + (x == y ? 0 : 1))
      diagonal = above
    }
  }
  return row[second.count]
}
