package import Diagrams
import NavigationModel

/// Names of the files of an atlas, and how one of them refers to another.
package struct SheetFiles: Sendable {
  private let stem: String?
  private let fileExtension: String
  /// On a page that holds all sheets: what the page calls the screens.
  private var slugs: [NodeID: String]?

  /// Creates names that begin with the name of the picture.
  package init(stem: String, fileExtension: String) {
    self.stem = stem
    self.fileExtension = fileExtension
  }

  /// Sheets that lie in one page, where addresses begin with `#`.
  init(inPageOf slugs: [NodeID: String]) {
    stem = ""
    fileExtension = ""
    self.slugs = slugs
  }

  /// Names of pages: what a page is called, and nothing else.
  package init(pagesWith fileExtension: String) {
    stem = nil
    self.fileExtension = fileExtension
  }

  /// The file of a sheet; what the user opens first bears just the name of the picture.
  package func name(ofSheet sheet: String) -> String {
    guard let stem else { return "\(sheet).\(fileExtension)" }
    return sheet == Atlas.overviewName ? "\(stem).\(fileExtension)" : "\(stem)-\(sheet).\(fileExtension)"
  }

  /// The file of the sheet that shows a part of that title.
  package func name(ofPart title: String) -> String { name(ofSheet: Atlas.name(ofPart: title)) }

  /// The address of a sheet, relative to any other.
  package func address(of link: SheetLink) -> String {
    if let slugs {
      let screen = link.node.flatMap { slugs[$0] }.map { "&screen=\($0)" } ?? ""
      return "#sheet=\(Address.encoded(link.sheet))\(screen)"
    }
    let fragment = link.node.map { "#\(Anchor.of($0))" } ?? ""
    return "./\(Address.encoded(name(ofSheet: link.sheet)))\(fragment)"
  }
}
