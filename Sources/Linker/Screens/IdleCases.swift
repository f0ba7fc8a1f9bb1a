import Facts

/// Cases for which a destination, a sheet or a cover has a view, that no code makes.
struct IdleCases {
  private let linkage: Linkage
  private let choices: ViewChoices
  /// Names of the cases of the app's enums.
  private let declared: Set<String>
  /// Names of cases that code makes.
  private let made: Set<String>
  /// Names of cases of enums that say themselves what values they have, or are made of texts and the like.
  private let open: Set<String>

  /// - Complexity: O(*n*) in the number of cases and of the places that name some.
  init(_ linkage: Linkage) {
    self.linkage = linkage
    choices = ViewChoices(linkage: linkage)
    declared = Set(linkage.program.types.flatMap(\.cases).map(\.name))
    made = Set(linkage.sites.caseUses.filter { !$0.isCompared }.map(\.name))
    open = Set(
      linkage.program.types.filter { type in
        type.keyword == .enum && !type.inherited.allSatisfy { Self.silent.contains($0.simpleName ?? "") }
      }.flatMap { $0.cases.map(\.name) })
  }

  /// Protocols by which nobody gets at values of an enum.
  private static let silent: Set<String> = ["Equatable", "Hashable", "Identifiable", "Sendable", "View"]

  /// Whether all that makes a view stands in branches for such cases.
  func makeAll(_ view: TypeID) -> Bool {
    let makings = linkage.makings(of: view)
    return !makings.isEmpty
      && makings.allSatisfy { site in
        guard let branch = site.branches.last, !branch.cases.isEmpty, branch.cases.isSubset(of: declared),
          choices.contains(SwitchSite(subject: branch.subject, cases: [], scope: site.scope))
        else { return false }
        return branch.cases.isDisjoint(with: made) && branch.cases.isDisjoint(with: open)
      }
  }
}
