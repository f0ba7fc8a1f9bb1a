package import Diagrams

/// One question to a layout process, about one diagram or several, and its answer, as bytes.
///
/// The engine is C code that has been seen to crash; in a process of its own it can take nothing along.
package enum LayoutWorker {
  /// What question and answer begin with, so that other bytes are known for what they are.
  private static let opening = 0x4E47_4C32

  /// The question: bytes for the process's standard input.
  package static func request(_ diagram: Diagram, _ formulation: LayoutFormulation) -> [UInt8] {
    request([diagram], formulation)
  }

  /// The same for several diagrams, which spares processes.
  package static func request(_ diagrams: [Diagram], _ formulation: LayoutFormulation) -> [UInt8] {
    var message = MessageWriter()
    message.add(opening)
    message.add(LayoutFormulation.allCases.firstIndex(of: formulation) ?? 0)
    message.add(list: diagrams) { $0.add(outlineOf: $1) }
    return message.bytes
  }

  /// What the process does: reads the question, answers with places or with why there are none.
  ///
  /// Never fails itself.
  package static func answer(request: [UInt8]) -> [UInt8] {
    var answer = MessageWriter()
    answer.add(opening)
    do throws(LayoutError) {
      let (diagrams, formulation) = try question(in: request)
      answer.add(list: diagrams) { answer, diagram in
        do throws(LayoutError) {
          let placed = try place(diagram, formulation)
          answer.add(true)
          answer.add(placesOf: placed)
        } catch {
          answer.add(false)
          answer.add(error.description)
        }
      }
    } catch {
      answer.add(1)
      answer.add(false)
      answer.add(error.description)
    }
    return answer.bytes
  }

  private static func question(
    in request: [UInt8]
  ) throws(LayoutError) -> (diagrams: [Diagram], formulation: LayoutFormulation) {
    var message = MessageReader(request)
    guard try message.number() == opening else { throw .unreadable("it was asked something else") }
    let formulation = try message.number()
    guard LayoutFormulation.allCases.indices.contains(formulation) else {
      throw .unreadable("it was asked in an unknown way")
    }
    let diagrams = try message.list { message throws(LayoutError) in try message.outline() }
    for diagram in diagrams where !diagram.isConsistent { throw .unreadable("it was asked about what is not there") }
    return (diagrams, LayoutFormulation.allCases[formulation])
  }

  /// The answer read; it is checked against the diagram that was asked about.
  package static func read(answer: [UInt8], to diagram: Diagram) throws(LayoutError) -> PlacedDiagram {
    guard let reply = try replies(in: answer, to: [diagram]).first else { throw .unreadable("no answer") }
    return try reply.get()
  }

  /// The answer to several diagrams read: those with their places, the others with nothing.
  package static func read(answer: [UInt8], to diagrams: [Diagram]) throws(LayoutError) -> [PlacedDiagram?] {
    try replies(in: answer, to: diagrams).map { try? $0.get() }
  }

  private static func replies(
    in answer: [UInt8], to diagrams: [Diagram]
  ) throws(LayoutError) -> [Result<PlacedDiagram, LayoutError>] {
    var message = MessageReader(answer)
    guard try message.number() == opening else { throw .unreadable("it answered something else") }
    let count = try message.number()
    guard count == diagrams.count else { throw .unreadable("\(count) answers") }
    var replies: [Result<PlacedDiagram, LayoutError>] = []
    for diagram in diagrams {
      guard try message.flag() else {
        replies.append(.failure(.engineFailed(try message.text())))
        continue
      }
      let placed = try message.places(of: diagram)
      replies.append(
        Result { () throws(LayoutError) in
          do { try placed.proveDrawable() } catch { throw .broken("\(error)") }
          return placed
        })
    }
    return replies
  }
}

extension Diagram {
  /// Whether every part that another part refers to is there.
  fileprivate var isConsistent: Bool {
    let hasFrame = { (frame: Int?) in frame.map(frames.indices.contains) ?? true }
    return cards.allSatisfy { hasFrame($0.frame) && hasFrame($0.ownFrame) }
      && frames.allSatisfy { cards.indices.contains($0.plate) && hasFrame($0.parent) }
      && arrows.allSatisfy { arrow in
        guard cards.indices.contains(arrow.to) else { return false }
        switch arrow.from {
        case .card(let card): return cards.indices.contains(card)
        case .pin(let pin): return pins.indices.contains(pin)
        }
      }
  }
}
