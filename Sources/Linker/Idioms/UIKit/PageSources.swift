import Facts
import NavigationModel

/// What the data source of a container is asked for: `pages.dataSource = self`.
///
/// UIKit's page view controller and the containers of libraries ask for one controller after the other. Whatever their
/// data source can answer is a child of the container.
struct PageSources {
  let call: RunningCall

  init(_ call: RunningCall) { self.call = call }

  private var linkage: Linkage { call.linkage }
  private var program: Program { call.linkage.program }

  /// Puts all that the data source can answer into the container.
  func fill() -> RunningAnswer? {
    guard let source = call.argument(nil) else { return nil }
    let targets = Targets(linkage: linkage, host: call.host)
    let children = call.value(source).alternatives.flatMap(answers)
      .flatMap { $0.elements }.flatMap { targets.targets($0) }
    guard !children.isEmpty else { return nil }
    let effects = children.map { call.effect(.page, $0) }
    let holders = call.base.map { targets.nodes(call.value($0)) } ?? []
    for holder in holders { for effect in effects { call.runner.emission.contain(effect, in: holder) } }
    return RunningAnswer(effects: holders.isEmpty ? effects : [])
  }

  /// What the methods of a data source return that give a library's controller another controller.
  private func answers(_ source: Value) -> [Value] {
    guard let type = call.evaluator.typeID(of: source), program[type].keyword == .class else { return [] }
    let own = ([type] + program.ancestors(of: type).sorted()).flatMap { program[$0].members.values.joined() }
    let functions = own.compactMap { if case .function(let id) = $0 { id } else { nil } }
    return Set(functions).filter(givesController).sorted()
      .map { call.evaluator.result(of: $0, arguments: [], receiver: source) }
  }

  private func givesController(_ id: FunctionID) -> Bool {
    let declaration = program[id].declaration
    guard !declaration.isStatic, declaration.body != nil, let result = declaration.result?.unwrapped,
      isController(result.elementOrSelf, of: id)
    else { return false }
    return declaration.parameters.contains { parameter in
      guard let name = parameter.type?.unwrapped.simpleName, name.hasSuffix("ViewController"),
        name != "UIViewController"
      else { return false }
      return (program.typesByName[name] ?? []).allSatisfy { program[$0].keyword == nil }
    }
  }

  private func isController(_ type: TypeReference, of id: FunctionID) -> Bool {
    guard let name = type.simpleName else { return false }
    if UIKitClasses.isController(name) { return true }
    let resolved = program.resolve(type, from: program[id].owner, file: program[id].file)
    return resolved.map { program[$0].keyword == .class && program.isScreen($0) } ?? false
  }
}

extension Value {
  /// The elements of a list, or the value itself.
  fileprivate var elements: [Value] {
    alternatives.flatMap { alternative in
      if case .array(let elements) = alternative { elements } else { [alternative] }
    }
  }
}

extension TypeReference {
  /// What a list is made of, or the type itself.
  fileprivate var elementOrSelf: TypeReference {
    if case .array(let element) = self { element.unwrapped } else { self }
  }
}
