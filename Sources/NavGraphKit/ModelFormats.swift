#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

import NavigationModel

/// An output format for the model.
public struct ModelFormat: Sendable {
  /// What the user asks for it by.
  public var name: String
  /// One line for the help.
  public var summary: String
  /// The whole text, with a line break at its end.
  var text: @Sendable (Model) throws -> String
}

/// Every format that the model comes in, by name.
public let modelFormats: [ModelFormat] = [
  ModelFormat(name: "json", summary: "the whole model, see navgraph-model-1.schema.json", text: json)
]

extension App {
  /// The model in one of the `modelFormats`; the same model gives the same bytes.
  public func text(format: String) throws -> String {
    guard let found = modelFormats.first(where: { $0.name == format }) else {
      throw UnknownFormat(name: format, known: modelFormats.map(\.name))
    }
    return try found.text(model)
  }
}

private func json(_ model: Model) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(model), as: UTF8.self) + "\n"
}
