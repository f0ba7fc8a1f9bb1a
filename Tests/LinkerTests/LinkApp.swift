import Facts
import InterfaceReader
import Linker
import NavigationModel
import SwiftReader
import TestSupport

/// Reads and links all files of an app.
func linkApp(_ app: VirtualApp) -> Model {
  link(
    app.files.compactMap { file in
      if file.path.hasSuffix(".swift") { return readSwift(file.bytes, path: file.path) }
      return allReaders.first { $0.claims(file.path) }?.read(file.bytes, file.path)
    })
}
