import SwiftSyntax

/// The elements of a sequence expression, as the parser gives them: operands and operators in a row.
///
/// Folding looks at a row once for each precedence, so what each operator is gets worked out beforehand.
struct OperatorSequence {
  /// Precedences, loosest first, as far as they matter here.
  ///
  /// All tighter operators (arithmetic, ranges, the app's own) stay in one flat list.
  enum Precedence: CaseIterable { case disjunction, conjunction, comparison, coalescing, tight }

  /// What an element of the row is, if it joins two others.
  enum Joint: Equatable {
    case assignment, ternary, cast
    case binary(Precedence)
  }

  let elements: [ExprSyntax]
  let joints: [Joint?]
  /// Operators as written.
  let names: [String]

  init(_ elements: [ExprSyntax]) {
    self.elements = elements
    var joints: [Joint?] = []
    var names: [String] = []
    for element in elements {
      let (joint, name) = Self.joint(element)
      joints.append(joint)
      names.append(name)
    }
    self.joints = joints
    self.names = names
  }

  private static func joint(_ node: ExprSyntax) -> (Joint?, name: String) {
    switch node.kind {
    case .binaryOperatorExpr:
      let name = node.as(BinaryOperatorExprSyntax.self)?.operator.text ?? ""
      return (joint(named: name), name)
    case .assignmentExpr: return (.assignment, "=")
    case .unresolvedTernaryExpr: return (.ternary, "?")
    case .unresolvedAsExpr, .unresolvedIsExpr: return (.cast, "as")
    default: return (nil, "")
    }
  }

  private static func joint(named name: String) -> Joint {
    switch name {
    case "||": .binary(.disjunction)
    case "&&": .binary(.conjunction)
    case "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=": .binary(.comparison)
    case "??": .binary(.coalescing)
    // `+=` and its like.
    default: name.utf8.count > 1 && name.utf8.last == UInt8(ascii: "=") ? .assignment : .binary(.tight)
    }
  }
}
