import NavigationModel

extension Finder {
  /// `ClassFinder<Trip>`, as a person reads it.
  var phrase: String {
    guard let screenClass, !name.contains("<") else { return name }
    return "\(name)<\(screenClass)>"
  }
}
