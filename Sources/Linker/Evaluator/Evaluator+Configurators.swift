import Facts

/// Functions of libraries that hand an object to a closure and then give it back: `UIWindow().then { $0.tintColor = accent }`.
extension Evaluator {
  /// What libraries call them.
  static let configurators: Set<String> = ["then", "with", "apply", "also", "tap", "configure"]

  /// The object that such a closure gets, where it is one of a class of the app's or of UIKit's: promises have a `then`, too.
  func configured(_ base: Expression, in scope: Scope) -> Value? {
    let object = evaluate(base, in: scope)
    return object.alternatives.allSatisfy(isObjectOfClass) ? object : nil
  }

  private func isObjectOfClass(_ value: Value) -> Bool {
    if let type = typeID(of: value), let keyword = program[type].keyword {
      if case .metatype = value { return false }
      return keyword == .class
    }
    let name: String?
    switch value {
    case .term(let term): name = term.base == nil && term.arguments != nil ? term.name : nil
    case .typed(let type, _): name = type.simpleName
    default: name = nil
    }
    return name.map { $0 == "UIViewController" || !UIKitClasses.ancestors(of: $0).isEmpty } ?? false
  }
}
