/// A way of writing navigation that function bodies alone do not explain, because its machinery is in a library.
protocol Idiom: Sendable {
  /// Name for people and documentation.
  static var name: String { get }
  /// Names that belong to the library: they stay symbolic, even where the library's source lies in the scanned folder.
  static var vocabulary: Set<String> { get }
  /// Names of the library's methods that an app may overload without changing what they mean.
  static var memberVocabulary: Set<String> { get }
  /// Types that only the library itself declares; the folder that holds them is no part of the app.
  static var landmarks: Set<String> { get }
  /// What calls of the library do to the navigation, by the name of the function.
  static var calls: [String: RunningIdioms.Rule] { get }
  /// What assignments to the library's properties do, by the name of the property.
  static var assignments: [String: RunningIdioms.Rule] { get }

  /// Adds what the app says in this idiom outside of running code to the model.
  static func link(_ linkage: Linkage)
}

extension Idiom {
  static var vocabulary: Set<String> { [] }
  static var memberVocabulary: Set<String> { [] }
  static var landmarks: Set<String> { [] }
  static var calls: [String: RunningIdioms.Rule] { [:] }
  static var assignments: [String: RunningIdioms.Rule] { [:] }
  static func link(_ linkage: Linkage) {}
}
