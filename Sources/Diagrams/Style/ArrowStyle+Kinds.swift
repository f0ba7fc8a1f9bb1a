package import NavigationModel

extension Arrow.Meaning {
  /// The one style of the meaning.
  package var style: ArrowStyle {
    switch self {
    case .transition(let kind): kind.style
    case .entry: ArrowStyle(.ink, .solid, .filled, width: 2.2)
    case .bundle(let leadsOn): ArrowStyle(.grey, leadsOn ? .solid : .dotted, .filled, width: 2)
    }
  }
}

extension Transition.Kind {
  /// The one style of the kind: solid goes deeper, dashed goes over, dotted comes back.
  package var style: ArrowStyle {
    switch self {
    case .push: ArrowStyle(.blue, .solid, .filled)
    case .show: ArrowStyle(.blue, .solid, .vee)
    case .showDetail: ArrowStyle(.blue, .solid, .hollow)
    case .setStack: ArrowStyle(.blue, .solid, .doubled)
    case .present: ArrowStyle(.orange, .dashed, .filled)
    case .popover: ArrowStyle(.orange, .dashed, .vee)
    case .alert: ArrowStyle(.orange, .dashed, .hollow)
    case .replaceRoot: ArrowStyle(.red, .solid, .filled, width: 3)
    case .embed: ArrowStyle(.green, .solid, .diamond)
    case .tab: ArrowStyle(.green, .long, .diamond)
    case .split: ArrowStyle(.green, .dashed, .diamond)
    case .page: ArrowStyle(.green, .dashDot, .diamond)
    case .select: ArrowStyle(.green, .long, .filled)
    case .unwind: ArrowStyle(.violet, .dotted, .filled)
    case .pop: ArrowStyle(.violet, .dotted, .vee)
    case .popTo: ArrowStyle(.violet, .dotted, .hollow)
    case .popToRoot: ArrowStyle(.violet, .dotted, .doubled)
    case .dismiss: ArrowStyle(.violet, .dotted, .disc)
    case .childFlow: ArrowStyle(.teal, .dashDot, .filled)
    case .finishFlow: ArrowStyle(.teal, .dashDot, .vee)
    case .openURL: ArrowStyle(.teal, .long, .vee)
    case .custom: ArrowStyle(.grey, .long, .hollow)
    }
  }
}
