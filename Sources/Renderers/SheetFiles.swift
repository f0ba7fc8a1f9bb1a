package import Diagrams

/// Names of the files of an atlas, and how one of them refers to another.
package struct SheetFiles: Sendable {
  private let stem: String?
  private let fileExtension: String

  /// Creates names that begin with the name of the picture.
  package init(stem: String, fileExtension: String) {
    self.stem = stem
    self.fileExtension = fileExtension
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

  /// The address of a sheet, relative to any other.
  package func address(of link: SheetLink) -> String {
    let fragment = link.node.map { "#\(Anchor.of($0))" } ?? ""
    return "./\(Address.encoded(name(ofSheet: link.sheet)))\(fragment)"
  }
}
