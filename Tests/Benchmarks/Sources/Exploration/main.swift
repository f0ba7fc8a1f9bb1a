import Foundation

// Without arguments, or with a number of rounds: the comparison. With the name of a variant: one exploration.
let word = CommandLine.arguments.dropFirst().first ?? "3"
if let variant = ExplorationRun.Variant(rawValue: word) {
  print(ExplorationRun(exploring: variant).line)
} else {
  var comparison = Comparison(rounds: max(1, Int(word) ?? 3))
  exit(comparison.run() ? 0 : 1)
}
