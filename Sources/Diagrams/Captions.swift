package import Findings
package import NavigationModel

extension Transition.Kind {
  /// The kind in words, for legends and stubs.
  package var caption: String {
    switch self {
    case .push: "push"
    case .show: "show"
    case .showDetail: "show detail"
    case .setStack: "set the stack"
    case .present: "present"
    case .popover: "popover"
    case .replaceRoot: "replace the root"
    case .embed: "embed"
    case .tab: "tab"
    case .split: "split column"
    case .page: "page"
    case .select: "select"
    case .unwind: "unwind"
    case .pop: "pop"
    case .popTo: "pop to"
    case .popToRoot: "pop to root"
    case .dismiss: "dismiss"
    case .childFlow: "start flow"
    case .finishFlow: "finish flow"
    case .alert: "alert"
    case .openURL: "open URL"
    case .custom: "custom"
    }
  }
}

extension Entry.Kind {
  /// The kind in words.
  package var caption: String {
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

extension Node.Container {
  /// The container in words.
  package var caption: String {
    switch self {
    case .navigation: "navigation stack"
    case .tab: "tab bar"
    case .split: "split view"
    case .page: "page view"
    case .drawer: "drawer"
    case .custom: "container"
    }
  }
}

extension Card.Shape {
  /// The shape in words.
  package var caption: String {
    switch self {
    case .screen: "screen"
    case .container(let container): container.caption
    case .alert: "alert"
    case .system: "system screen"
    case .external: "screen of a library"
    case .flow: "flow"
    case .event: "event handler"
    case .group: "part of the app, drawn on its own sheet"
    }
  }
}

extension Arrow.Meaning {
  /// The meaning in words.
  package var caption: String {
    switch self {
    case .transition(let kind): kind.caption
    case .entry(let kind): kind.caption
    case .bundle: "several ways"
    }
  }
}

extension Severity {
  /// The severity in words, for one finding.
  package var caption: String {
    switch self {
    case .off: "not reported"
    case .note: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }
}
