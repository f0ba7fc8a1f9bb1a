import Router
let depth = CommandLine.arguments.count > 1 ? Int(CommandLine.arguments[1])! : 5
let clock = ContinuousClock()
for _ in 0..<3 {
let start = clock.now
let space = StateSpace(exploring: TabAutomaton(stackLength: depth), within: ExplorationLimits(memory: 8 << 30))
let t = clock.now - start
let s = Double(t.components.seconds) + Double(t.components.attoseconds) * 1e-18
print(space.stateCount, space.transitionCount, space.depth, space.bound as Any, space.memory, Double(space.memory) / Double(space.stateCount), s, Double(space.stateCount) / s / 1e6)
}
