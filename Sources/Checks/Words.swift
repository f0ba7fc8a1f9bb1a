internal import NavigationModel

extension Transition.Kind {
  /// What the first screen does to the second, as the verb of a sentence.
  var words: String {
    switch self {
    case .push: "pushes"
    case .show: "shows"
    case .showDetail: "shows as detail"
    case .setStack: "replaces the stack by"
    case .present: "presents"
    case .popover: "opens a popover with"
    case .replaceRoot: "gives the window to"
    case .embed, .tab, .split, .page: "holds"
    case .select: "switches to"
    case .unwind: "unwinds to"
    case .pop, .popTo, .popToRoot: "pops to"
    case .dismiss: "is dismissed to"
    case .childFlow: "starts"
    case .finishFlow: "finishes for"
    case .alert: "alerts with"
    case .openURL: "opens"
    case .custom: "leads to"
    }
  }
}

extension Entry.Kind {
  /// Name of the kind in a sentence.
  var words: String {
    switch self {
    case .launch: "launch"
    case .deepLink: "deep link"
    case .universalLink: "universal link"
    case .pushNotification: "push notification"
    case .shortcut: "shortcut"
    case .widget: "widget"
    case .event: "event"
    }
  }
}

/// `'a'`, `'a' and 'b'`, `'a', 'b' and 3 more`.
func list(_ names: [String], limit: Int = 3) -> String {
  let quoted = names.map { "'\($0)'" }
  guard quoted.count > limit else {
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " and " + last
  }
  return quoted.prefix(limit - 1).joined(separator: ", ") + " and \(quoted.count - limit + 1) more"
}
