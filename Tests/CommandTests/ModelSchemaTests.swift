import Foundation
import NavigationModel
import Testing

/// The published schema says exactly what the program writes.
struct ModelSchemaTests {
  private static let schema = SchemaValidator("navgraph-model-1.schema.json")

  @Test(arguments: [
    ("certainty", names(Certainty.self)), ("dispatchRole", names(Dispatch.Role.self)),
    ("driftKind", names(Drift.Kind.self)), ("entryKind", names(Entry.Kind.self)),
    ("entryRole", names(Entry.Role.self)),
    ("factoryKind", names(Factory.Kind.self)), ("finderKind", names(Finder.Kind.self)),
    ("gateKind", names(Gate.Kind.self)), ("idleNameKind", names(IdleName.Kind.self)),
    ("missingReferenceKind", names(MissingReference.Kind.self)),
    ("nodeContainer", names(Node.Container.self)), ("nodeKind", names(Node.Kind.self)),
    ("promiseKind", names(Promise.Kind.self)), ("routeActionKind", names(RouteAction.Kind.self)),
    ("routeAlternativeCondition", names(RouteAlternative.Condition.self)), ("routeForm", names(Route.Form.self)),
    ("routeStartKind", names(RouteStart.Kind.self)), ("transitionKind", names(Transition.Kind.self)),
    ("transitionLevel", names(Transition.Level.self)),
  ])
  func listsTheCasesOfTheModel(definition: String, cases: [String]) throws {
    let listed = try Self.schema.enumerations()[definition]
    #expect(listed == cases)
  }

  @Test func listsNoOtherCases() throws {
    #expect(try Self.schema.enumerations().count == 20)
  }

  @Test func namesTheFormat() throws {
    #expect(try String(contentsOf: Self.schema.url, encoding: .utf8).contains("\"const\": \"\(Model.currentFormat)\""))
  }

  /// Validates what the program writes with a validator that knows nothing of it.
  @Test(arguments: try examples())
  func describesWhatIsExtracted(example: String) throws {
    let folder = try TemporaryFolder()
    let model = try Program.run(["extract", SchemaValidator.path(example)], in: folder)
    #expect(try Self.schema.problems(of: [model.output]) == [""])
  }

  private static func examples() throws -> [String] {
    let defects = try FileManager.default.contentsOfDirectory(atPath: SchemaValidator.path("Examples/Defects"))
    let names = defects.filter { !$0.hasPrefix(".") }.sorted()
    return ["Examples/Declared", "Examples/Shop"] + names.map { "Examples/Defects/\($0)" }
  }
}
