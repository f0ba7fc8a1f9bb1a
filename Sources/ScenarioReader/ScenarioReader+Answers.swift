internal import DeclarationReader
internal import Yams

/// What a case or a step says of how it ends.
struct Answers {
  var expect: Yams.Node?
  var fails: Yams.Node?
  var `throws`: Yams.Node?
  var waits: Yams.Node?
  var tree: Yams.Node?
}

extension ScenarioReader {
  /// What should come out; `nil` where nothing is said, or nothing that can be understood.
  mutating func expectation(_ answers: Answers) -> Expectation? {
    let given = [answers.expect, answers.fails, answers.throws, answers.waits].compactMap(\.self)
    if given.count > 1 {
      complain(given[1], "only one of 'expect', 'fails', 'throws' and 'waits' can come true; delete the others")
      return nil
    }
    let tree = notation(answers.tree, "a tree")
    if let expect = answers.expect {
      if let tree = answers.tree { complain(tree, "'expect' says what the tree is; delete 'tree'") }
      return notation(expect, "a tree").map { Expectation(outcome: .ok, tree: $0) }
    }
    if let fails = answers.fails { return text(fails).map { Expectation(outcome: .fails($0), tree: tree) } }
    if let thrown = answers.throws { return text(thrown).map { Expectation(outcome: .throws($0), tree: tree) } }
    if let waits = answers.waits {
      if waits.scalar?.string != "true" { complain(waits, "write 'waits: true', or delete it") }
      return Expectation(outcome: .waits, tree: tree)
    }
    if let tree = answers.tree { complain(tree, "'tree' goes with 'fails', 'throws' or 'waits'; add one of them") }
    return nil
  }
}
