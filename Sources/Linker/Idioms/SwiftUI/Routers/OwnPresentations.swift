import Facts

/// Where the app's own modifiers show what they are given over what they are applied to, while a binding has a value:
/// `overlay { if isShown { panel() } }`, `ZStack { content; panel().opacity(isShown ? 1 : 0) }`.
struct OwnPresentations {
  /// One such place: the call of the closure with the content.
  struct Place {
    /// The property or parameter with the binding.
    var binding: String
    /// Where the conditions stand that ask for it.
    var conditions: Set<Int32>
    /// The modifier's type, or `nil` for a function.
    var modifier: TypeID?
  }

  private(set) var places: [Origin: Place] = [:]
  private var bindings: [TypeID: Set<String>] = [:]

  /// Names of the bindings.
  var names: Set<String> { Set(places.values.map(\.binding)) }

  init(_ linkage: Linkage) {
    let program = linkage.program
    for id in program.types.indices.map(TypeID.init)
    where program[id].keyword == .struct && program.ancestry(of: id).contains("ViewModifier") {
      readModifier(id, program)
    }
    for index in program.functions.indices {
      let entry = program[FunctionID(index: index)]
      guard let owner = entry.owner, program[owner].keyword == nil, program[owner].name == "View",
        let body = entry.declaration.body
      else { continue }
      let parameters = entry.declaration.parameters
      let bindings = parameters.filter { $0.type?.isBindingOfPresence ?? false }.map(\.name)
      let contents = parameters.filter { $0.type?.isFunction ?? false }.map(\.name)
      read(body, bindings: bindings, contents: contents, computed: [:], of: nil, file: entry.file)
    }
  }

  /// Whether a modifier shows something while a binding of that name has a value.
  func isShowing(_ name: String, in modifier: TypeID) -> Bool { bindings[modifier]?.contains(name) ?? false }

  private mutating func readModifier(_ id: TypeID, _ program: Program) {
    var (bindings, contents): ([String], [String]) = ([], [])
    var computed: [String: [Statement]] = [:]
    var all = NameCollector()
    for member in program[id].members.values.joined() {
      switch member {
      case .variable(let variable):
        let declaration = program[variable].declaration
        if let getter = declaration.getter {
          computed[declaration.name] = getter
          all.collect(getter)
        } else if declaration.bindsPresence {
          bindings.append(declaration.name)
        } else if declaration.type?.isFunction ?? false {
          contents.append(declaration.name)
        }
      case .function(let function): all.collect(program[function].declaration.body ?? [])
      case .enumCase, .type: break
      }
    }
    guard all.names.isDisjoint(with: Self.clocks) else { return }
    for case .function(let body) in program[id].members["body"] ?? [] {
      read(
        program[body].declaration.body ?? [], bindings: bindings.sorted(), contents: contents, computed: computed,
        of: id, file: program[body].file)
    }
  }

  private mutating func read(
    _ body: [Statement], bindings: [String], contents: [String], computed: [String: [Statement]], of id: TypeID?,
    file: Int
  ) {
    guard !bindings.isEmpty, !contents.isEmpty else { return }
    var names = NameCollector()
    names.collect(body)
    guard names.names.isDisjoint(with: Self.clocks) else { return }
    for binding in bindings {
      var reader = LayerReader(binding: binding, contents: Set(contents), computed: computed)
      reader.read(body)
      for (offset, conditions) in reader.found {
        places[Origin(file: file, offset: offset)] = Place(binding: binding, conditions: conditions, modifier: id)
        if let id { self.bindings[id, default: []].insert(binding) }
      }
    }
  }

  /// What goes away by itself after a while is a note, and no screen.
  private static let clocks: Set<String> = ["Timer", "asyncAfter", "scheduledTimer", "sleep"]
}

/// Finds the content that lies over other views and comes and goes with a binding.
private struct LayerReader {
  let binding: String
  let contents: Set<String>
  /// The modifier's computed properties, which may ask for the binding.
  let computed: [String: [Statement]]
  /// Calls of the content, with the conditions around them that ask for the binding.
  var found: [Int32: Set<Int32>] = [:]

  /// What is known of a piece of view code.
  private struct Layer {
    /// Whether it lies over something.
    var isOver = false
    /// Whether the binding decides whether it is seen.
    var isBound = false
    var conditions: Set<Int32> = []
  }

  init(binding: String, contents: Set<String>, computed: [String: [Statement]]) {
    (self.binding, self.contents, self.computed) = (binding, contents, computed)
  }

  mutating func read(_ statements: [Statement]) { read(statements, Layer()) }

  private mutating func read(_ statements: [Statement], _ layer: Layer) {
    for statement in statements {
      switch statement.kind {
      case .expression(let expression), .return(let expression?): read(expression, layer)
      case .if(let conditions, let then, let otherwise):
        var inner = layer
        if conditions.contains(where: asks) {
          inner.isBound = true
          inner.conditions.insert(statement.offset)
        }
        read(then, inner)
        read(otherwise ?? [], layer)
      case .conditional(let clauses): for clause in clauses { read(clause.body, layer) }
      default: continue
      }
    }
  }

  private mutating func read(_ expression: Expression, _ layer: Layer) {
    switch expression.kind {
    case .call(let callee, let arguments):
      if case .member(let base?, let name, _) = callee.kind, !base.isSelf || name == "overlay" {
        var inner = layer
        if Self.hiding.contains(name), arguments.contains(where: { asks($0.value) }) { inner.isBound = true }
        read(base, inner)
        if name == "overlay" { read(arguments, over: layer) }
      } else if let name = callee.lastName {
        if contents.contains(name) {
          if layer.isOver, layer.isBound { found[expression.offset] = layer.conditions }
        } else if name == "overlay" || name == "ZStack" {
          read(arguments, over: layer)
        } else {
          for argument in arguments { read(argument.value, layer) }
        }
      }
    case .closure(let closure): read(closure.body, layer)
    case .statement(let statement): read([statement], layer)
    case .ternary(let condition, let then, let otherwise):
      var inner = layer
      if asks(condition) { inner.isBound = true }
      for part in [then, otherwise] { read(part, inner) }
    default: return
    }
  }

  private mutating func read(_ arguments: [Argument], over layer: Layer) {
    var inner = layer
    inner.isOver = true
    for argument in arguments { read(argument.value, inner) }
  }

  private func asks(_ condition: Condition) -> Bool {
    switch condition {
    case .boolean(let expression), .match(_, let expression): asks(expression)
    case .binding(let pattern, let value): value.map(asks) ?? pattern.boundNames.contains(binding)
    case .availability: false
    }
  }

  /// Whether an expression depends on the binding, if only through a computed property.
  private func asks(_ expression: Expression) -> Bool {
    var collector = NameCollector()
    collector.collect(expression)
    for name in collector.names { if let getter = computed[name] { collector.collect(getter) } }
    return collector.names.contains(binding) || collector.names.contains("$" + binding)
  }

  /// Modifiers that can take a view out of sight.
  private static let hiding: Set<String> = ["frame", "offset", "opacity", "position", "scaleEffect"]
}

extension VariableDeclaration {
  /// Whether it is a binding to a flag or to something that may be missing.
  fileprivate var bindsPresence: Bool {
    if attributes.contains(where: { $0.name == "Binding" }) { return type?.isPresence ?? false }
    return type?.isBindingOfPresence ?? false
  }
}

extension TypeReference {
  fileprivate var isPresence: Bool { if case .optional = self { true } else { self == .simple("Bool") } }

  fileprivate var isBindingOfPresence: Bool {
    simpleName == "Binding" && arguments.first?.isPresence ?? false
  }

  fileprivate var isFunction: Bool { if case .function = unwrapped { true } else { false } }
}
