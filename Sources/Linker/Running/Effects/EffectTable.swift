import NavigationModel

/// Screens by numbers, which are told apart faster than names.
struct OwnerTable {
  private var screens: [NodeID] = []
  private var numbers: [NodeID: Int32] = [:]

  subscript(number: Int32) -> NodeID { screens[Int(number)] }

  mutating func number(of screen: NodeID) -> Int32 {
    if let known = numbers[screen] { return known }
    let number = Int32(screens.count)
    numbers[screen] = number
    screens.append(screen)
    return number
  }
}

/// Effects without their conditions, each kept once and known by its number.
struct EffectTable {
  private var effects: [Effect] = []
  private var numbers: [Key: Int32] = [:]

  private struct Key: Hashable {
    var act: Effect.Key
    var detail: String?
    var label: String?
    var presenter: NodeID?
    var shower: NodeID?
    var asked: NodeID?
    var bar: NodeID?
    var isAmongFlows: Bool
    var isByOther: Bool
    var isHandedOn: Bool
    var registrant: TypeID?
  }

  /// The flags that are asked for at every step, beside the effects.
  private var areAmongFlows: [Bool] = []
  private var shownByOthers: [NodeID?] = []
  private var areNotes: [Bool] = []

  subscript(number: Int32) -> Effect { effects[Int(number)] }

  func isAmongFlows(_ number: Int32) -> Bool { areAmongFlows[Int(number)] }

  /// Whether an effect is nothing but a change of state, which is noted once for each who makes it.
  func isNote(_ number: Int32) -> Bool { areNotes[Int(number)] }

  /// The screen that an effect shows, where that is for another to do.
  func shownByOther(_ number: Int32) -> NodeID? { shownByOthers[Int(number)] }

  mutating func number(of effect: Effect) -> Int32 {
    var effect = effect
    effect.owner = nil
    let key = Key(
      act: effect.act, detail: effect.detail, label: effect.label, presenter: effect.presenter,
      shower: effect.shower, asked: effect.asked, bar: effect.bar,
      isAmongFlows: effect.isAmongFlows, isByOther: effect.isByOther,
      isHandedOn: effect.isHandedOn,
      registrant: effect.registrant)
    if let known = numbers[key] { return known }
    let number = Int32(effects.count)
    var plain = effect
    plain.gates = []
    effects.append(plain)
    areAmongFlows.append(plain.isAmongFlows)
    if case .move? = plain.target { areNotes.append(plain.brings == nil) } else { areNotes.append(false) }
    if plain.isByOther, case .node(let shown)? = plain.target {
      shownByOthers.append(shown)
    } else {
      shownByOthers.append(nil)
    }
    numbers[key] = number
    return number
  }
}
