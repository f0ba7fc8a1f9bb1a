package import Findings
package import NavigationModel

/// Everything that can be told about each screen and flow of an app, for formats that are read page by page.
///
/// Parts refer to each other by their index. Texts are made fit for one line already; who writes them still has to
/// escape them for the format.
package struct Guide: Hashable, Sendable {
  /// Name of the app.
  package var title: String
  /// What the guide leaves out, and what else its reader should know, one sentence each.
  package var remarks: [String]
  /// Whatever a picture of the same projection shows, alerts that are only written on a card among them.
  package var screens: [Screen]
  /// Ways between the screens; equal ones count as one, as they do in pictures.
  package var ways: [Way]
  /// Ways into the app from outside, in the order of the model.
  package var entries: [Entrance]
  /// Every finding that is reported, in its own order.
  package var findings: [Remark]
  /// Where launch, log in, home, tabs and settings are.
  package var landmarks: [Landmark]
  /// Parts of the app that belong together.
  package var flows: [Flow]
  package var totals: Totals
}

extension Guide {
  /// A screen, container, alert, or screen of the system.
  package struct Screen: Hashable, Sendable {
    package var id: NodeID
    /// Name for files and addresses: stable, and different from all others even where case does not count.
    package var slug: String
    /// What a user would call it.
    package var title: String
    /// Class name as written in the source.
    package var className: String
    /// Whether the class name says more than the title.
    package var needsClassName: Bool
    package var shape: Card.Shape
    package var module: String?
    package var source: SourcePlace?
    /// Storyboard that draws it.
    package var storyboard: String?
    /// Other names of it.
    package var aliases: [String]
    /// Types that the routes which show it ask for, as written.
    package var payloads: [String]
    /// How a user leaves it without any code of the app.
    package var waysBack: [WayBack]
    /// The flow that it belongs to.
    package var flow: Int?
    /// Ways that lead here.
    package var incoming: [Int]
    /// Ways that lead on or back from here.
    package var outgoing: [Int]
    /// Entries that lead here.
    package var entries: [Int]
    /// Findings that are about it.
    package var findings: [Int]
    /// Ways that are the last step of a shortest one from launch; none for what is seen at launch.
    package var arrivals: [Int]
    /// How many steps from launch it is; nothing where no way leads here.
    package var distance: Int?
  }

  /// A way from one screen to another, or back to wherever the user came from.
  package struct Way: Hashable, Sendable {
    package var from: Int
    package var to: Int?
    package var kind: Transition.Kind
    /// Names of routes, segues or methods, each once.
    package var labels: [String]
    /// How it shows: `formSheet`.
    package var details: [String]
    /// What must let the user through, in the order in which it is asked.
    package var gates: [Gate]
    /// Of the surest transition behind it.
    package var certainty: Certainty
    /// Where the code makes it.
    package var sources: [SourcePlace]
    /// Transitions of the projected model that it stands for.
    package var transitions: [Int]
  }

  /// What must let the user through.
  package struct Gate: Hashable, Sendable {
    package var name: String
    package var kind: NavigationModel.Gate.Kind
    package var source: SourcePlace
  }

  /// A way into the app from outside.
  package struct Entrance: Hashable, Sendable {
    package var kind: Entry.Kind
    package var name: String
    package var to: Int?
    package var route: String?
    package var gates: [Gate]
    /// Which parts of the address are asked for.
    package var pattern: [String]
    package var role: Entry.Role?
    package var source: SourcePlace
  }

  /// A finding.
  package struct Remark: Hashable, Sendable {
    package var rule: String
    package var severity: Severity
    package var message: String
    package var source: SourcePlace?
    /// The way that proves it, step by step.
    package var path: [String]
    package var notes: [Note]
    /// Screens that it is about.
    package var screens: [Int]

    /// A further place of a finding.
    package struct Note: Hashable, Sendable {
      package var message: String
      package var source: SourcePlace?
    }
  }

  /// A part of the app: what one coordinator shows, or what belongs together otherwise.
  package struct Flow: Hashable, Sendable {
    /// Name for files and addresses: stable, and different from those of all other flows and screens.
    package var slug: String
    package var title: String
    /// The coordinator, if it is the flow of one.
    package var className: String?
    package var module: String?
    package var source: SourcePlace?
    package var screens: [Int]
    /// Where one can go from here, and by how many ways.
    package var next: [Neighbour]
    /// From where one comes here, and by how many ways.
    package var previous: [Neighbour]

    /// Another flow and how many ways there are between the two.
    package struct Neighbour: Hashable, Sendable {
      package var flow: Int
      package var count: Int
    }
  }

  /// How much there is of everything.
  package struct Totals: Hashable, Sendable {
    package var screens = 0
    package var containers = 0
    package var alerts = 0
    package var flows = 0
    package var ways = 0
    package var entries = 0
    /// Navigation calls that could not be resolved.
    package var unresolved = 0
    package var findings: [Severity: Int] = [:]
  }
}
