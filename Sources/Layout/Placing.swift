package import Diagrams

/// Gives every part of a diagram its place, and proves that none is missing.
///
/// One diagram at a time per process: the engine has one lock. It may also take the process down with it, so a program
/// should ask a process of its own through `LayoutWorker`.
package func place(_ diagram: Diagram, _ formulation: LayoutFormulation) throws(LayoutError) -> PlacedDiagram {
  let components = diagram.components()
  var placed: PlacedDiagram
  if components.count == 1 {
    placed = try placeConnected(diagram, formulation)
  } else {
    var parts: [(component: Component, placed: PlacedDiagram)] = []
    for component in components {
      parts.append((component, try placeConnected(diagram.part(component), formulation)))
    }
    placed = PlacedDiagram(assembling: parts, of: diagram)
  }
  // Without outer frames there is nothing to say about how they are drawn.
  if let remark = formulation.remark, placed.frames.contains(where: { $0 == nil }) {
    placed.diagram.remarks.append(remark)
  }
  do {
    try placed.proveDrawable()
  } catch {
    throw .broken("\(error)")
  }
  return placed
}

private func placeConnected(
  _ diagram: Diagram, _ formulation: LayoutFormulation
) throws(LayoutError) -> PlacedDiagram {
  let first = try placeConnected(diagram, formulation, boxing: [])
  guard !first.struckHeadings.isEmpty,
    let second = try? placeConnected(diagram, formulation, boxing: first.struckHeadings),
    second.struckHeadings.count < first.struckHeadings.count
  else { return first.placed }
  return second.placed
}

/// - Parameter boxed: frames whose plates are boxes that lines lead around, whether or not lines touch them.
private func placeConnected(
  _ diagram: Diagram, _ formulation: LayoutFormulation, boxing boxed: Set<Int>
) throws(LayoutError) -> (placed: PlacedDiagram, struckHeadings: Set<Int>) {
  try Graphviz.layOut { root in
    LayoutGraph(root, diagram: diagram, formulation: formulation, boxing: boxed)
  } read: { (root, graph) throws(LayoutError) in
    let placed = try PlacementReader(root, graph: graph, diagram: diagram).read()
    return (placed, placed.struckHeadings(among: graph.headings))
  }
}
