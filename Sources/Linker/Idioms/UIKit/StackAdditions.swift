import Facts
import NavigationModel

/// Controllers that are put into the list of a container: `stack.viewControllers.append(cart)`.
struct StackAdditions {
  let call: RunningCall

  /// Where code does so: the same names are those of any list's functions.
  static func places(among sites: CallSites) -> [Origin] {
    sites.named(["append", "insert"]).lazy.filter { $0.form == .call && isList($0.base, in: $0.scope) }.map(\.origin)
  }

  /// Whether the list is a container's own; a local of that name is a list like any other.
  private static func isList(_ base: Expression?, in scope: Scope) -> Bool {
    guard base?.lastName == "viewControllers" else { return false }
    return base?.strippedBase != nil || scope.lookup("viewControllers") == nil
  }

  /// What `stack.viewControllers += [cart]` would do.
  func add() -> RunningAnswer? {
    guard Self.isList(call.base, in: call.scope), !call.isAboutOwnList, let added = call.arguments.first,
      added.label == nil || added.label == "contentsOf"
    else { return nil }
    let list = added.label == nil ? Expression(.array([added.value]), at: added.value.offset) : added.value
    let assignment = RunningCall(
      runner: call.runner, name: "viewControllers", base: call.base?.strippedBase,
      arguments: [Argument(label: nil, value: list)], expression: call.expression, frame: call.frame)
    return UIKitCalls(assignment).setViewControllers(isAddition: true)
  }
}

extension RunningCall {
  /// Whether `viewControllers` is a list that a class of the app's keeps which is no container of UIKit's.
  var isAboutOwnList: Bool {
    let program = linkage.program
    let holder = base?.lastName == "viewControllers" ? base?.strippedBase : base
    let types =
      holder.map { value($0).alternatives.compactMap { evaluator.typeID(of: $0) } }
      ?? [evaluator.dispatchType(in: scope)].compactMap(\.self)
    return !types.isEmpty
      && types.allSatisfy { type in
        guard program.container(type) == nil, !program.wrapsStack(type) else { return false }
        return program.members(named: "viewControllers", of: type).contains { member in
          if case .variable = member { true } else { false }
        }
      }
  }
}

extension Expression {
  /// `stack.viewControllers += [cart]`.
  var isSum: Bool { if case .assignment(_, "+=", _) = kind { true } else { false } }
}
