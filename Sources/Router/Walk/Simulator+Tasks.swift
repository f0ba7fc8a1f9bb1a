import NavigationModel

extension Simulator {
  private static let settingTask = "ContextSettingTask"

  /// `prepare(with:)` of a context task: casts the payload, and refuses it if that is what the task does.
  mutating func prepare(
    _ task: RouteTask, _ screenClass: String, _ context: String?, _ payload: Payload
  ) throws(RoutingFailure) {
    try check(payload, for: context, task.name)
    if World.isSameName(task.name, Self.settingTask) {
      // The task asks the class if the payload suits it, `checkCompatibility(with:)`.
      let type = classes.symbol(screenClass)
      for name in world.screens.isEmpty ? [] : classes.answering(for: type, row: classes.row(of: type)) {
        guard let refused = World.conduct(of: name, in: world.screens)?.refuses else { continue }
        guard refused.contains(payload.text ?? "") else { break }
        throw .generic("\(screenClass) does not take “\(payload.text ?? "")”.")
      }
    }
    guard let conduct = World.conduct(of: task.name, in: world.tasks), conduct.at == .prepare else { return }
    try refuse(payload, task.name, conduct)
  }

  /// `perform(on:with:)` of a context task.
  mutating func run(_ task: RouteTask, on id: ControllerID, _ payload: Payload) throws(RoutingFailure) {
    let conduct = World.conduct(of: task.name, in: world.tasks)
    if let conduct, conduct.at != .prepare { try refuse(payload, task.name, conduct) }
    if recordsEvents { events.append(.task(task.name, screen: window.name(of: id))) }
    if conduct?.stores ?? World.isSameName(task.name, Self.settingTask) { window.store(payload.text, in: id) }
    if let text = payload.text, let index = conduct?.selectsTab?[text], window.kind(of: id) == .tab,
      window.children(of: id).indices.contains(index)
    {
      window.select(index, in: id)
    }
  }

  /// The tasks for the end, on the screens that are still there: each has the class that it is written for.
  ///
  /// https://github.com/ekazaev/route-composer, `PostRoutingTaskBox.swift`: nothing but the run tells whether it fits.
  mutating func runPostTasks(_ slips: [Plan.Slip]) throws(RoutingFailure) {
    for slip in slips where !slip.screen.isNone && (slip.isHeld || window.isAttached(slip.screen)) {
      let name = window.name(of: slip.screen)
      if let wanted = slip.task.screenClass, !window.isInstance(slip.screen, of: classes.symbol(wanted)) {
        throw .typeMismatch("\(slip.task.name) runs on \(wanted), not on \(name).")
      }
      if recordsEvents { events.append(.postTask(slip.task.name, screen: name)) }
    }
  }

  private func refuse(_ payload: Payload, _ task: String, _ conduct: TaskConduct) throws(RoutingFailure) {
    guard let refused = conduct.refuses, refused.contains(payload.text ?? "") else { return }
    throw .generic("\(task) refuses “\(payload.text ?? "")”.")
  }
}
