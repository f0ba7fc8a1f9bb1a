import Facts
import NavigationModel

/// What running a piece of code does to the navigation, before it is known who runs it.
struct Effect {
  /// What happens on the screen.
  var kind: Transition.Kind
  /// What comes into view; `nil` for a way back.
  var target: Target?
  /// Where the call stands that does it.
  var origin: Origin
  /// Conditions on the way from the code that was asked for to the call, outermost first.
  var gates: [Gate]
  /// Presentation style, index and the like.
  var detail: String?
  var label: String?
  /// The navigation stack that it happens in, if the code makes that itself.
  var stack: Origin?
  /// The screen that the code names as the one that acts: `cartController.present(…)`.
  var presenter: NodeID?
  /// The screen that was passed to the code as the one that shows something.
  var shower: NodeID?
  /// Whether that has a scene with the segue: nobody else can show it.
  var isOfScene = false
  /// The screen that a helper asks to show or to close something: who only holds or shows that does not do so.
  var asked: NodeID?
  /// The tab bar that the code names to show or to close something, whichever screen is in front.
  var bar: NodeID?
  /// The flow on whose own stack it happens, whoever asks for it.
  var stage: NodeID?
  /// Screens whose objects of the same class ask another flow for it, and not the one that does this.
  var strangers: Set<NodeID> = []
  /// Which tab comes to the front, counted from 0.
  var tab: Int?
  /// Whether that says how many pages are turned, from the page that is seen.
  var isTurn = false
  var certainty = Certainty.certain
  /// Whether the nearest flow has its edge.
  var isClaimedByFlow = false
  /// Whether a screen has itself shown by another, which is whoever runs the code.
  var isByOther = false
  /// Whose action it is, where code only registers that: `addTarget(self, action: #selector(pay))`.
  var registrant: TypeID?
  /// Whether it is done by a closure that another type's code gave to the one that calls it.
  var isHandedOn = false
  /// The screen inside of which one child takes the place of another: only from elsewhere that is a move.
  var swapsIn: NodeID?
  /// Whether it is of code that nothing in the app calls, and no library can know.
  var isUncalled = false
  /// Whether it waits for an answer that comes to code of nobody's: a request that fails.
  var isAnswer = false
  /// Whether it is done when a library calls back, and not with the code around that.
  var isCalledBack = false
  /// What brought the user in where it happens at launch, as far as that is asked for.
  var cause: Entry.Kind?
  /// Whether it is told of flows alone: what a person sees of it is told elsewhere.
  var isAmongFlows = false

  /// How many objects lie between that follow what is published, where the app's state changes with another's.
  var follows = 0

  /// The type whose code says that it happens when what that code shows is gone: at the screen beneath.
  var goneWith: TypeID?

  /// The screen whose own code does it, on the way to whoever set that code going.
  var owner: NodeID?

  /// Whether the code that does it shows what its caller passes: then the caller's line is where it arises.
  var isPassed = false

  /// Whether what the caller passes is a flow of its own: a container that takes it in does so for its caller.
  var isGiven = false

  /// The object that comes into view with a change of the app's state: what that holds is seen.
  var brings: Origin?

  /// What a transition leads to.
  enum Target: Hashable {
    case node(NodeID)
    /// A navigation controller that other code fills, told by where it is made.
    case stack(Origin)
    /// A flow that is shown as a whole: its first screens come into view.
    case flow(NodeID)
    /// A change of the app's state that other code turns into navigation, by its number.
    case move(Int)
    /// All that a run does, by its number.
    case run(Int)
    /// Nothing: a navigation controller becomes a part of a container, and what fills it in the same run is its content.
    case held(Origin)
  }

  /// The same effect behind further conditions.
  func behind(_ outer: [Gate]) -> Effect {
    guard !outer.isEmpty else { return self }
    var effect = self
    effect.gates = gates.behind(outer)
    return effect
  }

  /// The same effect as one of a screen's own code.
  func owned(by screen: NodeID) -> Effect {
    var effect = self
    effect.owner = screen
    return effect
  }

  /// The same effect as one that the nearest flow has told.
  var claimedByFlow: Effect {
    var effect = self
    effect.isClaimedByFlow = true
    return effect
  }

  /// The same effect as one of a closure that somebody else made.
  var handedOn: Effect {
    var effect = self
    effect.isHandedOn = true
    return effect
  }

  /// The same effect of code of a type that runs when what it shows is gone; of nobody's, it is one like others.
  func gone(with type: TypeID?) -> Effect {
    var effect = self
    effect.goneWith = type
    return effect
  }

  /// The same effect of code that may never run.
  var doubted: Effect {
    var effect = self
    effect.certainty = .inferred
    return effect
  }

  /// The same effect of code that nobody calls.
  var uncalled: Effect {
    var effect = doubted
    effect.isUncalled = true
    return effect
  }

  /// The same effect as an action that an object registers.
  func registered(by type: TypeID?) -> Effect {
    var effect = self
    effect.registrant = registrant ?? type
    return effect
  }

  /// What it says to those who run the code, where a container takes in a navigation controller that they fill.
  var handingOver: Effect? {
    guard kind.isContainment else { return nil }
    switch target {
    case .held?: return self
    case .stack(let origin)?: return Effect(kind: kind, target: .held(origin), origin: self.origin, gates: [])
    default: return nil
    }
  }

  /// Whether whoever calls the code of a navigation controller says what it shows: the move is that caller's.
  var isHandedIn: Bool { isPassed && owner == nil && isMove }

  /// The navigation controller that it presents, wherever that is filled.
  var presentedStack: Origin? {
    guard kind == .present || kind == .popover, case .stack(let origin)? = target else { return nil }
    return origin.general
  }

  /// Whether it only changes the app's state: what shows of that is told by the views that ask for it.
  var isChangeOfState: Bool { if case .move? = target { true } else { false } }

  /// Whether it fills a window at once, as the code around it runs.
  var isBeginning: Bool {
    kind == .replaceRoot && !isCalledBack && !gates.contains { $0.name == Moments.calledBack.name }
  }

  /// Whether it leads on to a screen, and is no part of one.
  var isMove: Bool {
    guard !kind.isWayBack, !kind.isContainment, !isAmongFlows, !isBetweenFlows else { return false }
    if tab != nil { return true }
    switch target {
    case .node?, .stack?, .flow?: return true
    case .move?, .run?, .held?, nil: return false
    }
  }

  /// Everything that makes two effects different.
  struct Key: Hashable {
    var kind: Transition.Kind
    var target: Target?
    var origin: Origin
    var gates: [String]
    var stack: Origin?
    var tab: Int?
    var owner: NodeID?
    var stage: NodeID?
    var strangers: Set<NodeID> = []
    var goneWith: TypeID?

    /// Texts of conditions are slow to hash: mostly their lengths tell them apart.
    func hash(into hasher: inout Hasher) {
      hasher.combine(origin)
      hasher.combine(target)
      hasher.combine(owner)
      for gate in gates { hasher.combine(gate.utf8.count) }
    }
  }

  /// The effect whatever its conditions.
  var act: Key {
    Key(
      kind: kind, target: target, origin: origin, gates: [], stack: stack, tab: tab, owner: owner, stage: stage,
      strangers: strangers, goneWith: goneWith)
  }

  var key: Key {
    Key(
      kind: kind, target: target, origin: origin, gates: gates.map(\.name), stack: stack, tab: tab, owner: owner,
      stage: stage, strangers: strangers, goneWith: goneWith)
  }
}
