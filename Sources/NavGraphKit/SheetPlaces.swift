import Diagrams
import Layout

/// The places of everything on the sheets of one picture: those of a former one where that can be kept, else as the
/// layout process answers.
struct SheetPlaces {
  /// What the reader of the pictures should know: a plainer layout, say.
  private(set) var remarks: [String] = []
  private let sheets: [Diagram]
  private let former: KeptLayout
  private var known: [(diagram: Diagram, placed: PlacedDiagram)] = []
  private var isPrepared = false

  /// A process is asked for so many sheets at once.
  private static let sheetsOfOneProcess = 16

  /// Nothing is placed before it is asked for: some formats need no places.
  init(of sheets: [Diagram], like former: KeptLayout) {
    self.sheets = sheets
    self.former = former
  }

  /// Gives everything on a sheet its place.
  mutating func place(
    _ diagram: Diagram, _ layout: ([UInt8]) async throws -> [UInt8]
  ) async throws -> PlacedDiagram {
    if !isPrepared { await prepare(layout) }
    if let position = known.firstIndex(where: { $0.diagram == diagram }) { return known.remove(at: position).placed }
    let placed = try await LayoutFormulation.climbDown { formulation in
      let answer = try await layout(LayoutWorker.request(diagram, formulation))
      return try LayoutWorker.read(answer: answer, to: diagram)
    }
    for remark in placed.diagram.remarks where !diagram.remarks.contains(remark) { add(remark) }
    return placed
  }

  private mutating func add(_ remark: String) {
    if !remarks.contains(remark) { remarks.append(remark) }
  }

  /// Keeps what can be kept, and asks for the rest a few sheets at a time; what fails so has to be asked for alone.
  private mutating func prepare(_ layout: ([UInt8]) async throws -> [UInt8]) async {
    isPrepared = true
    var fresh: [Diagram] = []
    for sheet in sheets {
      switch former.place(sheet) {
      case .kept(let placed): known.append((sheet, placed))
      case .fresh(let reason):
        fresh.append(sheet)
        if let reason { add("\(sheet.part ?? "everything") is drawn afresh: \(reason)") }
      }
    }
    if !former.isEmpty, known.isEmpty { add("drawn afresh: the former pictures show something else") }
    guard fresh.count > 1 else { return }
    for start in stride(from: 0, to: fresh.count, by: Self.sheetsOfOneProcess) {
      let some = Array(fresh[start..<min(start + Self.sheetsOfOneProcess, fresh.count)])
      guard let answer = try? await layout(LayoutWorker.request(some, .nested)),
        let placed = try? LayoutWorker.read(answer: answer, to: some)
      else { continue }
      for (diagram, place) in zip(some, placed) {
        if let place { known.append((diagram, place)) }
      }
    }
  }
}
