package import Diagrams

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// One question to a layout process, about one diagram or several, and its answer, as bytes of JSON.
///
/// The engine is C code that has been seen to crash; in a process of its own it can take nothing along.
package enum LayoutWorker {
  /// The question: bytes for the process's standard input.
  package static func request(_ diagram: Diagram, _ formulation: LayoutFormulation) throws(LayoutError) -> [UInt8] {
    try request([diagram], formulation)
  }

  /// The same for several diagrams, which spares processes.
  package static func request(
    _ diagrams: [Diagram], _ formulation: LayoutFormulation
  ) throws(LayoutError) -> [UInt8] {
    try encode(Request(diagrams: diagrams.map(\.bare), formulation: formulation))
  }

  /// What the process does: reads the question, answers with placed diagrams or with why not.
  ///
  /// Never fails itself.
  package static func answer(request: [UInt8]) -> [UInt8] {
    var replies: [Reply] = []
    do throws(LayoutError) {
      let question: Request = try decode(request)
      replies = question.diagrams.map { reply(to: $0, question.formulation) }
    } catch {
      replies = [.failed(error.description)]
    }
    return (try? encode(replies)) ?? []
  }

  private static func reply(to diagram: Diagram, _ formulation: LayoutFormulation) -> Reply {
    do throws(LayoutError) {
      var placed = try place(diagram, formulation)
      // Who asked has the diagram; only what the layout says about it is new.
      let remarks = placed.diagram.remarks
      placed.diagram = Diagram(title: "")
      placed.diagram.remarks = remarks
      return .placed(placed)
    } catch {
      return .failed(error.description)
    }
  }

  /// The answer read; it is checked against the diagram that was asked about.
  package static func read(answer: [UInt8], to diagram: Diagram) throws(LayoutError) -> PlacedDiagram {
    let replies: [Reply] = try decode(answer)
    guard replies.count == 1, let reply = replies.first else { throw .unreadable("\(replies.count) answers") }
    return try read(reply, to: diagram)
  }

  /// The answer to several diagrams read: those with their places, the others with nothing.
  package static func read(answer: [UInt8], to diagrams: [Diagram]) throws(LayoutError) -> [PlacedDiagram?] {
    let replies: [Reply] = try decode(answer)
    guard replies.count == diagrams.count else { throw .unreadable("\(replies.count) answers") }
    return zip(replies, diagrams).map { reply, diagram in try? read(reply, to: diagram) }
  }

  private static func read(_ reply: Reply, to diagram: Diagram) throws(LayoutError) -> PlacedDiagram {
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
    var diagrams: [Diagram]
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
