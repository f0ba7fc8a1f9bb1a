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
  /// What calls do whose names the app gives itself, such as those of properties that hold an action of the library.
  static func ownCalls(_ program: Program) -> [String: RunningIdioms.Rule]
  /// Those among the calls that lead nowhere by themselves: only what the closures do counts that they are given.
  static var relays: Set<String> { get }
  /// What assignments to the library's properties do, by the name of the property.
  static var assignments: [String: RunningIdioms.Rule] { get }

  /// Modules that an app imports to use the library; without any, the idiom is always looked for.
  static var modules: Set<String> { get }

  /// Whether only the library calls a function of the app's; the idiom then runs it itself.
  static func isCallback(_ function: FunctionID, _ linkage: Linkage) -> Bool
  /// The flows that a value of the library's stands for where a screen is wanted: a coordinator, a router.
  static func flows(shownBy value: Value, _ linkage: Linkage) -> [TypeID]
  /// What making an object of the app's does, beyond the app's own initialisers.
  static func made(_ object: Value, _ call: RunningCall) -> [Effect]
  /// Runs what the library calls of the app's code.
  static func begin(_ runner: Runner)
  /// Adds what the app says in this idiom outside of running code to the model.
  static func link(_ linkage: Linkage)
}

extension Idiom {
  static var vocabulary: Set<String> { [] }
  static var memberVocabulary: Set<String> { [] }
  static var landmarks: Set<String> { [] }
  static var calls: [String: RunningIdioms.Rule] { [:] }
  static var relays: Set<String> { [] }
  static var assignments: [String: RunningIdioms.Rule] { [:] }
  static var modules: Set<String> { [] }
  static func ownCalls(_ program: Program) -> [String: RunningIdioms.Rule] { [:] }
  static func isCallback(_ function: FunctionID, _ linkage: Linkage) -> Bool { false }
  static func flows(shownBy value: Value, _ linkage: Linkage) -> [TypeID] { [] }
  static func made(_ object: Value, _ call: RunningCall) -> [Effect] { [] }
  static func begin(_ runner: Runner) {}
  static func link(_ linkage: Linkage) {}

  /// Whether an app that imports these modules uses the library.
  static func isUsed(_ imports: Set<String>) -> Bool { modules.isEmpty || !imports.isDisjoint(with: modules) }

  /// Whether some file says that it uses the library; snippets of articles often leave that out.
  static func isImported(_ imports: Set<String>) -> Bool {
    imports.contains(name) || !imports.isDisjoint(with: modules)
  }
}
