import Foundation
import Testing

/// One of the published JSON Schemas, with a validator that knows nothing of this program.
struct SchemaValidator {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  let url: URL

  /// Takes a schema by its name beside the documentation.
  init(_ name: String) { url = Self.root.appending(path: "Sources/navgraph/navgraph.docc/\(name)") }

  /// Absolute path of something in the package.
  static func path(_ name: String) -> String { root.appending(path: name).path(percentEncoded: false) }

  /// What is wrong with each of several JSON documents, in order; an empty text for one that is right.
  func problems(of documents: [String]) throws -> [String] {
    let folder = try TemporaryFolder()
    try folder.write("[" + documents.joined(separator: ",\n") + "]", to: "documents.json")
    try folder.write(Self.program, to: "validate.py")
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "python3", folder.path("validate.py"), url.path(percentEncoded: false), folder.path("documents.json"),
    ]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(text)")
    return try JSONDecoder().decode([String].self, from: Data(text.utf8))
  }

  private static let program = """
    import json, sys
    try:
        from jsonschema import Draft202012Validator
    except ImportError:
        sys.exit(print("the validator is missing: run 'make test', or install python3-jsonschema 4 or later") or 1)
    schema, documents = (json.load(open(path, encoding="utf-8")) for path in sys.argv[1:])
    Draft202012Validator.check_schema(schema)
    validator = Draft202012Validator(schema)
    def text(document):
        return "; ".join(f"{e.json_path}: {e.message}" for e in list(validator.iter_errors(document))[:20])
    print(json.dumps([text(document) for document in documents]))
    """

  /// The cases of each enumeration, by the name of its definition.
  func enumerations() throws -> [String: [String]] {
    try definitions().compactMapValues(\.enum)
  }

  /// The definitions with their keys.
  func definitions() throws -> [String: Definition] {
    try JSONDecoder().decode(Schema.self, from: Data(contentsOf: url)).definitions
  }

  /// The keys at the top.
  func keys() throws -> [String] {
    try JSONDecoder().decode(Schema.self, from: Data(contentsOf: url)).properties.keys.sorted()
  }

  /// What of a definition can be held against the program.
  struct Definition: Decodable {
    var `enum`: [String]?
    var properties: [String: Ignored]?
    var required: [String]?
  }

  private struct Schema: Decodable {
    var definitions: [String: Definition]
    var properties: [String: Ignored]
    enum CodingKeys: String, CodingKey {
      case properties
      case definitions = "$defs"
    }
  }

  /// Any JSON.
  struct Ignored: Decodable { init(from decoder: any Decoder) {} }
}

/// The cases of an enumeration, as they are written.
func names<Cases: CaseIterable & RawRepresentable<String>>(_: Cases.Type) -> [String] {
  Cases.allCases.map(\.rawValue)
}
