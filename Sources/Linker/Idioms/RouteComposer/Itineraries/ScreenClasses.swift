import Facts
import NavigationModel

/// Describes the view controllers that the app declares, as a router can notice them.
struct ScreenClasses {
  let linkage: Linkage

  /// All of them, by the name that trees and steps use.
  func all() -> [String: ScreenClass] {
    var found: [String: ScreenClass] = [:]
    let program = linkage.program
    for index in program.types.indices {
      let id = TypeID(index: index)
      guard program[id].keyword == .class, program.isScreen(id) else { continue }
      let described = describe(id)
      found[program[id].qualifiedName] = described
      // Steps write a nested class by its own name where they stand beside it.
      if found[program[id].name] == nil { found[program[id].name] = described }
    }
    return found
  }

  private func describe(_ id: TypeID) -> ScreenClass {
    let program = linkage.program
    let names = Set(program.ancestry(of: id))
    // Until 2.0 containers of all kinds had one protocol.
    let isStandard = !names.isDisjoint(with: ["UINavigationController", "UITabBarController", "UISplitViewController"])
    let isCustom =
      names.contains("CustomContainerViewController") || names.contains("ContainerViewController") && !isStandard
    return ScreenClass(
      name: program[id].qualifiedName, parameters: program[id].genericParameters.map(\.name),
      superclass: superclass(of: id), isCustomContainer: isCustom,
      isInterceptable: isCustom || names.contains("RoutingInterceptable") || names.contains("ContainerViewController"),
      canBeDismissed: literal("canBeDismissed", of: id),
      checksContext: names.contains("ContextChecking"), acceptsContext: names.contains("ContextAccepting"),
      definesPresentationContext: literal("definesPresentationContext", of: id) ?? false, answersTo: answers(of: id),
      source: program.place(program[id].file, program[id].offset))
  }

  /// The class it inherits from with its generic arguments: of the app by its whole name, else as written.
  private func superclass(of id: TypeID) -> String? {
    let program = linkage.program
    let inherited = program[id].inherited
    if let superclass = program.superclass(of: id) {
      let (parent, file) = (program[id].parent, program[id].file)
      let written = inherited.first { program.resolve($0, from: parent, file: file) == superclass }
      return program[superclass].qualifiedName + arguments(written, of: id)
    }
    let library = inherited.first { UIKitClasses.isController($0.simpleName ?? "") } ?? inherited.first
    return library.flatMap(\.simpleName).map { $0 + arguments(library, of: id) }
  }

  private func arguments(_ type: TypeReference?, of id: TypeID) -> String {
    guard let type, !type.arguments.isEmpty else { return "" }
    let parameters = Set(linkage.program[id].genericParameters.map(\.name))
    let scope = Scope(file: linkage.program[id].file, owner: id)
    let arguments = type.arguments.map { $0.mentions(parameters) ? $0 : linkage.evaluator.resolvedAlias($0, in: scope) }
    return "<\(arguments.map(\.description).joined(separator: ", "))>"
  }

  /// The payloads that `isTarget(for:)` names: `context == .home`.
  private func answers(of id: TypeID) -> [String]? {
    for case .function(let function) in linkage.program.members(named: "isTarget", of: id) {
      let entry = linkage.program[function]
      guard let parameter = entry.declaration.parameters.first, parameter.label == "for",
        let body = entry.declaration.body, body.count == 1
      else { continue }
      let outer = Scope(file: entry.file, owner: entry.owner)
      let payload = LabeledValue(
        label: "for", value: PassedPayload.value(in: outer, at: entry.declaration.offset))
      let scope = linkage.evaluator.scope(of: function, receiver: nil, arguments: [payload], at: nil)
      switch body[0].kind {
      case .expression(let expression), .return(let expression?):
        return ConditionReader(linkage: linkage).read(expression, in: scope).namedPayloads
      default: continue
      }
    }
    return nil
  }

  /// The value of a Boolean property, where its declaration gives a literal.
  private func literal(_ name: String, of id: TypeID) -> Bool? {
    for case .variable(let variable) in linkage.program.members(named: name, of: id) {
      let declaration = linkage.program[variable].declaration
      if case .boolean(let value)? = declaration.value?.stripped.kind { return value }
      guard let getter = declaration.getter, getter.count == 1 else { continue }
      switch getter[0].kind {
      case .expression(let expression), .return(let expression?):
        if case .boolean(let value) = expression.stripped.kind { return value }
      default: continue
      }
    }
    return nil
  }
}

extension RouteCondition {
  /// The payloads for which alone it holds, where it names them.
  fileprivate var namedPayloads: [String]? {
    switch self {
    case .equal(.payload([]), .literal(let text)), .equal(.literal(let text), .payload([])): return [text]
    case .any(let parts):
      let named = parts.map(\.namedPayloads)
      return named.contains { $0 == nil } ? nil : named.flatMap { $0 ?? [] }
    default: return nil
    }
  }
}
