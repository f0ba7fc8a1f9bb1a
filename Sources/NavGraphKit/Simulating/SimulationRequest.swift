public import NavigationModel
import Router
import ScenarioReader

/// A question to the simulator, as people type it.
public struct SimulationRequest: Sendable {
  /// Name of the route.
  public var route: String
  /// What is passed along: one text, or properties as `name=value`.
  public var payload: [String] = []
  /// The tree before, in tree notation: `Tab<0>[Nav[Home], Bag]`.
  public var from: String
  /// What the user does afterwards: `back`, `dismiss`, `tab 1`, `pass Login`, `refuse Login`.
  public var moves: [String] = []
  /// A file with facts about run-time behaviour, as scenario files hold them under `world`.
  public var world: SourceFile?
  /// Release of the library whose rules are followed, such as `0.9.22`; the newest that is known unless given.
  public var library: String?

  /// Creates a request.
  public init(route: String, from: String) {
    self.route = route
    self.from = from
  }
}

/// A request that cannot be carried out.
public struct InvalidSimulation: Error, CustomStringConvertible {
  /// What is wrong and what to do, lower case; one line for each mistake.
  public var description: String
}

/// What came of a request.
public struct Simulation: Sendable {
  /// The route that was asked for.
  public var route: String
  /// Release of the library whose rules were followed.
  public var library: String
  /// The request, then each move of the user; never empty.
  public var steps: [SimulatedStep]
  /// What whoever asks should know: classes of the tree that the source does not declare.
  public var remarks: [String]

  /// Whether the router has arrived in the end, whatever the user did then.
  public var arrived: Bool { steps.last { $0.isNavigation }?.ending == .ok }
}

extension Charts {
  /// Asks the router for a route, and moves for the user.
  ///
  /// Whatever goes wrong on the way is the outcome of its step.
  ///
  /// - Throws: ``InvalidSimulation`` where the request cannot be understood, or the user cannot move like that.
  public func simulate(_ request: SimulationRequest) throws(InvalidSimulation) -> Simulation {
    try withDeepStack { Result { () throws(InvalidSimulation) in try carryOut(request) } }.get()
  }

  private func carryOut(_ request: SimulationRequest) throws(InvalidSimulation) -> Simulation {
    let library = try LibraryRelease.named(request.library)
    let world = try Self.world(request.world)
    guard let itinerary = itineraries[request.route] else {
      throw InvalidSimulation(description: messageForUnknown(route: request.route))
    }
    let payload = try RequestedPayload(type: itinerary.payloadType, types: payloadTypes).read(request.payload)
    let moves = try request.moves.map(Self.move)
    var run = try start(request.from, world, library)
    let remarks = unknownClasses(in: run.tree)
    do throws(ImpossibleStep) {
      var steps = [try run.perform(.navigate(route: request.route, payload: payload))]
      for move in moves { steps.append(try run.perform(.move(move))) }
      return Simulation(route: request.route, library: library.description, steps: steps, remarks: remarks)
    } catch {
      throw InvalidSimulation(description: error.reason)
    }
  }

  private func start(
    _ notation: String, _ world: World, _ library: LibraryRelease
  ) throws(InvalidSimulation) -> SimulationRun {
    let run: SimulationRun
    do throws(TreeSyntaxError) {
      run = try SimulationRun(charts: self, world: world, library: library, from: notation)
    } catch {
      throw InvalidSimulation(description: error.complaint(about: "the tree '\(notation)'"))
    }
    if let problem = run.problem(in: world) { throw InvalidSimulation(description: problem) }
    return run
  }

  static func world(_ file: SourceFile?) throws(InvalidSimulation) -> World {
    guard let file else { return World() }
    do throws(ScenarioError) {
      return try readWorld(file.bytes, path: file.path)
    } catch {
      throw InvalidSimulation(description: "the world cannot be used\n\(error)")
    }
  }

  private static func move(_ text: String) throws(InvalidSimulation) -> UserMove {
    do throws(UnknownMove) {
      return try UserMove(notation: text)
    } catch {
      throw InvalidSimulation(description: error.description)
    }
  }
}

extension LibraryRelease {
  /// The release of that name; the newest that is known for none.
  static func named(_ text: String?) throws(InvalidSimulation) -> LibraryRelease {
    guard let text else { return .current }
    guard let release = LibraryRelease(text) else {
      throw InvalidSimulation(description: "'\(text)' is no release; write numbers, such as \(LibraryRelease.current)")
    }
    return release
  }
}

extension SimulationRun {
  /// What is wrong with the trees of a world, if anything is.
  func problem(in world: World) -> String? {
    for (name, notation) in world.storyboards.sorted(by: { $0.key < $1.key }) {
      do throws(TreeSyntaxError) {
        _ = try tree(notation)
      } catch {
        return error.complaint(about: "the tree of the storyboard '\(name)'")
      }
    }
    return nil
  }
}
