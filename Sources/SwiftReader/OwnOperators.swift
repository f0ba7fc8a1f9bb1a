import SwiftSyntax

/// Precedences of the infix operators that a file declares: `infix operator <~: HostPrecedence`.
struct OwnOperators {
  /// Where an operator stands among others.
  struct Level {
    let height: Double
    var isRightAssociative = false
  }

  private var groups: [String: PrecedenceGroupDeclSyntax] = [:]
  private var levels: [String: Level] = [:]

  init() {}

  init(_ tree: SourceFileSyntax) {
    var operators: [OperatorDeclSyntax] = []
    for item in tree.statements {
      guard case .decl(let declaration) = item.item else { continue }
      if let group = declaration.as(PrecedenceGroupDeclSyntax.self) { groups[group.name.text] = group }
      if let sign = declaration.as(OperatorDeclSyntax.self) { operators.append(sign) }
    }
    for sign in operators where sign.fixitySpecifier.text == "infix" {
      let group = sign.operatorPrecedenceAndTypes?.precedenceGroup.text ?? "DefaultPrecedence"
      levels[sign.name.text] = level(ofGroup: group, depth: 0)
    }
  }

  /// How tight operators are, the loosest first, if one of them is declared here and all are known.
  func levels(of names: [String]) -> [Level]? {
    guard !levels.isEmpty, names.contains(where: { levels[$0] != nil }), Set(names).count > 1 else { return nil }
    let found = names.map { levels[$0] ?? Self.standardOperators[$0].flatMap { Self.standardGroups[$0] } }
    let known = found.compactMap(\.self)
    return known.count == names.count ? known : nil
  }

  private func level(ofGroup name: String, depth: Int) -> Level? {
    if let standard = Self.standardGroups[name] { return standard }
    // Groups that refer to each other in a circle do not compile.
    guard depth < 8, let group = groups[name] else { return nil }
    var above: Double?
    var below: Double?
    var isRight = false
    for attribute in group.groupAttributes {
      if let associativity = attribute.as(PrecedenceGroupAssociativitySyntax.self) {
        isRight = associativity.value.text == "right"
      }
      guard let relation = attribute.as(PrecedenceGroupRelationSyntax.self) else { continue }
      let heights = relation.precedenceGroups.compactMap { level(ofGroup: $0.name.text, depth: depth + 1)?.height }
      guard heights.count == relation.precedenceGroups.count else { return nil }
      if relation.higherThanOrLowerThanLabel.text == "higherThan" {
        above = heights.max()
      } else {
        below = heights.min()
      }
    }
    let height: Double
    switch (above, below) {
    case (let above?, let below?): height = (above + below) / 2
    case (let above?, nil): height = above + 0.25
    case (nil, let below?): height = below - 0.25
    case (nil, nil): return nil
    }
    return Level(height: height, isRightAssociative: isRight)
  }

  private static let standardGroups: [String: Level] = [
    "AssignmentPrecedence": Level(height: 0, isRightAssociative: true),
    "TernaryPrecedence": Level(height: 1, isRightAssociative: true), "DefaultPrecedence": Level(height: 1.5),
    "LogicalDisjunctionPrecedence": Level(height: 2), "LogicalConjunctionPrecedence": Level(height: 3),
    "ComparisonPrecedence": Level(height: 4),
    "NilCoalescingPrecedence": Level(height: 5, isRightAssociative: true), "CastingPrecedence": Level(height: 6),
    "RangeFormationPrecedence": Level(height: 7), "AdditionPrecedence": Level(height: 8),
    "MultiplicationPrecedence": Level(height: 9), "BitwiseShiftPrecedence": Level(height: 10),
  ]

  private static let standardOperators: [String: String] = [
    "...": "RangeFormationPrecedence", "..<": "RangeFormationPrecedence", "+": "AdditionPrecedence",
    "-": "AdditionPrecedence", "&+": "AdditionPrecedence", "&-": "AdditionPrecedence", "|": "AdditionPrecedence",
    "^": "AdditionPrecedence", "*": "MultiplicationPrecedence", "/": "MultiplicationPrecedence",
    "%": "MultiplicationPrecedence", "&*": "MultiplicationPrecedence", "&": "MultiplicationPrecedence",
    "<<": "BitwiseShiftPrecedence", ">>": "BitwiseShiftPrecedence",
  ]
}
