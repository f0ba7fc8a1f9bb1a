import Facts
import NavigationModel

extension StateMoves {
  func resolveBridges(_ views: Views) {
    let transitions = views.linkage.draft.transitions + views.runner.emission.transitions
    let leading = Set(transitions.filter { !$0.kind.isWayBack }.map(\.from))
    for (index, bridge) in bridges.enumerated() where done.insert(Pair(form: 9, a: index, b: 0)).inserted {
      guard leading.contains(views.linkage.nodes.identity(of: bridge.value)) else { continue }
      views.commit([views.shown(views.linkage.nodes.node(for: bridge.value))], by: bridge.effect, at: bridge.actor)
    }
  }

  func resolveBacks(_ views: Views) {
    for (index, back) in backs.enumerated() where isStack(back.value, views) || stacks.contains(back.value) {
      guard done.insert(Pair(form: 6, a: index, b: 0)).inserted else { continue }
      var effect = back.effect
      effect.target = nil
      views.runner.emission.commit([effect], at: back.actor)
    }
  }
}
