package import Findings
internal import NavigationModel

/// A gate that opens a route which it guards itself.
package enum GateGuardsItself: Rule {
  package static let id = RuleID("gate-guards-itself")
  package static let defaultSeverity = Severity.error
  package static let page = RulePage(
    whatItDoes: """
      Finds interceptors that navigate to a route on whose way they stand themselves, or that call each other in a circle.
      """,
    whyIsThisBad: """
      To open its route, the router asks the gate, which opens its route again, and so on: the app hangs, or stops with
      a stack that overflows, for exactly those users who have not passed the gate yet.
      """,
    howToFix: """
      Take the gate off the route that it opens. Let that route begin where no gate stands: `GeneralStep.current()`.
      """)

  package static let triggering = [
    Example.routing(routes(loginStart: "home", mark: "↓"))
  ]

  package static let nonTriggering = [
    Example.routing(routes(loginStart: "GeneralStep.current()", mark: ""))
  ]

  package static func findings(in context: CheckContext) -> [Finding] {
    let names = Set(context.model.routes.flatMap(\.steps).flatMap(\.interceptors).map(\.name))
    let requests = context.model.requests.filter { names.contains($0.owner) && $0.routes.count == 1 }
    let opened = requests.map { request in Self.gates(of: request, context) }
    var next: [String: Set<String>] = [:]
    for (request, gates) in zip(requests, opened) { next[request.owner, default: []].formUnion(gates) }
    return zip(requests, opened).compactMap { request, gates in
      guard let gate = gates.sorted().first(where: { $0 == request.owner || leads($0, to: request.owner, next) }),
        let route = context.routes[request.routes[0]]
      else { return nil }
      return finding(
        gate == request.owner ? .itself(gate, route) : .circle(request.owner, route, through: gate),
        at: .source(request.source), notes: [Note(message: "the route begins here", source: route.source)],
        nodes: route.destination.map { [$0] } ?? [])
    }
  }

  /// Gates that the router asks on the way of what is requested.
  private static func gates(of request: RouteRequest, _ context: CheckContext) -> Set<String> {
    guard let route = context.routes[request.routes[0]] else { return [] }
    return Set(RouteChain(of: route, in: context.routes).gates.map(\.gate.name))
  }

  private static func leads(_ gate: String, to goal: String, _ next: [String: Set<String>]) -> Bool {
    var seen: Set<String> = []
    var waiting = [gate]
    while let gate = waiting.popLast() {
      if gate == goal { return true }
      guard seen.insert(gate).inserted else { continue }
      waiting += next[gate] ?? []
    }
    return false
  }

  private static func routes(loginStart: String, mark: String) -> String {
    """
    class Session {
      static let shared = Session()
      var isLoggedIn = false
    }

    class LoginViewController: UIViewController {
      @IBAction func close() { dismiss(animated: true) }
    }

    class LoginInterceptor: RoutingInterceptor {
      typealias Context = Any?

      func perform(with context: Any?, completion: @escaping (RoutingResult) -> Void) {
        guard !Session.shared.isLoggedIn else { return completion(.success) }
        do {
          try DefaultRouter().\(mark)navigate(to: Routes.login, with: nil) { completion($0) }
        } catch {
          completion(.failure(error))
        }
      }
    }

    enum Routes {
      static let home = StepAssembly(finder: ClassFinder<HomeViewController, Any?>(), factory: ClassFactory())
        .adding(LoginInterceptor())
        .using(GeneralAction.replaceRoot())
        .from(GeneralStep.root())
        .assemble()
      static let login = StepAssembly(finder: ClassFinder<LoginViewController, Any?>(), factory: ClassFactory())
        .using(GeneralAction.presentModally())
        .from(\(loginStart))
        .assemble()
      static let cart = StepAssembly(finder: ClassFinder<CartViewController, Any?>(), factory: ClassFactory())
        .using(GeneralAction.presentModally())
        .from(home)
        .assemble()
    }
    """
  }
}

extension Message {
  fileprivate static func itself(_ gate: String, _ route: Route) -> Message {
    "'\(gate)' opens '\(route.name)', on whose way it stands itself; take the gate off that route"
  }

  fileprivate static func circle(_ gate: String, _ route: Route, through other: String) -> Message {
    "'\(gate)' opens '\(route.name)', where '\(other)' leads back to it; take one of the gates off"
  }
}
