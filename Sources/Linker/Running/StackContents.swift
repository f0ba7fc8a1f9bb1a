import NavigationModel

/// What a navigation controller shows first: what it is set to, else what is pushed first.
struct StackContents {
  /// How what is there first comes into it.
  static let filling: Set<Transition.Kind> = [.replaceRoot, .setStack]

  /// What it is set to while the app or its flow starts: what is set later replaces that.
  private var initial: [Effect.Target] = []
  private var roots: [Effect.Target] = []
  private var pushed: [Effect.Target] = []

  /// What may be there when the controller comes into view.
  var first: [Effect.Target] {
    if !initial.isEmpty { return initial }
    return roots.isEmpty ? Array(pushed.prefix(1)) : roots
  }

  /// Adds what comes into the controller.
  mutating func add(_ target: Effect.Target, asRoot: Bool, isFirst: Bool) {
    if asRoot {
      if !roots.contains(target) { roots.append(target) }
      if isFirst, !initial.contains(target) { initial.append(target) }
    } else if !pushed.contains(target) {
      pushed.append(target)
    }
  }
}

/// What navigation controllers hold, by where they are made and by which object.
struct StackTable {
  private var contents: [Origin: StackContents] = [:]

  /// Adds what comes into a controller.
  mutating func add(_ target: Effect.Target, to stack: Origin, asRoot: Bool, isFirst: Bool) {
    for origin in Set([stack, stack.general]) {
      contents[origin, default: StackContents()].add(target, asRoot: asRoot, isFirst: isFirst)
    }
  }

  /// What a controller shows first.
  ///
  /// Of one that nothing was seen to fill it is known in the end what those hold that the same line makes.
  func first(of stack: Origin, isLast: Bool) -> [Effect.Target] {
    let own = contents[stack]?.first ?? []
    return own.isEmpty && isLast ? contents[stack.general]?.first ?? [] : own
  }
}
