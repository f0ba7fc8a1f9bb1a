import Facts

/// Functions that the app adds to views and that hand on what they are to show to a function which no source declares:
/// `func panel(isPresented: Binding<Bool>, content: …) { outside(isPresented: isPresented, content: content) }`.
struct WrappersOfUnknown {
  /// What they call, by their own names.
  private var wrapped: [String: [CallSite]] = [:]

  /// - Complexity: O(*n*) in the number of calls.
  init(_ linkage: Linkage, _ names: UndeclaredNames) {
    let program = linkage.program
    for site in linkage.sites.all where site.presents && names.isCalled(by: site) {
      guard let function = site.scope.function, let owner = program[function].owner, program[owner].keyword == nil,
        program[owner].name == "View"
      else { continue }
      let contents = program[function].declaration.parameters.filter { parameter in
        if case .function? = parameter.type?.unwrapped { true } else { false }
      }.map(\.name)
      let handedOn = site.arguments.contains { argument in
        if case .name(let name, _) = argument.value.stripped.kind { contents.contains(name) } else { false }
      }
      if handedOn { wrapped[program[function].declaration.name, default: []].append(site) }
    }
  }

  /// What the functions call that a call can mean; nothing if it is none of them.
  func wrapped(by site: CallSite) -> [CallSite] {
    guard site.form == .call, site.base != nil, site.presents else { return [] }
    return wrapped[site.name] ?? []
  }
}
