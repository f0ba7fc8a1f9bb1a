import Diagrams
import NavigationModel

/// One page, before it is written in any language.
///
/// Texts are as they come; whoever writes the page escapes them.
struct Page {
  /// Name for files and addresses; nothing for the overview.
  var name: String?
  var title: String
  /// What it is, in one sentence.
  var summary: String
  /// Pages above it, from the overview downwards.
  var trail: [Text] = []
  var blocks: [Block] = []

  /// A part of a page, below the others.
  enum Block {
    case heading(String)
    case paragraph([Text])
    case list([[Text]])
    case numbered([[Text]])
    case table(Table)
    case picture(Illustration)
    /// Links to pages, by headings.
    case topics([Topic])
  }

  /// Columns without any text are left out when it is written.
  struct Table {
    var head: [String]
    var rows: [[[Text]]]
  }

  /// A picture with its name.
  struct Illustration {
    var name: String
    /// What it shows, for those who cannot see it.
    var text: String
    var placed: PlacedDiagram
  }

  /// Pages that belong together.
  struct Topic {
    var title: String
    var pages: [Text]
    /// Whether another page lists them already as its own.
    var isElsewhere = false
  }

  /// A run of text.
  enum Text {
    case plain(String)
    case strong(String)
    case code(String)
    /// To a page of the documentation; without a name, to the overview.
    case page(String?, String)
    /// To a place in the source, by its file and line.
    case source(SourcePlace)
    /// The same with the whole path.
    case place(SourcePlace)
  }
}

extension Page.Table {
  /// The table without the columns that say nothing.
  var compact: Page.Table {
    let kept = head.indices.filter { column in rows.contains { !$0[column].isEmpty } }
    return Page.Table(head: kept.map { head[$0] }, rows: rows.map { row in kept.map { row[$0] } })
  }
}

extension [Page.Text] {
  /// Runs of text with something between them.
  static func joined(_ parts: [[Page.Text]], by separator: String) -> [Page.Text] {
    var result: [Page.Text] = []
    for part in parts {
      if !result.isEmpty { result.append(.plain(separator)) }
      result += part
    }
    return result
  }
}
