import Foundation
import NavigationModel
import Testing

/// The published schema says exactly what the program writes.
struct ModelSchemaTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let schemaName = "Sources/navgraph/navgraph.docc/navgraph-model-1.schema.json"
  private static let schema = root.appending(path: schemaName)

  /// Absolute path of something in the package.
  private static func path(_ name: String) -> String { root.appending(path: name).path(percentEncoded: false) }

  @Test(arguments: [
    ("certainty", names(Certainty.self)), ("driftKind", names(Drift.Kind.self)), ("entryKind", names(Entry.Kind.self)),
    ("factoryKind", names(Factory.Kind.self)), ("finderKind", names(Finder.Kind.self)),
    ("gateKind", names(Gate.Kind.self)), ("missingReferenceKind", names(MissingReference.Kind.self)),
    ("nodeContainer", names(Node.Container.self)), ("nodeKind", names(Node.Kind.self)),
    ("promiseKind", names(Promise.Kind.self)), ("routeActionKind", names(RouteAction.Kind.self)),
    ("routeAlternativeCondition", names(RouteAlternative.Condition.self)), ("routeForm", names(Route.Form.self)),
    ("routeStartKind", names(RouteStart.Kind.self)), ("transitionKind", names(Transition.Kind.self)),
    ("transitionLevel", names(Transition.Level.self)),
  ])
  func listsTheCasesOfTheModel(definition: String, cases: [String]) throws {
    let listed = try Self.enumerations()[definition]
    #expect(listed == cases)
  }

  @Test func listsNoOtherCases() throws {
    #expect(try Self.enumerations().count == 16)
  }

  @Test func namesTheFormat() throws {
    #expect(try String(contentsOf: Self.schema, encoding: .utf8).contains("\"const\": \"\(Model.currentFormat)\""))
  }

  /// Validates what the program writes with a validator that knows nothing of it.
  @Test(arguments: try examples())
  func describesWhatIsExtracted(example: String) throws {
    let folder = try TemporaryFolder()
    let model = try Program.run(["extract", Self.path(example)], in: folder)
    try folder.write(model.output, to: "model.json")
    try folder.write(Self.validator, to: "validate.py")
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", folder.path("validate.py"), Self.path(Self.schemaName), folder.path("model.json")]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(text)")
  }

  private static let validator = """
    import json, sys
    try:
        from jsonschema import Draft202012Validator
    except ImportError:
        sys.exit(print("the validator is missing: run 'make test', or install python3-jsonschema 4 or later") or 1)
    schema, model = (json.load(open(path, encoding="utf-8")) for path in sys.argv[1:])
    Draft202012Validator.check_schema(schema)
    errors = [f"{error.json_path}: {error.message}" for error in Draft202012Validator(schema).iter_errors(model)]
    print("\\n".join(errors[:20]))
    sys.exit(bool(errors))
    """

  private static func names<Cases: CaseIterable & RawRepresentable<String>>(_: Cases.Type) -> [String] {
    Cases.allCases.map(\.rawValue)
  }

  private static func examples() throws -> [String] {
    let defects = try FileManager.default.contentsOfDirectory(atPath: path("Examples/Defects"))
    return ["Examples/Declared", "Examples/Shop"] + defects.filter { !$0.hasPrefix(".") }.sorted().map { "Examples/Defects/\($0)" }
  }

  /// The cases of each enumeration, by the name of its definition.
  private static func enumerations() throws -> [String: [String]] {
    struct Schema: Decodable {
      struct Definition: Decodable { var `enum`: [String]? }
      var definitions: [String: Definition]
      enum CodingKeys: String, CodingKey { case definitions = "$defs" }
    }
    let decoded = try JSONDecoder().decode(Schema.self, from: Data(contentsOf: schema))
    return decoded.definitions.compactMapValues(\.enum)
  }
}
