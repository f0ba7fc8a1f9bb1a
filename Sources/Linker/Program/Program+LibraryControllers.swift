import Facts

/// Classes of libraries that are view controllers though their names do not say so: `class Tour: SlidesController`.
extension Program {
  /// Finds them by the classes that inherit from them.
  ///
  /// - Parameter scenes: names of the classes of scenes.
  func findLibraryControllers(scenes: Set<String>) -> Set<String> {
    Set(
      types.indices.map(TypeID.init).compactMap { id in
        guard self[id].keyword == .class, scenes.contains(self[id].name) || isUsedAsController(id) else { return nil }
        return libraryBase(of: id)
      }
    ).subtracting(namesOfProtocols())
  }

  /// Names that can be no class's: what is no class conforms to them, or a class does besides its superclass.
  ///
  /// What one class seems to inherit by mistake, a namesake of another target's, would make screens of all that conform.
  private func namesOfProtocols() -> Set<String> {
    var names = Self.plainProtocols
    for type in types {
      let conforms = type.keyword == .class ? type.inherited.dropFirst() : type.inherited[...]
      names.formUnion(conforms.compactMap(\.simpleName))
    }
    return names
  }

  /// The class that neither the app nor UIKit declares, so far as is known, at the end of the chain of superclasses.
  func libraryBase(of id: TypeID) -> String? {
    var current = id
    for _ in 0..<Self.chainLimit {
      guard let parent = self[current].inherited.first, let name = parent.simpleName else { return nil }
      guard let next = resolve(parent, from: current), next != current, self[next].keyword != nil else {
        let isKnown = name == "UIViewController" || !UIKitClasses.ancestors(of: name).isEmpty
        return isKnown || Self.plainClasses.contains(name) || name.hasPrefix("NS") ? nil : name
      }
      guard self[next].keyword == .class else { return nil }
      current = next
    }
    return nil
  }

  private static let chainLimit = 16
  private static let plainClasses: Set<String> = [
    "UIControl", "UIPresentationController", "UIResponder", "UIView", "UIWindow",
  ]

  /// Whether a class does what only view controllers can: it overrides what UIKit calls, or is made of a xib.
  private func isUsedAsController(_ id: TypeID) -> Bool {
    let file = files[self[id].file]
    guard !file.imports.contains("Cocoa"), !file.imports.contains("AppKit") || file.imports.contains("UIKit") else {
      return false
    }
    let overrides = Self.callbacks.contains { name, count in
      (self[id].members[name] ?? []).contains { member in
        guard case .function(let function) = member else { return false }
        let declaration = self[function].declaration
        return declaration.isOverride && declaration.parameters.count == count
      }
    }
    let answers = Self.answers.contains { name in
      (self[id].members[name] ?? []).contains { if case .variable = $0 { true } else { false } }
    }
    return overrides || answers || (self[id].members["init"] ?? []).contains(where: isMadeOfXib)
  }

  private func isMadeOfXib(_ member: Member) -> Bool {
    guard case .function(let initializer) = member else { return false }
    return (self[initializer].declaration.body ?? []).contains { statement in
      guard case .expression(let expression) = statement.kind, case .call(let callee, let arguments) = expression.kind,
        case .member(let base?, "init", _) = callee.kind, base.isSuper
      else { return false }
      return arguments.first?.label == "nibName"
    }
  }

  /// What UIKit asks a view controller, and nothing else.
  private static let answers = [
    "childForHomeIndicatorAutoHidden", "childForStatusBarHidden", "childForStatusBarStyle",
    "preferredInterfaceOrientationForPresentation", "preferredStatusBarStyle", "prefersHomeIndicatorAutoHidden",
    "prefersStatusBarHidden", "supportedInterfaceOrientations",
  ]

  /// What UIKit calls of a view controller, and of nothing else, each with so many arguments.
  private static let callbacks = [
    ("loadView", 0), ("viewDidLoad", 0), ("viewWillAppear", 1), ("viewDidAppear", 1), ("viewWillDisappear", 1),
    ("viewDidDisappear", 1), ("viewWillLayoutSubviews", 0), ("viewDidLayoutSubviews", 0), ("viewWillTransition", 2),
  ]

  /// Protocols of the system that are the only thing many a class names.
  private static let plainProtocols: Set<String> = [
    "AnyObject", "Codable", "CustomStringConvertible", "Decodable", "Encodable", "Equatable", "Error", "Hashable",
    "Identifiable", "NSObjectProtocol", "Observable", "ObservableObject", "Sendable", "class",
  ]
}
