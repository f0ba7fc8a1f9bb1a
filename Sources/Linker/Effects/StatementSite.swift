import Facts

/// A statement of some code, and its place among what uses what.
struct StatementSite {
  var origin: Origin
  /// Its number in the use graph.
  var user: Int32
  /// The statement that it stands in, by its number.
  var parent: Int?
  /// Whether control can leave its block there.
  var leaves = false
  /// Locals whose values it asks for.
  var reads: [Local] = []
  /// Locals that it declares or changes.
  var writes: [Local] = []

  /// The locals of one name in one body.
  struct Local: Hashable {
    var body: Int32
    var name: String
  }
}

/// Statements that can lead to nothing, so that running a body may pass over them.
struct IdleStatements {
  private var files: [[Int32: Idleness]]

  /// What is left to do of a statement that leads to nothing.
  enum Idleness {
    /// Nothing at all.
    case whole
    /// Only to see what follows it: it may leave the block.
    case leaving
  }

  /// - Complexity: O(*n*) in the number of statements.
  init(_ sites: [StatementSite], in reached: UseGraph.Reached, files count: Int) {
    let isBusy = Self.busy(sites, reached)
    files = Array(repeating: [:], count: count)
    for (site, isBusy) in zip(sites, isBusy) where !isBusy {
      let known = files[site.origin.file].updateValue(site.leaves ? .leaving : .whole, forKey: site.origin.offset)
      if known == .leaving { files[site.origin.file][site.origin.offset] = .leaving }
    }
    // A statement may begin where one inside of it does: both must be idle.
    for (site, isBusy) in zip(sites, isBusy) where isBusy { files[site.origin.file][site.origin.offset] = nil }
  }

  /// Statements that lead somewhere, that have a part which does, or that ask for the value of a local of such a one.
  private static func busy(_ sites: [StatementSite], _ reached: UseGraph.Reached) -> [Bool] {
    var readers: [StatementSite.Local: [Int]] = [:]
    for (index, site) in sites.enumerated() { for local in site.reads { readers[local, default: []].append(index) } }
    var isBusy = sites.map { reached.contains($0.user) }
    var open = sites.indices.filter { isBusy[$0] }
    while let next = open.popLast() {
      let users = sites[next].writes.flatMap { readers.removeValue(forKey: $0) ?? [] }
      for user in users + [sites[next].parent].compactMap(\.self) where !isBusy[user] {
        isBusy[user] = true
        open.append(user)
      }
    }
    return isBusy
  }

  /// Whether a statement is idle, and how far; `nil` for those that may lead somewhere, or were not looked at.
  subscript(file: Int, offset: Int32) -> Idleness? { files[file][offset] }
}

extension Expression {
  /// Whether control does not come back from it.
  var neverReturns: Bool {
    guard case .call(let callee, _) = kind, case .name(let name, _) = callee.kind else { return false }
    return ["fatalError", "preconditionFailure", "exit", "abort"].contains(name)
  }
}
