import Foundation

struct ExhibitItem: Hashable, Sendable, Decodable {
  let name: String
  let hall: Int
}

struct ExhibitsInteractor: ExhibitsInteraction {
  func exhibits() async throws -> [ExhibitItem] {
    guard let url = URL(string: "https://museum.example.com/exhibits") else { return [] }
    return try await JSONDecoder().decode([ExhibitItem].self, from: URLSession.shared.data(from: url).0)
  }
}
