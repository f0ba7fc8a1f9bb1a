import Facts

/// Closures of SwiftUI that give the view for a value: what they do not show, nobody shows.
struct ViewChoices {
  private struct Span {
    var file: Int
    var offsets: ClosedRange<Int32>
    /// The type of the values, where it is known.
    var type: TypeID?
  }

  private var spans: [Span] = []
  /// Names that such closures use: a function of that name may choose for them.
  private var used: Set<String> = []
  private let program: Program

  init(linkage: Linkage) {
    program = linkage.program
    for site in linkage.sites.named(["navigationDestination", "sheet", "fullScreenCover"]) where site.form == .call {
      guard site.argument("for") != nil || site.argument("item") != nil else { continue }
      for argument in site.arguments {
        guard case .closure(let closure) = argument.value.stripped.kind else { continue }
        var collector = NameCollector()
        collector.collect(closure.body)
        used.formUnion(collector.names)
        let first = argument.value.offset
        let type = Self.type(at: site, linkage)
        spans.append(Span(file: site.scope.file, offsets: first...max(first, collector.last), type: type))
      }
    }
  }

  /// The type of the value for which a switch gives the view.
  func type(of site: SwitchSite) -> TypeID? {
    spans.first { $0.file == site.scope.file && $0.offsets.contains(site.subject.offset) && $0.type != nil }?.type
  }

  /// `for: AppRoute.self`, or what the property or parameter behind `item:` holds.
  private static func type(at site: CallSite, _ linkage: Linkage) -> TypeID? {
    let program = linkage.program
    if case .member(let base?, "self", _)? = site.argument("for")?.stripped.kind, let name = base.lastName {
      return program.resolve(.simple(name), from: site.scope.owner, file: site.scope.file)
    }
    guard let item = site.argument("item"), let name = item.lastName?.withoutDollar else { return nil }
    if let function = linkage.functionHanding(item, through: site.code) {
      let type = program[function].declaration.parameters.first { $0.name == name }?.type
      return (type?.arguments.first?.unwrapped).flatMap {
        program.resolve($0, from: site.scope.owner, file: site.scope.file)
      }
    }
    return site.scope.owner.flatMap { owner in
      (program[owner].members[name] ?? []).lazy.compactMap { member -> TypeID? in
        guard case .variable(let id) = member, let type = program[id].declaration.type?.unwrapped else { return nil }
        return program.resolve(type, from: owner, file: site.scope.file)
      }.first
    }
  }

  /// Whether a switch chooses what such a closure shows.
  func contains(_ site: SwitchSite) -> Bool {
    if spans.contains(where: { $0.file == site.scope.file && $0.offsets.contains(site.subject.offset) }) { return true }
    guard let function = site.scope.function else { return false }
    let declaration = program[function].declaration
    return used.contains(declaration.name) && ["View", "AnyView"].contains(declaration.result?.simpleName ?? "")
  }
}
