import Facts
import NavigationModel

/// Settings that views observe with `@AppStorage`, and where other code writes them.
///
/// All properties under one key are one state: `@AppStorage("isSignedIn") var isIn` changes when somebody says
/// `UserDefaults.standard.set(true, forKey: "isSignedIn")`.
struct StoredSettings {
  /// A call that writes a setting; without a value it goes back to what it is at first.
  private struct Write {
    var variable: VariableID
    var value: Expression?
  }

  /// Of all properties under one key the first stands for all.
  private var first: [VariableID: VariableID] = [:]
  private var writes: [Origin: Write] = [:]
  /// What the properties under one key are called, where those are several.
  private(set) var namesakes: [Set<String>] = []

  init(_ linkage: Linkage) {
    let program = linkage.program
    var byKey: [String: [VariableID]] = [:]
    for id in program.variables.indices.map(VariableID.init) {
      let entry = program[id]
      guard let attribute = entry.declaration.attributes.first(where: { $0.name == "AppStorage" }),
        let written = attribute.arguments.first(where: { $0.label == nil })?.value,
        let key = Self.text(written, Scope(file: entry.file, owner: entry.owner), linkage)
      else { continue }
      byKey[key, default: []].append(id)
    }
    guard !byKey.isEmpty else { return }
    for (_, properties) in byKey {
      for property in properties { first[property] = properties[0] }
      if properties.count > 1 { namesakes.append(Set(properties.map { program[$0].declaration.name })) }
    }
    for site in linkage.sites.named(["set", "setValue", "removeObject"]) where site.form == .call {
      guard let written = site.argument("forKey"), site.base != nil,
        let key = Self.text(written, site.scope, linkage), let variable = byKey[key]?.first
      else { continue }
      let value = site.name == "removeObject" ? nil : site.arguments.first { $0.label == nil }?.value
      writes[site.origin.general] = Write(variable: variable, value: value)
    }
  }

  private static func text(_ expression: Expression, _ scope: Scope, _ linkage: Linkage) -> String? {
    if let text = expression.literalText { return text }
    guard case .string(let text) = linkage.evaluator.evaluate(expression, in: scope) else { return nil }
    return text
  }

  /// The property that stands for all that are kept under the key of one.
  func state(behind id: VariableID) -> VariableID { first[id] ?? id }

  /// Where settings are written.
  var places: Set<Origin> { Set(writes.keys) }

  /// Where settings are written that decide what is shown.
  func places(deciding names: StateNames, _ program: Program) -> [Origin] {
    writes.filter { names.names.contains(program[$0.value.variable].declaration.name) }.map(\.key).sorted()
  }

  /// What a call changes that writes a setting.
  func changes(by call: RunningCall) -> [Effect]? {
    guard let write = writes[call.origin.general] else { return nil }
    let views = call.runner.views
    let declaration = call.runner.program[write.variable].declaration
    guard views.names.names.contains(declaration.name) else { return nil }
    var value = Value.null
    if let written = write.value {
      value = call.value(written)
    } else if let initial = declaration.value {
      let entry = call.runner.program[write.variable]
      value = call.evaluator.evaluate(initial, in: Scope(file: entry.file, owner: entry.owner))
    }
    value = call.evaluator.contextual(value, declaration.type, in: call.scope)
    return value.alternatives.prefix(12).map {
      views.pending(.set(write.variable, $0), 3, $0, write.variable, call, .select)
    }
  }
}
