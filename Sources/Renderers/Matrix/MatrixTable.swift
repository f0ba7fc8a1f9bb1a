/// What becomes of every route in some states, as a table to be written: routes down, states across.
///
/// Texts are as they come; each format escapes them.
package struct MatrixTable: Sendable {
  /// How much a cell matters to the reader, as colour shows it.
  package enum Weight: String, Sendable, CaseIterable {
    case plain, notable, held, broken
  }

  /// A state.
  package struct Column: Sendable {
    /// What the user sees, in a few words.
    package var title: String
    /// What stands in the window.
    package var tree: String
    /// The moves that lead there from launch.
    package var way: [String]

    /// Creates a column.
    package init(title: String, tree: String, way: [String]) {
      self.title = title
      self.tree = tree
      self.way = way
    }
  }

  /// What a route does in a state.
  package struct Cell: Sendable {
    /// A few words.
    package var text: String
    package var weight: Weight
    /// What stands in the window afterwards; `nil` where nothing has changed.
    package var tree: String?
    /// Why it failed.
    package var reason: String?

    /// Creates a cell.
    package init(text: String, weight: Weight, tree: String? = nil, reason: String? = nil) {
      self.text = text
      self.weight = weight
      self.tree = tree
      self.reason = reason
    }
  }

  /// What a route does in states that are no column.
  package struct Elsewhere: Sendable {
    /// A few words.
    package var text: String
    package var weight: Weight
    /// In how many states.
    package var stateCount: Int
    /// The nearest of them.
    package var tree: String

    /// Creates one.
    package init(text: String, weight: Weight, stateCount: Int, tree: String) {
      self.text = text
      self.weight = weight
      self.stateCount = stateCount
      self.tree = tree
    }
  }

  /// A route.
  package struct Row: Sendable {
    /// Its name, and what it is asked with.
    package var title: String
    /// Further names of the same route.
    package var aliases: [String]
    /// One for each column.
    package var cells: [Cell]
    package var elsewhere: [Elsewhere]

    /// Creates a row.
    package init(title: String, aliases: [String] = [], cells: [Cell], elsewhere: [Elsewhere] = []) {
      self.title = title
      self.aliases = aliases
      self.cells = cells
      self.elsewhere = elsewhere
    }
  }

  /// A word of the cells, and what it means.
  package struct Word: Sendable {
    package var word: String
    package var meaning: String

    /// Creates an entry.
    package init(word: String, meaning: String) {
      self.word = word
      self.meaning = meaning
    }
  }

  /// Heading of the whole.
  package var title: String
  /// From how many states the columns were chosen, and what is missing; a sentence each.
  package var remarks: [String]
  package var columns: [Column]
  package var rows: [Row]
  /// Those that occur.
  package var words: [Word]
  /// Whether texts say for each cell what stands in the window afterwards.
  package var tellsTrees: Bool

  /// Creates a table.
  package init(
    title: String, remarks: [String] = [], columns: [Column], rows: [Row], words: [Word] = [], tellsTrees: Bool = false
  ) {
    self.title = title
    self.remarks = remarks
    self.columns = columns
    self.rows = rows
    self.words = words
    self.tellsTrees = tellsTrees
  }
}

extension MatrixTable.Elsewhere {
  /// `in 3 states`.
  var extent: String { stateCount == 1 ? "in 1 state" : "in \(stateCount) states" }
}

extension MatrixTable.Column {
  /// `launch → Shop.product → back`.
  var wayText: String { (["launch"] + way).joined(separator: " → ") }
}
