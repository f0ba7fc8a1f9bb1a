package import Findings
internal import NavigationModel

/// A screen that the user cannot leave.
package enum DeadEnd: Rule {
  package static let id = RuleID("dead-end")
  package static let defaultSeverity = Severity.warning
  package static let page = RulePage(
    whatItDoes: """
      Finds screens that have no way on and no way back: nothing leads out of them, and they arrived in a way that leaves no
      back button and cannot be swiped away. That is a new root of the window, a new navigation stack, or a full-screen
      modal.

      A screen that was pushed, a sheet and a popover can always be left, so they are no dead ends. Neither is a screen
      whose file holds a navigation call that could not be resolved, or that is shown by a flow, or that its presenter
      takes away again: by anything but a control or a row of its own, which the modal covers. A cover of SwiftUI counts only
      if no code resets the state that shows it. On a watch the system gives every screen a way back.

      A root of the window and of a stack is a note: that the app stops there may be meant, as where it has to be updated,
      and a timer or the system may go on. None is reported where another root comes when the app does. Which of several modals a presenter takes away is not known, so one that it
      takes away excuses all. A stack that is filled with several screens has a back button, and what holds the screen that it
      shows, such as a container with a menu beside it, leads on.
      """,
    whyIsThisBad: "The user has to kill the app.",
    howToFix: """
      Dismiss the modal, or lead a transition out of the screen. If it is left by a timer, silence the rule there.
      """)

  package static let triggering = [
    Example.screens(
      """
      class HomeViewController: UIViewController {
        @IBAction func openGame() {
          let game = GameViewController()
          game.modalPresentationStyle = .fullScreen
          present(game, animated: true)
        }
      }

      class ↓GameViewController: UIViewController {}
      """)
  ]

  package static let nonTriggering = [
    // A full-screen modal with a way back, and a sheet.
    Example.screens(
      """
      class HomeViewController: UIViewController {
        @IBAction func openGame() {
          let game = GameViewController()
          game.modalPresentationStyle = .fullScreen
          present(game, animated: true)
        }

        @IBAction func openRules() {
          present(RulesViewController(), animated: true)
        }
      }

      class GameViewController: UIViewController {
        @IBAction func close() { dismiss(animated: true) }
      }

      class RulesViewController: UIViewController {}
      """)
  ]

  package static func findings(in context: CheckContext) -> [Finding] {
    let exits = Exits(context)
    let ofFlows = Set(context.whole.transitions.filter { $0.level == .flow && $0.kind != .present }.map(Showing.init))
    var reported: Set<Int> = []
    return context.model.transitions.sorted { $0.source < $1.source }.compactMap { arrival in
      guard arrival.level != .structural, arrival.certainty == .certain, context.isShownByScreen(arrival, ofFlows),
        !context.launches.areOnWatch(arrival.source), !arrival.isInNewWindow,
        let target = arrival.to.flatMap({ context.nodeIndex[$0] }),
        let trap = exits.trap(at: target), arrival.leavesNoWayBack(in: context), !exits.isTakenBack(arrival),
        !exits.comesOtherwise(arrival), !context.model.nodes[trap].isFrame,
        let first = context.groups.members(with: target).first, reported.insert(first).inserted
      else { return nil }
      let node = context.model.nodes[trap]
      return finding(
        .trap(node.name), at: .source(node.source ?? arrival.source),
        severity: arrival.mayBeLast(in: context) ? .note : nil,
        notes: [Note(message: Message.arrival(arrival, context).text, source: arrival.source)],
        path: context.reach.path(to: target, in: context), nodes: [node.id])
    }
  }
}

/// A place that shows something, whoever runs it.
private struct Showing: Hashable {
  var source: SourcePlace
  var to: NodeID?

  init(_ transition: Transition) {
    source = transition.source
    to = transition.to
  }
}

extension CheckContext {
  /// Whether a screen, and not a flow or the system, carries a transition out.
  ///
  /// What a flow showed, it can take away at any time; and what comes first in the app is there to stay.
  fileprivate func isShownByScreen(_ transition: Transition, _ ofFlows: Set<Showing>) -> Bool {
    if ofFlows.contains(Showing(transition)) { return false }
    return switch node(transition.from)?.kind {
    case .screen, .container, .alert, .system, .external: true
    case .flow, .event, nil: false
    }
  }
}

extension CheckContext {
  /// Whether a screen has a navigation controller inside of it.
  fileprivate func holdsStack(_ id: NodeID) -> Bool {
    model.transitions.contains {
      $0.from == id && $0.kind.isContainment && node($0.to)?.container == .navigation
    }
  }
}

extension CheckContext {
  /// Whether what shows a screen has it inside of it, beside whatever else it holds: a menu, its own buttons.
  fileprivate func holds(_ arrival: Transition) -> Bool {
    model.transitions.contains { $0.from == arrival.from && $0.to == arrival.to && $0.kind.isContainment }
  }
}

extension Node {
  /// Whether it is a plain controller that code makes for others to stand on: an alert's window needs one.
  fileprivate var isFrame: Bool { anonymous && scene == nil && name == "UIViewController" }
}

extension Transition {
  /// Whether it happens in a window that code opens above that of the app, and takes away as it likes.
  fileprivate var isInNewWindow: Bool { kind == .replaceRoot && detail == Transition.newWindow }

  /// Whether it makes the screen the first of all: there, the app may mean to stop.
  fileprivate func mayBeLast(in context: CheckContext) -> Bool {
    if let id = route, let route = context.routes[id] { return route.steps.first?.action?.kind != .present }
    return kind == .replaceRoot || kind == .setStack
  }

  /// Whether a screen that arrives so has neither back button nor can be swiped or tapped away.
  fileprivate func leavesNoWayBack(in context: CheckContext) -> Bool {
    if let id = route, let route = context.routes[id] { return route.leavesNoWayBack }
    switch kind {
    case .replaceRoot: return true
    // A screen that holds a stack fills that, and stays around it with all that it has; what is filled with several
    // screens has a back button.
    case .setStack: return detail != Transition.aboveOthers && !context.holdsStack(from) && !context.holds(self)
    case .present: return coversScreen(style: detail)
    case .push, .show, .showDetail, .popover, .embed, .tab, .split, .page, .select, .unwind, .pop, .popTo, .popToRoot,
      .dismiss, .childFlow, .finishFlow, .alert, .openURL, .custom:
      return false
    }
  }
}

extension Route {
  /// The same for a screen that the route builds: what counts is how the containers that it builds around it arrive.
  fileprivate var leavesNoWayBack: Bool {
    var outer = steps[...]
    while let step = outer.first, let around = outer.dropFirst().first, around.finder.kind == .none,
      around.factory.isContainer, step.factory.kind != .none
    {
      outer = outer.dropFirst()
    }
    guard let step = outer.first, step.factory.kind != .none, let action = step.action else { return false }
    switch action.kind {
    case .replaceRoot, .pushAsRoot: return true
    case .present:
      let isLocked = action.parameters["isModalInPresentation"] == "true"
      // The library presents full screen where nothing is written; UIKit would choose a sheet.
      return isLocked || coversScreen(style: action.parameters["presentationStyle"] ?? "fullScreen")
    case .push, .pushReplacingLast, .none, .addTab, .setAsMaster, .pushToDetails, .pushOnToDetails, .custom:
      return false
    }
  }
}

/// Whether a modal of this style has no edge by which to pull it down.
private func coversScreen(style: String?) -> Bool {
  guard let style = style?.lowercased() else { return false }
  // What shows a cover of SwiftUI is state, and whoever resets that takes it away.
  if style.hasPrefix("fullscreencover") { return style.hasSuffix(Transition.neverReset) }
  return ["fullscreen", "currentcontext"].contains { style.contains($0) }
}

extension Message {
  fileprivate static func trap(_ name: String) -> Message {
    "'\(name)' cannot be left; dismiss it or lead a transition out of it"
  }

  fileprivate static func arrival(_ transition: Transition, _ context: CheckContext) -> Message {
    "'\(context.name(transition.from))' \(transition.kind.words) it here, which leaves no way back"
  }
}
