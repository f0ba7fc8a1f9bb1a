import Facts
import NavigationModel

/// Controls, gestures and actions that code puts on a screen that it only makes: `cart.navigationItem.rightBarButtonItem = …`.
///
/// What such a control does happens where it is seen, whoever made it.
struct PlacedControls {
  /// Where a control is put: the screen, or something of it.
  struct Place {
    var base: Expression
    var scope: Scope
  }

  private var places: [Origin: [Place]] = [:]

  init(_ linkage: Linkage) {
    for site in linkage.sites.named(Self.placing) {
      guard let base = site.base, !base.isSelf, !base.isSuper else { continue }
      let place = Place(base: base, scope: site.scope)
      switch site.expression.kind {
      case .assignment(_, _, let value): add(linkage.evaluator.evaluate(value, in: site.scope), place)
      case .call(_, let arguments):
        places[Origin(file: site.scope.file, offset: site.expression.offset), default: []].append(place)
        for argument in arguments { add(linkage.evaluator.evaluate(argument.value, in: site.scope), place) }
      default: break
      }
    }
  }

  /// Where what a call makes or registers is put.
  func places(of origin: Origin) -> [Place] { places[origin.general] ?? [] }

  private mutating func add(_ control: Value, _ place: Place, depth: Int = 0) {
    guard depth < Self.depthLimit else { return }
    for alternative in control.alternatives {
      switch alternative {
      case .array(let elements): for element in elements { add(element, place, depth: depth + 1) }
      case .term(let term):
        guard let arguments = term.arguments else { continue }
        places[term.origin.general, default: []].append(place)
        for argument in arguments { add(argument.value, place, depth: depth + 1) }
      default: continue
      }
    }
  }

  private static let depthLimit = 6

  /// What of UIKit's gives a screen a control, or a control an action.
  private static let placing: Set<String> = [
    "addAction", "addGestureRecognizer", "addTarget", "backBarButtonItem", "leftBarButtonItem", "leftBarButtonItems",
    "rightBarButtonItem", "rightBarButtonItems", "setLeftBarButton", "setLeftBarButtonItems", "setRightBarButton",
    "setRightBarButtonItems", "setToolbarItems", "toolbarItems",
  ]
}

extension Runner {
  /// The screens that carry the control that a call makes or gives an action to, where that is done for others.
  func screens(carrying call: RunningCall) -> [NodeID] {
    let places = linkage.shared(PlacedControls.init).places(of: call.origin)
    // What a screen puts on another, it does itself: heirs of an abstract one, too.
    guard !places.isEmpty, !(evaluator.dispatchType(in: call.scope).map(program.isScreen) ?? false) else { return [] }
    let targets = Targets(linkage: linkage, host: call.host)
    var found: [NodeID] = []
    for place in places {
      let scope = place.scope.function == call.scope.function ? call.scope : place.scope
      var prefix: Expression? = place.base
      while let expression = prefix?.stripped {
        // The buttons of an alert act at whoever shows it.
        let values = evaluator.evaluate(expression, in: scope).alternatives
        var screens = values.filter { !$0.isAlert }.flatMap(targets.nodes)
          .filter { linkage.nodes[$0]?.kind != .alert }
        if values.contains(where: \.isAlert) { screens += presenters(ofAlert: expression, call) }
        guard screens.isEmpty else {
          found += screens.filter { !found.contains($0) }
          break
        }
        guard case .member(let base, _, _) = expression.kind else { break }
        prefix = base
      }
    }
    return found
  }

  /// The screens that were passed to code as those on which it shows an alert: `page.present(alert, animated: true)`.
  private func presenters(ofAlert alert: Expression, _ call: RunningCall) -> [NodeID] {
    guard case .name(let name, _) = alert.kind, let function = call.scope.function else { return [] }
    return linkage.sites.named("present").compactMap { site in
      guard site.form == .call, site.scope.function == function,
        case .name(name, _)? = site.argument(nil)?.stripped.kind
      else { return nil }
      let shown = RunningCall(
        runner: self, name: site.name, base: site.base, arguments: site.arguments, expression: site.expression,
        frame: Frame(scope: call.scope))
      return NamedPresenter(call: shown).passed
    }
  }
}

extension Value {
  /// Whether it is an alert of UIKit's own.
  fileprivate var isAlert: Bool {
    guard case .term(let term) = self else { return false }
    return term.root.name == "UIAlertController"
  }
}
