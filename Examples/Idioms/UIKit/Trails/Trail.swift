import Foundation

struct Trail: Identifiable, Sendable {
  let id: UUID
  let name: String
  let kilometres: Double
}
