package import Diagrams

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// One question to a layout process, and its answer, as bytes of JSON.
///
/// The engine is C code that has been seen to crash; in a process of its own it can take nothing along.
package enum LayoutWorker {
  /// The question: bytes for the process's standard input.
  package static func request(_ diagram: Diagram, _ formulation: LayoutFormulation) throws(LayoutError) -> [UInt8] {
    try encode(Request(diagram: diagram.bare, formulation: formulation))
  }

  /// What the process does: reads the question, answers with a placed diagram or with why not.
  ///
  /// Never fails itself.
  package static func answer(request: [UInt8]) -> [UInt8] {
    let reply: Reply
    do throws(LayoutError) {
      let question: Request = try decode(request)
      var placed = try place(question.diagram, question.formulation)
      // Who asked has the diagram; only what the layout says about it is new.
      let remarks = placed.diagram.remarks
      placed.diagram = Diagram(title: "")
      placed.diagram.remarks = remarks
      reply = .placed(placed)
    } catch {
      reply = .failed(error.description)
    }
    return (try? encode(reply)) ?? []
  }

  /// The answer read; it is checked against the diagram that was asked about.
  package static func read(answer: [UInt8], to diagram: Diagram) throws(LayoutError) -> PlacedDiagram {
    let reply: Reply = try decode(answer)
    switch reply {
    case .failed(let reason): throw .engineFailed(reason)
    case .placed(var placed):
      // The texts stayed here; what came back has only the remarks that the layout adds.
      let remarks = placed.diagram.remarks
      placed.diagram = diagram
      placed.diagram.remarks += remarks
      do { try placed.proveDrawable() } catch { throw .broken("\(error)") }
      return placed
    }
  }

  private struct Request: Codable {
    var diagram: Diagram
    var formulation: LayoutFormulation
  }

  private enum Reply: Codable {
    case placed(PlacedDiagram)
    case failed(String)
  }

  private static func encode(_ value: some Encodable) throws(LayoutError) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    do { return Array(try encoder.encode(value)) } catch { throw .unreadable("\(error)") }
  }

  private static func decode<Value: Decodable>(_ bytes: [UInt8]) throws(LayoutError) -> Value {
    do { return try JSONDecoder().decode(Value.self, from: Data(bytes)) } catch { throw .unreadable("\(error)") }
  }
}
