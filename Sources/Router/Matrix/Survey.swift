import NavigationModel

/// Every request in every state, by the class of what it does.
struct Survey {
  let system: UserSystem
  /// What is asked for.
  let requests: [Request]
  /// For each state the class of each request, as an index into `kinds`.
  var table: [[Int]] = []
  /// Classes that occur, with the index of their request; in the order in which they were met.
  var kinds: [(request: Int, kind: Behaviour)] = []
  /// Number of view controllers in each state.
  private(set) var sizes: [Int] = []

  struct Key: Hashable {
    var request: Int
    var kind: Behaviour
  }

  /// Asks for every request in every state, until somebody loses patience.
  ///
  /// - Complexity: O(states × requests) navigations.
  init(of requests: [Request], in space: borrowing StateSpace<UserSystem>, isCancelled: () -> Bool) {
    self.requests = requests
    system = space.system
    var indices: [Key: Int] = [:]
    for state in 0..<space.stateCount {
      // The first state is asked in any case: there is always something to show.
      if state > 0, state % 16 == 0, isCancelled() { break }
      let tree = space.withState(state) { system.tree(of: $0) }
      sizes.append(tree.count)
      table.append(
        requests.indices.map { request in
          let key = Key(request: request, kind: behaviour(of: requests[request], in: tree).kind)
          if let known = indices[key] { return known }
          indices[key] = kinds.count
          kinds.append((request, key.kind))
          return kinds.count - 1
        })
    }
  }

  /// What a request does in a state, with the trace of it.
  func trace(of request: Request, in tree: ScreenTree) -> (trace: Trace, behaviour: Behaviour) {
    let destination = system.simulator.charts.itineraries[request.route]?.legs.destination
    var trace = Trace(asking: request, in: tree, of: system.simulator)
    if trace.outcome.failure != nil, !system.simulator.recordsEvents {
      // Which gate refused, if one did, stands only among the events; most requests need none.
      var telling = system.simulator
      telling.recordsEvents = true
      trace = Trace(asking: request, in: tree, of: telling)
    }
    return (trace, Behaviour(trace.effects(towards: destination)))
  }

  private func behaviour(of request: Request, in tree: ScreenTree) -> Behaviour {
    trace(of: request, in: tree).behaviour
  }

  /// What it is worth to show each class: whoever looks before a release looks for trouble.
  var worth: [Int] {
    kinds.map { kind in
      switch kind.kind.weight {
      case .plain: 1
      case .notable, .held: 2
      case .broken: 4
      }
    }
  }
}
