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

  /// Whether a condition holds; what can not be told does not.
  func holds(_ condition: RouteCondition, _ payload: Payload) -> Bool { truth(condition, payload) == true }

  /// True, false, or `nil` where that can not be told.
  private func truth(_ condition: RouteCondition, _ payload: Payload) -> Bool? {
    switch condition {
    case .constant(let value): return value
    case .flag(let name, let initially): return world.flags[name] ?? initially
    case .named(let name, let meaning), .spelled(let name, let meaning):
      return world.flags[name] ?? truth(meaning, payload)
    case .found(let finder): return find(finder, in: nil, payload) != nil
    case .equal(_, .unknown), .equal(.unknown, _), .unknown: return nil
    case .equal(let left, let right): return text(of: left, payload) == text(of: right, payload)
    case .not(let inner): return truth(inner, payload).map { !$0 }
    case .all(let parts):
      // The first that does not hold ends it: later finders are not asked.
      var isKnown = true
      for part in parts {
        let value = truth(part, payload)
        if value == false { return false }
        if value == nil { isKnown = false }
      }
      return isKnown ? true : nil
    case .any(let parts):
      var isKnown = true
      for part in parts {
        let value = truth(part, payload)
        if value == true { return true }
        if value == nil { isKnown = false }
      }
      return isKnown ? false : nil
    }
  }

  private func text(of operand: RouteCondition.Operand, _ payload: Payload) -> String? {
    switch operand {
    case .payload(let path), .passed(let path): path.isEmpty ? payload.text : payload.fields[path[0]]
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
