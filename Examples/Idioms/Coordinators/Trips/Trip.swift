struct Trip: Hashable, Sendable {
  let id: String
}
