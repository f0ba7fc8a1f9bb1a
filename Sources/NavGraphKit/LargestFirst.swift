/// Transforms files on several threads; results keep the order of the files.
///
/// Large files come first: no thread is left alone with one at the end, and the memory for their syntax trees is taken
/// while there are few facts yet.
func inParallelLargestFirst<Item: Sendable, Result: Sendable>(
  _ items: [Item], of file: (Item) -> SourceFile, jobs: Int, _ transform: @escaping @Sendable (Item) -> Result
) -> [Result] {
  let sizes = items.map { file($0).bytes.count }
  let order = items.indices.sorted { (sizes[$1], $0) < (sizes[$0], $1) }
  let results = inParallel(order, jobs: jobs) { transform(items[$0]) }
  return zip(order, results).sorted { $0.0 < $1.0 }.map(\.1)
}
