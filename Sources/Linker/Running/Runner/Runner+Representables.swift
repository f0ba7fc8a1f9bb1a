import Facts
import NavigationModel

extension Runner {
  /// What a view around a view of UIKit does, and the delegate that it makes for that: they act for the screen around it.
  func perform(delegatesOf id: TypeID, _ value: Value) -> [Effect] {
    let made = ["makeUIView", "updateUIView", "updateUIViewController"].flatMap { name in
      functions(named: name, of: id).flatMap { perform($0, receiver: value, arguments: []) }
    }
    let delegates = functions(named: "makeCoordinator", of: id).flatMap { function in
      evaluator.result(of: function, arguments: [], receiver: value).alternatives
    }
    return made
      + delegates.flatMap { delegate -> [Effect] in
        guard let type = evaluator.typeID(of: delegate), program[type].keyword == .class, !program.isScreen(type) else {
          return []
        }
        return methods(of: type).flatMap { perform($0, receiver: delegate, arguments: []) }
      }
  }

  private func functions(named name: String, of type: TypeID) -> [FunctionID] {
    program.members(named: name, of: type).compactMap { if case .function(let id) = $0 { id } else { nil } }
  }

  /// What UIKit can call of a delegate.
  private func methods(of type: TypeID) -> [FunctionID] {
    program[type].members.values.joined().compactMap { member -> FunctionID? in
      guard case .function(let id) = member, !program[id].declaration.isStatic, program[id].declaration.name != "init"
      else { return nil }
      return id
    }.sorted()
  }
}

extension Program {
  /// Delegates that SwiftUI keeps for views around UIKit, with those views.
  func findDelegatesOfRepresentables() -> [TypeID: [TypeID]] {
    var found: [TypeID: [TypeID]] = [:]
    for index in types.indices where types[index].keyword == .struct {
      let id = TypeID(index: index)
      guard ancestry(of: id).contains(where: Self.representables.contains) else { continue }
      for case .type(let inner) in types[index].members["Coordinator"] ?? [] { found[inner, default: []].append(id) }
      for case .function(let maker) in types[index].members["makeCoordinator"] ?? [] {
        guard let type = self[maker].declaration.result.flatMap({ resolve($0, from: id) }),
          found[type]?.contains(id) != true
        else { continue }
        found[type, default: []].append(id)
      }
    }
    return found
  }

  private static let representables: Set<String> = [
    "UIViewRepresentable", "UIViewControllerRepresentable", "UIGestureRecognizerRepresentable",
  ]
}

/// The controllers that views around UIKit are made of, as their delegates know them: `picker.dismiss(animated: true)`.
struct RepresentedControllers {
  /// What they are called, by the type of the delegate.
  private var names: [TypeID: Set<String>] = [:]

  init(_ linkage: Linkage) {
    let program = linkage.program
    for (delegate, views) in program.findDelegatesOfRepresentables() {
      for view in views {
        for case .function(let maker) in program.members(named: "makeUIViewController", of: view) {
          if let written = program[maker].declaration.result?.simpleName {
            names[delegate, default: []].insert(written)
          }
          for made in linkage.evaluator.result(of: maker, arguments: [], receiver: nil).alternatives {
            if case .term(let term) = made, term.base == nil { names[delegate, default: []].insert(term.name) }
            if let type = linkage.evaluator.typeID(of: made) {
              names[delegate, default: []].formUnion(program.ancestry(of: type))
            }
          }
        }
      }
    }
  }

  /// Whether a controller of that type is what the view shows whose delegate has the code.
  func contain(_ controller: String, inCodeOf delegate: TypeID?) -> Bool {
    delegate.flatMap { names[$0]?.contains(controller) } ?? false
  }
}
