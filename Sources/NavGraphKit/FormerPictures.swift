import Diagrams
import Layout
import Renderers

/// Pictures of an earlier run, for new ones to look like them: what stays the same stays where it was.
public struct FormerPictures: Sendable {
  private var records: [LayoutRecord] = []

  /// No pictures: everything is drawn afresh.
  public init() {}

  /// Whether there is nothing to draw by.
  public var isEmpty: Bool { records.isEmpty }

  /// Adds what a picture or a page says about where everything lies.
  ///
  /// - Returns: whether it says so at all; what this program did not write does not.
  /// - Throws: `UnusablePicture` where it says so in a way that cannot be understood.
  public mutating func add(_ file: [UInt8]) throws(UnusablePicture) -> Bool {
    do throws(LayoutRecordError) {
      let found = try RecordedLayout.records(in: file)
      records += found
      return !found.isEmpty
    } catch {
      throw UnusablePicture(description: error.description)
    }
  }

  /// Whether a file is the sheet of a part of an app, of a picture whose files begin with a name.
  ///
  /// So files of earlier runs are known whose part is gone, and no other is taken for one of them.
  public static func isSheet(_ file: [UInt8], named name: String, ofPicture stem: String) -> Bool {
    let records = (try? RecordedLayout.records(in: file)) ?? []
    guard records.count == 1, let part = records.first?.part else { return false }
    return SheetFiles(stem: stem, fileExtension: SVGRenderer.fileExtension).name(ofPart: part) == name
  }

  var layout: KeptLayout { KeptLayout(records) }
}

/// Why a former picture cannot be drawn by.
public struct UnusablePicture: Error, CustomStringConvertible {
  /// Lower case, no full stop.
  public var description: String

  /// Creates an error with its reason.
  public init(description: String) { self.description = description }
}
