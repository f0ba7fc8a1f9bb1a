import Facts

/// How Swift 2 spells functions: the first argument has no label at the call, though the parameter is declared without `_`.
///
/// `func show(view: View, animated: Bool)` is called `show(view, animated: true)`. Which of the two spellings an app is
/// written in, its functions say that UIKit calls.
struct OldSpelling {
  private let isUsed: Bool

  /// - Complexity: O(*n*) in the number of declarations.
  init(_ sources: [(path: String, facts: SwiftFacts)]) {
    var signs = (old: 0, new: 0)
    for source in sources { Self.count(source.facts.members, &signs) }
    isUsed = signs.old > signs.new
  }

  private static func count(_ members: Members, _ signs: inout (old: Int, new: Int)) {
    for function in members.functions {
      guard let name = known[function.name], let first = function.parameters.first else { continue }
      if first.label == nil { signs.new += 1 } else if first.label == name { signs.old += 1 }
    }
    for type in members.types { count(type.members, &signs) }
    for node in members.extensions { count(node.members, &signs) }
  }

  /// Functions that the system calls, all with an unlabelled first argument, and the name of that.
  private static let known = [
    "application": "application", "collectionView": "collectionView", "prepareForSegue": "segue",
    "tableView": "tableView", "textFieldShouldReturn": "textField", "viewDidAppear": "animated",
    "viewDidDisappear": "animated", "viewWillAppear": "animated", "viewWillDisappear": "animated",
  ]

  /// A function as it is declared in today's spelling.
  func today(_ function: FunctionDeclaration) -> FunctionDeclaration {
    guard isUsed, function.name != "init", function.name != "subscript", let first = function.parameters.first,
      first.label == first.name
    else { return function }
    var function = function
    function.parameters[0].label = nil
    return function
  }
}
