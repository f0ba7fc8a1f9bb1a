package import Findings
package import NavigationModel

/// One node of the model as a card: a title bar and what belongs to the screen alone.
///
/// A container that holds others is a frame, and its card is the plate at the frame's top.
package struct Card: Hashable, Sendable {
  /// What the card looks like.
  package enum Shape: Hashable, Sendable {
    case screen
    case container(Node.Container)
    case alert, system, external, flow, event
    /// Several nodes as one.
    case group
  }

  package var node: NodeID
  package var shape: Shape
  /// What a user would call the screen, shortened to fit.
  package var title: String
  /// Class name, where it is not the title itself; shortened to fit.
  package var subtitle: String?
  /// What whoever shows the screen must hand over, as a line of its own; shortened to fit.
  package var payload: String?
  /// What a container shows side by side, in its order.
  package var parts: [Part] = []
  /// How a user leaves it without any code of the app.
  package var waysBack: [WayBack] = []
  /// What it is to somebody who looks for the way.
  package var landmark: Landmark.Kind?
  /// The navigation stack around it, where that holds nothing else.
  package var stack: Stack?
  /// Everything that is known, for whoever points at the card.
  package var details: [String]
  /// Where the node is declared.
  package var source: SourcePlace?
  package var badges: [Badge]
  package var stubs: [Stub]
  /// Of a group: what it holds.
  package var contents: Contents?
  /// The sheet that shows more of it, if there is one.
  package var link: SheetLink?
  /// How many jumps on other cards lead here.
  package var jumpsIn: Int
  package var size: Size
  /// The frame that the card lies in.
  package var frame: Int?
  /// Why it lies there; nothing where it was only pushed onto the frame's stack, which an arrow shows.
  package var containment: Containment?
  /// The frame that the card is the plate of.
  package var ownFrame: Int?
}

/// What a card holds that stands for several nodes.
package struct Contents: Hashable, Sendable {
  /// One of the nodes, named on the card.
  package struct Mention: Hashable, Sendable {
    package var text: String
    /// Where it has a card of its own.
    package var link: SheetLink?
    /// What it is to somebody who looks for the way.
    package var landmark: Landmark.Kind?
  }

  /// The nodes that the user meets first.
  package var mentions: [Mention]
  /// Top of the first mention, from the top of the card.
  package var mentionsTop: Double
  /// Transitions of the model that stay inside.
  package var transitions: [Int]
}

extension Card {
  /// A container that is drawn as the edge behind the card of what it holds.
  package struct Stack: Hashable, Sendable {
    package var node: NodeID
    /// Transitions of the model that say so.
    package var transitions: [Int]
  }

  /// Whether anything on the card is a way to another sheet.
  package var leadsToSheets: Bool {
    link != nil || stubs.contains { $0.link != nil } || parts.contains { $0.link != nil }
      || contents?.mentions.contains { $0.link != nil } == true
  }

  /// One tab of a tab bar, one column of a split view, one page: a field on the card of the container.
  package struct Part: Hashable, Sendable {
    /// How the container shows it.
    package var kind: Transition.Kind
    /// The card that it leads to; nothing for one on another sheet, and for the field that stands for all others.
    package var target: Int?
    /// Where its card is, if on another sheet.
    package var link: SheetLink?
    /// Title of what it shows; shortened to fit.
    package var text: String
    /// Where it lies on the card.
    package var box: Rect
  }
}

/// That a container holds a card from the start or takes it in.
package struct Containment: Hashable, Sendable {
  /// How the container holds the card, where it does so in several ways the first.
  package var kind: Transition.Kind
  /// Transitions of the model that it stands for.
  package var transitions: [Int]
  /// Everything that is known, for whoever points at it.
  package var details: [String]
}

extension Stub {
  /// How its arrow is drawn.
  package var style: ArrowStyle { isBundle ? Arrow.Meaning.bundle(leadsOn: true).style : kind.style }
}

extension Badge {
  /// A badge of one finding, to show what such a badge looks like.
  package init(one severity: Severity) { self.init(severity: severity, messages: [severity.caption]) }
}

/// The region around everything that a container holds.
package struct Frame: Hashable, Sendable {
  /// The container's own card: the plate.
  package var plate: Int
  package var container: Node.Container
  /// The frame around this one.
  package var parent: Int?
}

/// A mark on a card: how many findings of one severity are about it.
package struct Badge: Hashable, Sendable {
  package var severity: Severity
  /// One text per finding.
  package var messages: [String]
}

/// A way off a card that is written on it: back to wherever the user came from, out of the app, a jump to a card that an
/// arrow would have to cross the picture for, or a way to or from another sheet.
package struct Stub: Hashable, Sendable {
  package var kind: Transition.Kind
  /// The card that a jump leads to; nothing where the way off names no other, or one on another sheet.
  package var target: Int?
  /// What it names on another sheet.
  package var link: SheetLink?
  /// Whether it is a way in from another sheet, not a way off.
  package var leadsIn: Bool
  /// Whether it stands for ways of several kinds.
  package var isBundle = false
  /// Whether every transition behind it is a guess of the reader.
  package var isInferred: Bool
  /// What is written on it.
  package var text: String
  package var isGated: Bool
  /// Transitions of the model that it stands for.
  package var transitions: [Int]
  /// Where it lies on its card.
  package var box: Rect
  /// What an arrow for it would say; nothing for a way off without a target.
  package var label: ArrowLabel
  /// Everything that is known, for whoever points at it.
  package var details: [String]
}
