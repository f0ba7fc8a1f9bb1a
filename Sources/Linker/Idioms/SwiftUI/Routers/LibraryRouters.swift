import Facts
import NavigationModel

/// Objects of libraries whose source is not there, on which the app's navigation hangs: `$router.presentedSheet`.
///
/// What such an object has is known as far as the app binds it: to a stack, or to a sheet. That is declared here, so
/// that whoever changes it is joined with what it shows.
final class LibraryRouters {
  let linkage: Linkage
  /// What the app binds of such objects, by the type of the object and the name.
  private var members: [Member: VariableID] = [:]
  /// Types of which something is bound: brackets, too.
  private var bound: Set<TypeReference> = []
  /// Enums for whose cases a sheet of an object gives the view, by the type of the object.
  private(set) var sheets: [TypeReference: [TypeID: VariableID]] = [:]
  /// Enums that stacks look up in a table.
  let tables: Set<TypeID>

  private struct Member: Hashable {
    var type: TypeReference
    var name: String
  }

  private static let labels: Set<String> = ["isActive", "isPresented", "item", "path"]

  init(_ linkage: Linkage) {
    self.linkage = linkage
    let program = linkage.program
    tables = Set(
      linkage.sites.named(["navigationDestination", "nbNavigationDestination", "flowDestination"]).compactMap { site in
        guard case .member(let base?, "self", _)? = site.argument("for")?.stripped.kind, let name = base.lastName else {
          return nil
        }
        return program.resolve(.simple(name), from: site.scope.owner, file: site.scope.file)
      }.filter { program[$0].keyword == .enum })
    for site in linkage.sites.all where site.form == .call {
      for argument in site.arguments where Self.labels.contains(argument.label ?? "") {
        bind(argument.value.stripped, of: site, isItem: argument.label == "item")
      }
    }
  }

  private var program: Program { linkage.program }

  /// Notes what a binding leads to, if that is a part of a library's object.
  private func bind(_ binding: Expression, of site: CallSite, isItem: Bool) {
    guard binding.isOfBinding else { return }
    switch binding.kind {
    case .subscript(let base, _):
      if let type = libraryType(of: base, in: site.scope) { bound.insert(type) }
    case .member(let base?, let name, _):
      guard let type = libraryType(of: base, in: site.scope) else { return }
      bound.insert(type)
      let item = isItem ? itemType(at: site, among: arguments(of: type, from: site.scope)) : nil
      let key = Member(type: type, name: name.withoutDollar)
      let id = members[key] ?? declare(name.withoutDollar, as: item, type, site)
      members[key] = id
      if let item { sheets[type, default: [:]][item] = id }
    default: return
    }
  }

  /// Declares a property that a library's object has.
  private func declare(_ name: String, as item: TypeID?, _ type: TypeReference, _ site: CallSite) -> VariableID {
    var written: TypeReference?
    if let item {
      written = .optional(.simple(program[item].qualifiedName))
    } else if site.argument("path") != nil {
      let listed = arguments(of: type, from: site.scope).filter(tables.contains)
      if listed.count == 1 { written = .array(.simple(program[listed[0]].qualifiedName)) }
    }
    let id = VariableID(index: program.variables.count)
    let declaration = VariableDeclaration(
      name: name, type: written, value: nil, getter: nil, observers: [], isStatic: false, attributes: [],
      offset: site.expression.offset)
    program.variables.append(
      Program.VariableEntry(declaration: declaration, owner: nil, file: site.scope.file, requirements: []))
    return id
  }

  /// What the closure of a sheet switches over: of the types that the object is generic over, else of the app's enums.
  private func itemType(at site: CallSite, among own: [TypeID]) -> TypeID? {
    for argument in site.arguments {
      guard case .closure(let closure) = argument.value.stripped.kind else { continue }
      let first = argument.value.offset
      var collector = NameCollector()
      collector.collect(closure.body)
      let last = max(first, collector.last)
      for inner in linkage.sites.switches
      where inner.scope.file == site.scope.file && (first...last).contains(inner.subject.offset) {
        let names = inner.caseNames
        guard !names.isEmpty else { continue }
        let has = { (type: TypeID) in
          self.program[type].keyword == .enum && names.isSubset(of: Set(self.program[type].cases.map(\.name)))
        }
        let fitting = own.filter(has)
        if fitting.count == 1 { return fitting[0] }
        let any = program.types.indices.map(TypeID.init).filter(has)
        return fitting.isEmpty && any.count == 1 ? any[0] : nil
      }
    }
    return nil
  }

  // MARK: - What is asked

  /// Whether the app binds anything at all of such objects.
  var isEmpty: Bool { bound.isEmpty }

  /// Names of what is bound of them.
  var names: Set<String> { Set(members.keys.map(\.name)) }

  /// The property that stands for a member of a library's object.
  func member(_ name: String, of type: TypeReference) -> VariableID? { members[Member(type: type, name: name)] }

  /// Whether the app's navigation hangs on objects of a library's type.
  func isRouter(_ type: TypeReference, in scope: Scope) -> Bool {
    bound.contains(type) || arguments(of: type, from: scope).contains(where: tables.contains)
  }

  /// The enums of the app that a type is generic over.
  func arguments(of type: TypeReference, from scope: Scope) -> [TypeID] {
    type.arguments.compactMap { program.resolve($0.unwrapped, from: scope.owner, file: scope.file) }
      .filter { program[$0].keyword == .enum }
  }

  /// What a property holds, by its declaration: aliases and bindings are seen through.
  func type(of id: VariableID) -> TypeReference? {
    let entry = program[id]
    let declaration = entry.declaration
    let scope = Scope(file: entry.file, owner: entry.owner)
    if let type = declaration.type ?? declaration.wrapperType { return opened(type, in: scope) }
    guard case .call(let callee, _)? = declaration.value?.stripped.kind,
      case .name(let name, let generics) = callee.stripped.kind, name.beginsUppercase
    else { return nil }
    return opened(.named(path: [name], arguments: generics), in: scope)
  }

  private func opened(_ type: TypeReference, in scope: Scope) -> TypeReference {
    let type = linkage.evaluator.resolvedAlias(type.unwrapped, in: scope).unwrapped
    guard ["Binding", "Bindable"].contains(type.simpleName ?? ""), let inner = type.arguments.first else { return type }
    return inner.unwrapped
  }

  /// The type of an object, if that is a library's, as far as declarations tell.
  func libraryType(of expression: Expression, in scope: Scope) -> TypeReference? {
    guard let type = declaredType(of: expression, in: scope, depth: 0), case .named(let path, _) = type,
      let name = path.last, name.beginsUppercase, !UIKitClasses.isController(name), !Self.plain.contains(name),
      // What a library's own idiom knows needs no guess.
      !linkage.evaluator.opaqueNames.contains(name), path.count > 1 || !isGenericParameter(name, in: scope),
      program.resolve(type, from: scope.owner, file: scope.file).map({ program[$0].keyword == nil }) ?? true
    else { return nil }
    return type
  }

  /// Whether a name stands for whatever type the object is made for whose code it is: `struct Home<Router: Routing>`.
  private func isGenericParameter(_ name: String, in scope: Scope) -> Bool {
    var owner = scope.owner
    while let type = owner {
      if program[type].genericParameters.contains(where: { $0.name == name }) { return true }
      owner = program[type].parent
    }
    return scope.function.map { program[$0].declaration.genericParameters.contains { $0.name == name } } ?? false
  }

  func declaredType(of expression: Expression, in scope: Scope, depth: Int) -> TypeReference? {
    guard depth < 8 else { return nil }
    switch expression.stripped.kind {
    case .name(let name, _):
      let plain = name.withoutDollar
      for meaning in scope.lookup(plain) ?? [] {
        switch meaning {
        case .expression(_, let declared?): return opened(declared, in: scope)
        case .expression(let deferred, nil):
          // `@Bindable var router = router`
          guard let written = deferred.written else { return nil }
          if written.expression.stripped.lastName == plain { break }
          return declaredType(of: written.expression, in: written.scope, depth: depth + 1)
        case .parameter(let function, let name, _):
          let type = program[function].declaration.parameters.first { $0.name == name }?.type
          return type.map { opened($0, in: scope) }
        default: return nil
        }
      }
      var owner = scope.owner
      while let id = owner {
        for case .variable(let property) in program.members(named: plain, of: id) { return type(of: property) }
        owner = program[id].parent
      }
      for case .variable(let property) in program.globals[plain] ?? [] { return type(of: property) }
      return nil
    case .member(let base?, let name, _):
      let owner =
        base.isSelf
        ? scope.owner
        : declaredType(of: base, in: scope, depth: depth + 1).flatMap { program.resolve($0, file: scope.file) }
      guard let owner else { return nil }
      for case .variable(let property) in program.members(named: name.withoutDollar, of: owner) {
        return type(of: property)
      }
      return nil
    default: return nil
    }
  }

  /// Types of the language's own library, which are values and no objects.
  private static let plain: Set<String> = [
    "Any", "AnyHashable", "Array", "Bool", "Data", "Date", "Dictionary", "Double", "Float", "Int", "NavigationPath",
    "Optional", "Set", "String", "URL", "UUID",
  ]
}

extension Expression {
  /// Whether it is a part of what a binding leads to: `$router.path`, `$router[tab]`, `router.$path`.
  fileprivate var isOfBinding: Bool {
    switch stripped.kind {
    case .name(let name, _): name.hasPrefix("$")
    case .member(let base, let name, _): name.hasPrefix("$") || base?.isOfBinding ?? false
    case .subscript(let base, _): base.isOfBinding
    default: false
    }
  }
}
