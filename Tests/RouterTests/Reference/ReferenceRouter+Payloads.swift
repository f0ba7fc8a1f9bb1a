import NavigationModel
import Router

extension ReferenceRouter {
  func value(of expression: PayloadExpression, from passed: Payload) -> Payload {
    switch expression {
    case .passed: passed
    case .literal(let text, let type): Payload(type: type, text: text)
    case .converted(let inner, let type): Payload(type: type, text: value(of: inner, from: passed).text)
    default: .nothing
    }
  }

  /// A transformer keeps the text and changes the type; `Void` leaves nothing, and an unknown type fits everywhere.
  func convert(_ payload: Payload, to type: String?) -> Payload {
    guard let type else { return Payload(type: "", text: payload.text) }
    return type == "Void" ? .nothing : Payload(type: type, text: payload.text)
  }

  /// `payload as? type`.
  func fits(_ payload: Payload, _ type: String?) -> Bool {
    guard let type, type != "Any?", payload.type != "" else { return true }
    if payload == .nothing { return type == "Void" || type.hasSuffix("?") }
    return type == "Any" || type == payload.type || type == "\(payload.type)?"
  }

  func need(_ payload: Payload, _ type: String?) throws(Refusal) {
    if !fits(payload, type) { throw .typeMismatch }
  }

  // MARK: Alternatives

  func holds(_ condition: RouteCondition, _ payload: Payload) -> Bool {
    switch condition {
    case .constant(let value): value
    case .flag(let name, let initially): world.flags[name] ?? initially ?? false
    case .named(let name, let meaning): world.flags[name] ?? holds(meaning, payload)
    case .found(let finder): find(finder, in: nil, payload) != nil
    case .equal(let left, let right): text(of: left, payload) == text(of: right, payload)
    case .not(let inner): !holds(inner, payload)
    case .all(let parts): parts.allSatisfy { holds($0, payload) }
    case .any(let parts): parts.contains { holds($0, payload) }
    case .unknown: false
    }
  }

  private func text(of operand: RouteCondition.Operand, _ payload: Payload) -> String? {
    switch operand {
    case .payload: payload.text
    case .literal(let text): text
    case .nothing, .unknown: nil
    }
  }

  // MARK: Tasks

  /// What a task does before anything happens.
  func prepare(_ tasks: [RouteTask], of screen: String, _ payload: Payload) throws(Refusal) {
    for task in tasks {
      if task.name == "ContextSettingTask" {
        let said = book.line(of: screen).lazy.compactMap { self.world.screens[$0]?.refuses }.first
        if said?.contains(payload.text ?? "") == true { throw .generic }
      } else if world.tasks[task.name]?.at == .prepare {
        try refuse(task.name, payload)
      }
    }
  }

  /// What a task does to a screen that was found or built.
  func run(_ tasks: [RouteTask], on screen: Controller, _ payload: Payload) throws(Refusal) {
    for task in tasks {
      if task.name == "ContextSettingTask" { screen.stored = payload.text }
      guard let conduct = world.tasks[task.name] else { continue }
      if conduct.at != .prepare { try refuse(task.name, payload) }
      if conduct.stores == true { screen.stored = payload.text }
      let tab = payload.text.flatMap { conduct.selectsTab?[$0] }
      if let tab, book.kind(of: screen.name) == .tab, tab < screen.children.count { screen.selected = tab }
    }
  }

  private func refuse(_ task: String, _ payload: Payload) throws(Refusal) {
    if world.tasks[task]?.refuses?.contains(payload.text ?? "") == true { throw .generic }
  }
}
