import Facts

extension CallSites {
  /// Where a function shows the very object to whose subject it subscribes:
  /// `sheet.height.subscribe { … present(sheet, animated: true) }`.
  ///
  /// That object is not there yet, so nothing of it is its own doing.
  func shows(ofOwnerOf publisher: Expression?, in scope: Scope) -> Set<Origin> {
    guard let name = publisher?.beginning, scope.lookup(name) != nil else { return [] }
    let shows = named(StackOwners.moves).filter { site in
      guard site.form == .call, site.scope.file == scope.file, site.scope.function == scope.function,
        case .name(name, _)? = site.arguments.first?.value.stripped.kind
      else { return false }
      return true
    }
    return Set(shows.map(\.origin.general))
  }
}
