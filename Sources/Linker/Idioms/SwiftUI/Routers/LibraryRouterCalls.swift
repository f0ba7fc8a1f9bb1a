import Facts
import NavigationModel

/// Calls on libraries' routers whose source is not there: what they do is guessed from what they are given.
///
/// A value that the app's stacks look up in a table is pushed; one that the router's own sheet is for, presented.
final class LibraryRouterCalls {
  private let routers: LibraryRouters
  private let linkage: Linkage
  private var calls: [Origin: Meaning] = [:]
  /// Names under which routers are called so.
  private var names: Set<String> = []

  /// What a call is guessed to do.
  private enum Meaning {
    case pushes(Expression, TypeID)
    case presents(Expression, TypeID, VariableID)
    case open(String)
  }

  init(_ linkage: Linkage) {
    self.linkage = linkage
    routers = linkage.shared(LibraryRouters.init)
    for site in linkage.sites.all where site.form == .call {
      guard let base = site.base, site.name.first?.isLowercase ?? false, !Self.isQuestion(site.name),
        site.arguments.contains(where: { $0.value.mayNameCase }),
        let type = routers.libraryType(of: base, in: site.scope), routers.isRouter(type, in: site.scope),
        let meaning = meaning(of: site, type)
      else { continue }
      calls[site.origin.general] = meaning
      names.insert(site.name)
    }
  }

  private var program: Program { linkage.program }

  /// Names of calls and assignments that change what is shown, whoever's they are.
  var changing: Set<String> { names.union(routers.names) }

  private static func isQuestion(_ name: String) -> Bool {
    ["is", "has", "contains", "can", "should"].contains { prefix in
      name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isLowercase != true
    }
  }

  /// Whether a name says that something is shown over what is there.
  private static func isPresenting(_ name: String) -> Bool { name.hasPrefix("present") || name.hasPrefix("show") }

  /// Whether a name says that something is left.
  private static func isWayBack(_ name: String) -> Bool {
    ["dismiss", "goBack", "pop", "remove", "unwind"].contains(where: name.hasPrefix)
  }

  private func meaning(of site: CallSite, _ type: TypeReference) -> Meaning? {
    let sheets = routers.sheets[type] ?? [:]
    for argument in site.arguments {
      var found = enums(of: argument.value, site, type, Set(sheets.keys))
      guard !found.isEmpty else { continue }
      if found.count > 1 {
        // A name tells whether a sheet is meant.
        let presented = found.filter { sheets[$0] != nil }
        let rest = found.filter { sheets[$0] == nil }
        found = Self.isPresenting(site.name) && !presented.isEmpty ? presented : rest
      }
      guard found.count == 1 else { return .open("which of several enums is meant could not be found out") }
      guard !Self.isWayBack(site.name) else { return nil }
      if let variable = sheets[found[0]], Self.isPresenting(site.name) || !routers.tables.contains(found[0]) {
        guard Self.isPresenting(site.name) else { return .open("what the library's router does is not known") }
        return .presents(argument.value, found[0], variable)
      }
      return .pushes(argument.value, found[0])
    }
    return nil
  }

  /// The enums a case of which an argument can be, among those of the app's tables and the router's own sheets.
  private func enums(
    of argument: Expression, _ site: CallSite, _ type: TypeReference, _ sheets: Set<TypeID>
  ) -> [TypeID] {
    let known = routers.tables.union(sheets)
    guard let (base, name, labels) = argument.namedCase else {
      guard let written = routers.declaredEnum(of: argument, in: site.scope) else { return [] }
      return known.contains(written) ? [written] : []
    }
    if let base {
      let written = TypeReference.simple(base.lastName ?? "")
      let type = program.resolve(written, from: site.scope.owner, file: site.scope.file)
      return type.map { known.contains($0) && has($0, name, labels) } ?? false ? [type].compactMap(\.self) : []
    }
    let own = routers.arguments(of: type, from: site.scope)
    // What the router is generic over may be a case of something else, such as a tab.
    let wanted = own.contains(where: known.contains) ? own : known.sorted()
    let fitting = wanted.filter { has($0, name, labels) }
    return fitting.contains(where: known.contains) ? fitting : []
  }

  private func has(_ type: TypeID, _ name: String, _ labels: [String?]) -> Bool {
    program[type].cases.contains { declared in
      declared.name == name
        && (declared.parameters.map(\.label) == labels
          || labels.count < declared.parameters.count
            && labels.allSatisfy { label in declared.parameters.contains { $0.label == label } }
            && declared.parameters.contains { $0.defaultValue != nil })
    }
  }

  /// What a call of a library's router does; `nil` for other calls.
  func answer(_ call: RunningCall) -> RunningAnswer? {
    guard !calls.isEmpty, let meaning = calls[call.origin.general] else { return nil }
    let views = call.runner.views
    switch meaning {
    case .open(let reason):
      call.leaveOpen(reason)
      return nil
    case .pushes(let argument, let type):
      return guessed(value(argument, type, call).map { views.pending(.link($0, nil), 1, $0, nil, call, .push) })
    case .presents(let argument, let type, let variable):
      return guessed(
        value(argument, type, call).map { views.pending(.set(variable, $0), 3, $0, variable, call, .select) })
    }
  }

  private func value(_ argument: Expression, _ type: TypeID, _ call: RunningCall) -> [Value] {
    let written = TypeReference.simple(program[type].qualifiedName)
    let value = call.evaluator.contextual(call.value(argument), written, in: call.scope)
    let known = value.alternatives.prefix(12).filter { !$0.isUnknown }
    return known.isEmpty ? [.typed(written, type)] : Array(known)
  }

  private func guessed(_ effects: [Effect]) -> RunningAnswer {
    RunningAnswer(effects: effects.map(\.doubted))
  }
}

extension LibraryRouters {
  /// The enum that a property or parameter is of.
  fileprivate func declaredEnum(of expression: Expression, in scope: Scope) -> TypeID? {
    guard let type = declaredType(of: expression, in: scope, depth: 0),
      let id = linkage.program.resolve(type, from: scope.owner, file: scope.file)
    else { return nil }
    return linkage.program[id].keyword == .enum ? id : nil
  }
}

extension Expression {
  /// Whether it can be a case of an enum, or something that holds one.
  fileprivate var mayNameCase: Bool {
    switch stripped.kind {
    case .name, .member: true
    case .call(let callee, _): callee.stripped.lastName?.first?.isLowercase ?? false
    default: false
    }
  }

  /// What stands before the dot of a case, its name, and the labels of what it carries.
  fileprivate var namedCase: (base: Expression?, name: String, labels: [String?])? {
    switch stripped.kind {
    case .member(let base, let name, _):
      guard base == nil || base?.lastName?.beginsUppercase == true else { return nil }
      return (base, name, [])
    case .call(let callee, let arguments):
      guard case .member(let base, let name, _) = callee.stripped.kind,
        base == nil || base?.lastName?.beginsUppercase == true
      else { return nil }
      return (base, name, arguments.map(\.label))
    default: return nil
    }
  }
}
