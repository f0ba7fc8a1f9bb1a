public import NavigationModel
import Router

/// What to put into a matrix, and how far to go.
public struct MatrixRequest: Sendable {
  /// What can stand in the window when the app has started, in the notation of trees.
  public var launches: [String]
  /// Names of the routes that get a row; all where none is named.
  public var routes: [String] = []
  /// A file with facts about run-time behaviour, as scenario files hold them under `world`.
  public var world: SourceFile?
  /// Release of the library whose rules are followed; the newest that is known unless given.
  public var library: String?
  /// States that become columns, at most.
  public var columns = 12
  /// States that are looked at, at most.
  public var states = 2000

  /// Creates a request.
  public init(launches: [String]) { self.launches = launches }
}

/// What becomes of every route, wherever the user is.
public struct Matrix: Sendable {
  let routes: RouteMatrix

  /// What folding classes leaves out: `32 of 140 finer ones`.
  private var leftOut: String { "\(routes.hiddenKindCount) of \(routes.kindCount) finer ones; '--columns' shows more" }

  /// Sentences about what was looked at, what was not, and why.
  public var remarks: [String] {
    let states = routes.stateCount == 1 ? "1 state" : "\(routes.stateCount) states"
    let columns = routes.columns.count == 1 ? "1 is a column" : "\(routes.columns.count) are columns"
    let missing = routes.rows.map(\.elsewhere.count).reduce(0, +)
    let rest =
      switch missing {
      case 0: "in which every class of behaviour occurs"
      case 1: "1 class of behaviour occurs in others only"
      default: "\(missing) classes of behaviour occur in others only"
      }
    let fold =
      switch routes.grain {
      case .all: [String]()
      case .gravest: ["what differs only in less grave effects is one class, which leaves out \(leftOut)"]
      case .outcome: ["what differs only in what is closed, and how, is one class, which leaves out \(leftOut)"]
      }
    let flags = routes.plan.flags.isEmpty ? [] : ["flags as declared: \(routes.plan.flags.joined(separator: ", "))"]
    let end =
      routes.bound.map { ["cut short by the limit of \($0.rawValue): further states may behave otherwise"] } ?? []
    let skipped = routes.plan.skipped.map { "left out: '\($0.route)', \($0.reason)" }
    return ["of \(states) that a user can come to, \(columns), \(rest)"] + fold + end + flags + skipped
  }
}

extension Charts {
  /// Asks for every route in every state that a user can come to, and shows the telling ones.
  ///
  /// - Parameter isCancelled: asked now and then whether to stop; what is known by then is told.
  /// - Throws: ``InvalidSimulation`` where the request cannot be understood.
  public func matrix(
    _ request: MatrixRequest, isCancelled: @escaping @Sendable () -> Bool = { false },
    report: @escaping @Sendable (VerificationProgress) -> Void = { _ in }
  ) throws(InvalidSimulation) -> Matrix {
    let library = try LibraryRelease.named(request.library)
    let world = try Self.world(request.world)
    for route in request.routes where itineraries[route] == nil {
      throw InvalidSimulation(description: messageForUnknown(route: route))
    }
    let routes = request.routes.isEmpty ? nil : request.routes
    let limits = VerificationLimits(states: request.states)
    let matrix = try withDeepStack {
      Result { () throws(TreeSyntaxError) in
        try RouteMatrix(
          self, world: world, launches: request.launches, routes: routes, library: library, limits: limits,
          columns: request.columns, isCancelled: isCancelled
        ) { report(VerificationProgress(states: $0.states, expanded: $0.expanded)) }
      }.mapError { InvalidSimulation(description: $0.complaint(about: "the tree '\($0.text)'")) }
    }.get()
    return Matrix(routes: matrix)
  }
}
