import NavigationModel

/// What a navigation controller shows first: what it is set to, else what is pushed first.
struct StackContents {
  /// How what is there first comes into it.
  static let filling: Set<Transition.Kind> = [.replaceRoot, .setStack]

  /// Whether it comes to be there by a move into the controller.
  static func isFilling(_ kind: Transition.Kind) -> Bool { kind == .setStack || kind == .push }

  /// What it is set to while the app or its flow starts: what is set later replaces that.
  private var initial: [Effect.Target] = []
  private var roots: [Effect.Target] = []
  /// What it is set to by code that brings the controller into view: what is set later is not there yet.
  private var broughtRoots: [Effect.Target] = []
  private var pushed: [Effect.Target] = []
  /// What the code beside the controller pushes: whom that hands it to, pushes later.
  private var ownPushed: [Effect.Target] = []
  /// What is pushed by code that brings the controller into view: what others push comes later.
  private var brought: [Effect.Target] = []
  /// What is pushed while the app starts: the rest waits for something.
  private var prompt: [Effect.Target] = []
  /// Of what the code that shows the controller pushes, what surely is pushed in another's place.
  private var otherwise: [Effect.Target: Set<Effect.Target>] = [:]

  /// What may be there when the controller comes into view.
  var first: [Effect.Target] {
    if !initial.isEmpty { return initial + instead(of: initial, among: prompt) }
    if !broughtRoots.isEmpty { return broughtRoots + instead(of: broughtRoots, among: brought) }
    if !roots.isEmpty { return roots }
    let promptly = [ownPushed, pushed].map { $0.filter(prompt.contains) }
    let inTurn = (promptly + [brought, ownPushed, pushed]).first { !$0.isEmpty } ?? []
    // The first that is pushed, and what is pushed instead of that where its condition fails.
    return inTurn.reduce(into: []) { found, target in
      if found.allSatisfy({ otherwise[$0]?.contains(target) ?? false }) { found.append(target) }
    }
  }

  /// What is pushed where the conditions fail under which the controller is set to something.
  private func instead(of roots: [Effect.Target], among pushes: [Effect.Target]) -> [Effect.Target] {
    pushes.filter { push in
      !roots.contains(push) && roots.allSatisfy { otherwise[$0]?.contains(push) ?? false }
    }
  }

  /// Notes what comes into the controller instead of each other.
  mutating func add(_ alternatives: ExclusivePushes.Pair) {
    otherwise[alternatives.one, default: []].insert(alternatives.other)
    otherwise[alternatives.other, default: []].insert(alternatives.one)
  }

  /// Adds what comes into the controller.
  ///
  /// - Parameters:
  ///   - isPrompt: whether the app's start itself brings it there.
  ///   - isBrought: whether the code brings the controller into view as well.
  mutating func add(
    _ target: Effect.Target, asRoot: Bool, isFirst: Bool, isOwn: Bool, isPrompt: Bool, isBrought: Bool
  ) {
    if isBrought, !asRoot, !brought.contains(target) { brought.append(target) }
    if isPrompt, !asRoot, !prompt.contains(target) { prompt.append(target) }
    if isOwn, !asRoot, !ownPushed.contains(target) { ownPushed.append(target) }
    if asRoot {
      if !roots.contains(target) { roots.append(target) }
      if isFirst, !initial.contains(target) { initial.append(target) }
      if isBrought, !broughtRoots.contains(target) { broughtRoots.append(target) }
    } else if !pushed.contains(target) {
      pushed.append(target)
    }
  }
}

/// What navigation controllers hold, by where they are made and by which object.
struct StackTable {
  private var contents: [Origin: StackContents] = [:]
  /// What all those hold together that are made at one line, by that.
  private var lines: [Origin: StackContents] = [:]
  /// The calls that show one of which it is known what it holds.
  private var told: Set<Showing> = []

  private struct Showing: Hashable {
    var call: Origin
    var actor: Emission.Actor
  }

  /// The classes of those that are of the app's own.
  private var classes: [Origin: () -> NodeID?] = [:]

  /// Notes that a controller is of a class of the app's, which is a node if it does anything by itself.
  mutating func note(_ stack: Origin, isOf node: @escaping () -> NodeID?) { classes[stack] = node }

  private let program: Program

  init(_ program: Program) { self.program = program }

  /// Adds what comes into a controller, if an effect brings something into one.
  mutating func add(_ effect: Effect, isFirst: Bool, isBrought: Bool = false) {
    guard let stack = effect.stack, let target = effect.target else { return }
    func add(to held: inout StackContents) {
      held.add(
        target, asRoot: StackContents.filling.contains(effect.kind), isFirst: isFirst,
        isOwn: program.isOfOneObject(effect.origin, stack),
        isPrompt: isFirst && !effect.isAnswer && !effect.isCalledBack,
        isBrought: isBrought && !effect.isCalledBack)
    }
    add(to: &contents[stack, default: StackContents()])
    add(to: &lines[stack.general, default: StackContents()])
  }

  /// Adds what is pushed on a controller instead of each other.
  mutating func add(_ pushes: ExclusivePushes) {
    for pair in pushes.pairs {
      contents[pair.stack, default: StackContents()].add(pair)
      lines[pair.stack.general, default: StackContents()].add(pair)
    }
  }

  /// Whether it is told what a controller shows at a call: of several that may stand there, one that nothing fills says no
  /// more than that it is made before its content.
  mutating func tells(of stack: Origin, shownBy effect: Effect, at actor: Emission.Actor) -> Bool {
    let showing = Showing(call: effect.origin, actor: actor)
    // What others hold that the same line makes says no more than that.
    if contents[stack]?.first.isEmpty ?? true, told.contains(showing) { return false }
    if isFilled(stack) { told.insert(showing) }
    return true
  }

  /// What waits for what a controller holds, that of those first of which it is known.
  func inOrder(_ waiting: [(effect: Effect, actor: Emission.Actor)]) -> [(effect: Effect, actor: Emission.Actor)] {
    func isOpen(_ effect: Effect) -> Bool {
      if case .stack(let stack)? = effect.target { !isFilled(stack) } else { false }
    }
    return waiting.filter { !isOpen($0.effect) } + waiting.filter { isOpen($0.effect) }
  }

  private func isFilled(_ stack: Origin) -> Bool {
    ![contents[stack], lines[stack.general]].allSatisfy { $0?.first.isEmpty ?? true }
  }

  /// What a controller shows first.
  ///
  /// Of one that nothing was seen to fill it is known in the end what those hold that the same line makes, or at least
  /// of which class it is.
  func first(of stack: Origin, isLast: Bool) -> [Effect.Target] {
    let own = contents[stack]?.first ?? []
    guard own.isEmpty, isLast else { return own }
    return lines[stack.general]?.first ?? classes[stack]?().map { [.node($0)] } ?? []
  }
}
