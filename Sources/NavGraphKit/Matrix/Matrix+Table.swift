import Renderers
import Router

extension Matrix {
  /// The matrix as texts, for the formats.
  func table(title: String, tellsTrees: Bool) -> MatrixTable {
    let columns = routes.columns.map {
      MatrixTable.Column(title: $0.title, tree: $0.tree.description, way: $0.way)
    }
    return MatrixTable(
      title: title, remarks: remarks.map(Self.sentence), columns: columns, rows: routes.rows.map(row), words: words,
      tellsTrees: tellsTrees)
  }

  private func row(_ row: RouteMatrix.Row) -> MatrixTable.Row {
    let cells = zip(routes.columns, row.cells).map { column, cell in
      MatrixTable.Cell(
        text: cell.behaviour.description, weight: Self.weight(cell.behaviour),
        tree: cell.after == column.tree ? nil : cell.after.description, reason: cell.reason)
    }
    let elsewhere = row.elsewhere.map {
      MatrixTable.Elsewhere(
        text: $0.behaviour.description, weight: Self.weight($0.behaviour), stateCount: $0.stateCount,
        tree: $0.tree.description)
    }
    return MatrixTable.Row(
      title: row.request.description, aliases: routes.plan.aliases[row.request.route] ?? [], cells: cells,
      elsewhere: elsewhere)
  }

  /// The words that occur, in their fixed order.
  private var words: [MatrixTable.Word] {
    let behaviours = routes.rows.flatMap { $0.cells.map(\.behaviour) + $0.elsewhere.map(\.behaviour) }
    let used = Set(behaviours.flatMap { $0.effects.isEmpty ? [$0.description] : $0.effects.map(\.word) })
    return Effect.meanings.filter { used.contains($0.word) }.map { .init(word: $0.word, meaning: $0.meaning) }
  }

  private static func weight(_ behaviour: Behaviour) -> MatrixTable.Weight {
    switch behaviour.weight {
    case .plain: .plain
    case .notable: .notable
    case .held: .held
    case .broken: .broken
    }
  }

  private static func sentence(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() + "." }
}
