import Router
import Testing

@Suite struct WorldTests {
  @Test func whatIsSaidLaterCountsKeyByKey() {
    var base = World()
    base.screens["Draft"] = ScreenConduct(canBeDismissed: false, refuses: ["x"])
    base.gates["Login"] = GateConduct(unless: "isIn", opens: "login")
    var later = World()
    later.screens["Draft"] = ScreenConduct(canBeDismissed: true)
    later.gates["Login"] = GateConduct(answer: .passes)
    let world = base.overlaid(by: later)
    #expect(world.screens["Draft"] == ScreenConduct(canBeDismissed: true, refuses: ["x"]))
    #expect(world.gates["Login"] == GateConduct(answer: .passes))
  }

  @Test func aGateKeepsWhatIsNotSaidAgain() {
    var base = World()
    base.gates["Login"] = GateConduct(unless: "isIn", opens: "login", isPartial: true)
    var later = World()
    later.gates["Login"] = GateConduct(answer: .passes, isPartial: true)
    let gate = base.overlaid(by: later).gates["Login"]
    #expect(gate == GateConduct(answer: .passes, unless: "isIn", opens: "login", isPartial: true))
  }
}
