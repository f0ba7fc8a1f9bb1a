struct Parcel: Hashable, Sendable {
  let number: String
}
