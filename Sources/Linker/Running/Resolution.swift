/// How it was found out what a navigation call shows, the surest first.
enum Resolution: String, Comparable, CaseIterable {
  /// The class stands in the argument.
  case constructor
  /// A local variable holds it.
  case local
  /// A storyboard declares it.
  case storyboard
  /// A function of the app makes it.
  case factory
  /// A property holds it.
  case property
  /// The callers pass it.
  case parameter
  /// Only its type says what it is.
  case type

  static func < (a: Resolution, b: Resolution) -> Bool {
    allCases.firstIndex(of: a) ?? 0 < allCases.firstIndex(of: b) ?? 0
  }
}
