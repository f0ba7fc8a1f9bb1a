import Facts

/// Views of the app's own that are one picture: `struct RemoteImage: View { var body: some View { AsyncImage(…) } }`.
///
/// Whoever swipes through pictures stays on the screen that shows them.
final class PictureViews {
  private let program: Program
  private var known: [TypeID: Bool] = [:]

  convenience init(linkage: Linkage) { self.init(linkage.program) }

  init(_ program: Program) { self.program = program }

  /// Whether a view shows a picture, or what stands for it until that is there, and nothing else.
  func contains(_ id: TypeID) -> Bool {
    if let answer = known[id] { return answer }
    // A view that shows itself is none.
    known[id] = false
    guard case .variable(let body)? = program.members(named: "body", of: id).first,
      let getter = program[body].declaration.getter
    else { return false }
    let leaves = leaves(getter, of: id, depth: 0)
    let answer = !leaves.isEmpty && leaves.allSatisfy { $0 != .other } && leaves.contains(.picture)
    known[id] = answer
    return answer
  }

  private enum Leaf { case picture, filler, other }

  private static let depthLimit = 16

  private func leaves(_ statements: [Statement], of id: TypeID, depth: Int) -> [Leaf] {
    guard depth < Self.depthLimit else { return [.other] }
    return statements.flatMap { statement -> [Leaf] in
      switch statement.kind {
      case .expression(let expression), .return(let expression?): return leaves(expression, of: id, depth: depth)
      case .if(_, let then, let otherwise): return leaves(then + (otherwise ?? []), of: id, depth: depth + 1)
      case .guard(_, let otherwise): return leaves(otherwise, of: id, depth: depth + 1)
      case .switch(_, let cases): return leaves(cases.flatMap(\.body), of: id, depth: depth + 1)
      case .binding, .variable: return []
      default: return [.other]
      }
    }
  }

  private func leaves(_ expression: Expression, of id: TypeID, depth: Int) -> [Leaf] {
    if case .statement(let inner) = expression.kind { return leaves([inner], of: id, depth: depth + 1) }
    let view = expression.unmodified
    if case .name(let name, _) = view.kind { return leaves(named: name, of: id, depth: depth + 1) }
    if case .member(let base?, let name, _) = view.kind {
      if base.isSelf { return leaves(named: name, of: id, depth: depth + 1) }
      if base.lastName.map(Self.fillers.contains) ?? false { return [.filler] }
    }
    guard case .call(let callee, let arguments) = view.kind, let name = callee.lastName else { return [.other] }
    if Self.pictures.contains(name) { return [.picture] }
    if Self.fillers.contains(name) { return [.filler] }
    let isOwn = program.typesByName[name]?.contains { program[$0].keyword == .struct } ?? false
    if Self.layouts.contains(name) || isOwn && name.hasSuffix("Image"),
      case .closure(let content)? = arguments.last?.value.kind
    {
      return leaves(content.body, of: id, depth: depth + 1)
    }
    let isPicture = program.typesByName[name]?.contains { program[$0].keyword == .struct && contains($0) } ?? false
    return [isPicture ? .picture : .other]
  }

  /// What a property of the view shows, or what a loader hands over by a name: `case .success(let image): image`.
  private func leaves(named name: String, of id: TypeID, depth: Int) -> [Leaf] {
    guard case .variable(let property)? = program.members(named: name, of: id).first else {
      return [name.lowercased().hasSuffix("image") ? .picture : .other]
    }
    return program[property].declaration.getter.map { leaves($0, of: id, depth: depth) } ?? [.other]
  }

  private static let pictures: Set<String> = [
    "AnimatedImage", "AsyncImage", "CachedAsyncImage", "Image", "KFAnimatedImage", "KFImage", "LazyImage", "WebImage",
  ]
  private static let fillers: Set<String> = [
    "Color", "EmptyView", "ProgressView", "Rectangle", "RoundedRectangle", "Spacer",
  ]
  private static let layouts: Set<String> = ["GeometryReader", "Group", "HStack", "VStack", "ZStack"]
}
