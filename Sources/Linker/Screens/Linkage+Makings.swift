import Facts

extension Linkage {
  /// Where code outside of a type makes an instance of it, by its name.
  func makings(of id: TypeID) -> [CallSite] {
    sites.named(program[id].name).filter { site in
      site.form == .call && site.base == nil && site.scope.owner != id
        && program.resolve(.simple(site.name), from: site.scope.owner, file: site.scope.file) == id
    }
  }
}
