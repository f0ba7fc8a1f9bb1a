package import Diagrams

extension LayoutFormulation {
  /// Asks for the richest picture first, for plainer ones where that fails, and gives up with the first reason.
  ///
  /// `attempt` places the diagram, here or in another process; when that one dies, it throws.
  package static func climbDown(
    _ attempt: (LayoutFormulation) async throws -> PlacedDiagram
  ) async throws -> PlacedDiagram {
    var first: (any Error)?
    for formulation in allCases {
      do {
        return try await attempt(formulation)
      } catch {
        first = first ?? error
      }
    }
    throw first ?? LayoutError.engineMissing
  }
}
