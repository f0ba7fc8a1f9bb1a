import Facts
import NavigationModel

/// Code of flows that observes state: whoever changes that sets it going.
///
/// One line of a flow observes for all who have the flow do something; what follows from a change is the same for each.
struct StateObservers {
  struct Observer {
    var variables: [VariableID]
    var closure: ClosureValue
    /// Who has it observe, as far as that matters: who does so alone, or that there are several.
    fileprivate var first: Emission.Actor?
    fileprivate var areSeveral = false

    init(variables: [VariableID], closure: ClosureValue) {
      self.variables = variables
      self.closure = closure
    }

    /// Whether a change that somebody makes is one for somebody else's code to see.
    func isOthers(than actor: Emission.Actor) -> Bool { areSeveral || first != actor }
  }

  private(set) var all: [Observer] = []
  private var indices: [Int: Int] = [:]

  /// Notes that somebody has code observe, by the number of the move.
  mutating func note(_ observer: Observer, _ number: Int, at actor: Emission.Actor) {
    guard let index = indices[number] else {
      indices[number] = all.count
      all.append(observer)
      all[all.count - 1].first = actor
      return
    }
    if all[index].first != actor { all[index].areSeveral = true }
  }
}

extension StateMoves {
  /// What follows from a change happens at the screen whose code makes it.
  func resolveObservers(_ views: Views) {
    for (index, observer) in observers.all.enumerated() {
      for variable in observer.variables {
        for (number, set) in (sets[variable] ?? []).enumerated() {
          guard case .screen = set.actor, observer.isOthers(than: set.actor),
            done.insert(Pair(form: 7, a: index, b: variable.index << 20 | number)).inserted
          else { continue }
          let given = [LabeledValue(label: nil, value: set.value)]
          let effects = views.runner.run(observer.closure, arguments: given)
          views.runner.emission.commit(effects.map { $0.behind(set.effect.gates) }, at: set.actor)
        }
      }
    }
  }
}
