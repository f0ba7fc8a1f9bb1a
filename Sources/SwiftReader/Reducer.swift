import Facts
import SwiftSyntax

/// Turns syntax into facts; one file an area: types, expressions, statements, declarations.
///
/// Syntax nests as deep as its author likes, the stack does not: below `depthLimit` levels the reducer leaves
/// expressions opaque and says so once.
struct Reducer {
  static let depthLimit = 256

  private(set) var depth = 0
  /// Where the limit was first met.
  private(set) var tooDeepAt: Int32?
  /// What aliases mean that the blocks around declare: facts write out what they stand for.
  var localAliases: [String: TypeReference] = [:]
  /// What `self` is read as where the blocks around have a local of that name: let `self` = Self().
  var itself = "self"
  /// Names under which the closures around the code capture `self`: `[unowned screen = self] in`.
  var namesOfSelf: Set<String> = []
  /// Operators that the file declares.
  private(set) var ownOperators = OwnOperators()
  /// The labels of the tuples that aliases stand for, as far as the file was read.
  var tupleAliases: [String: TupleLabels] = [:]

  /// Runs `body` one level deeper, or gives `fallback` at the limit.
  mutating func nested<Result>(
    at node: some SyntaxProtocol, or fallback: @autoclosure () -> Result, _ body: (inout Reducer) -> Result
  ) -> Result {
    guard depth < Self.depthLimit else {
      tooDeepAt = tooDeepAt ?? node.start
      return fallback()
    }
    depth += 1
    defer { depth -= 1 }
    return body(&self)
  }
}

/// What a file holds, before its facts are put together.
struct ReducedFile {
  var imports: [String] = []
  var members = Members()
  var statements: [Statement] = []
}

extension Reducer {
  /// Reduces a whole file; all clauses of `#if` count that an app for the iPhone can be built with.
  mutating func file(_ tree: SourceFileSyntax) -> ReducedFile {
    var result = ReducedFile()
    ownOperators = OwnOperators(tree)
    add(tree.statements, to: &result)
    return result
  }

  private mutating func add(_ items: CodeBlockItemListSyntax, to result: inout ReducedFile) {
    for item in items {
      switch item.item {
      case .decl(let declaration):
        if let imported = declaration.as(ImportDeclSyntax.self) {
          if let module = imported.path.first { result.imports.append(module.name.text) }
        } else if let conditional = declaration.as(IfConfigDeclSyntax.self) {
          for clause in conditional.liveClauses {
            if case .statements(let inner)? = clause.elements { add(inner, to: &result) }
          }
        } else {
          add(declaration, to: &result.members)
        }
      case .stmt, .expr:
        add(item, to: &result.statements)
      }
    }
  }
}

extension TokenSyntax {
  /// The name that the token spells, without the backticks that let a keyword be a name.
  var bare: String {
    let text = self.text
    guard text.utf8.first == UInt8(ascii: "`"), text.utf8.count > 2 else { return text }
    return String(text.dropFirst().dropLast())
  }
}

extension SyntaxProtocol {
  /// Where the node's text begins, in bytes from the start of the file.
  var start: Int32 { Int32(positionAfterSkippingLeadingTrivia.utf8Offset) }
}
