internal import DeclarationReader

/// The version of the format that is read.
let formatName = "navgraph-scenarios/1"

/// The keys of a scenario file.
enum FileKey: String, FieldKey {
  case format, title, source, world, cases

  static let subject = "a scenario file"
  static let required: [FileKey] = [.format, .source, .cases]
}

/// The keys of a case.
enum CaseKey: String, FieldKey {
  case id, route, payload, from, world, expect, fails, `throws`, waits, tree, steps

  static let subject = "a case"
  static let required: [CaseKey] = [.id, .from]

  /// What a case with a list of steps says there instead.
  static let ofSteps: [CaseKey] = [.route, .payload, .expect, .fails, .throws, .waits, .tree]
}

/// The keys of a step.
enum StepKey: String, FieldKey {
  case route, payload, user, world, expect, fails, `throws`, waits, tree

  static let subject = "a step"
  static let required: [StepKey] = []
}

/// The keys of a world.
enum WorldKey: String, FieldKey {
  case flags, gates, screens, tasks, finders, factories, actions, storyboards, splits, router

  static let subject = "a world"
  static let required: [WorldKey] = []
}

/// The keys of a gate.
enum GateKey: String, FieldKey {
  case unless, failsWith, opens, then

  static let subject = "a gate"
  static let required: [GateKey] = []
}

/// The keys of a screen.
enum ScreenKey: String, FieldKey {
  case canBeDismissed, refuses, answersTo

  static let subject = "a screen"
  static let required: [ScreenKey] = []
}

/// The keys of a task.
enum TaskKey: String, FieldKey {
  case stores, refuses, at, selectsTab

  static let subject = "a task"
  static let required: [TaskKey] = []
}

/// The keys of a finder.
enum FinderKey: String, FieldKey {
  case matches, stores

  static let subject = "a finder"
  static let required: [FinderKey] = []
}

/// The keys of a factory.
enum FactoryKey: String, FieldKey {
  case stores, fails

  static let subject = "a factory"
  static let required: [FactoryKey] = []
}

/// The keys of the router.
enum RouterKey: String, FieldKey {
  case gates, single

  static let subject = "a router"
  static let required: [RouterKey] = []
}
