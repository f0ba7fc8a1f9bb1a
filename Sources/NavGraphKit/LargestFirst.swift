/// Transforms files on several threads; results keep the order of the files.
///
/// Large files come first: no thread is left alone with one at the end, and the memory for their syntax trees is taken
/// while there are few facts yet.
func inParallelLargestFirst<Result: Sendable>(
  _ files: [SourceFile], jobs: Int, _ transform: @escaping @Sendable (SourceFile) -> Result
) -> [Result] {
  let order = files.indices.sorted { (files[$1].bytes.count, $0) < (files[$0].bytes.count, $1) }
  let results = inParallel(order, jobs: jobs) { transform(files[$0]) }
  return zip(order, results).sorted { $0.0 < $1.0 }.map(\.1)
}
