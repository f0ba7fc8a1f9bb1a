import DeclarationReader
import Facts
import InterfaceReader
import Linker
import NavigationModel
import SwiftReader
import TestSupport

/// Reads and links all files of an app.
func linkApp(_ app: VirtualApp, declarations: Declarations = Declarations()) -> Model {
  let facts = app.files.compactMap { file in
    if file.path.hasSuffix(".swift") { return readSwift(file.bytes, path: file.path) }
    return allReaders.first { $0.claims(file.path) }?.read(file.bytes, file.path)
  }
  return link(facts, declarations: declarations)
}

/// What the `.navgraph.yml` of an app declares.
func declarations(of app: VirtualApp) throws -> Declarations {
  guard let file = app.files.first(where: { $0.path == ".navgraph.yml" }) else { return Declarations() }
  return try readSettings(yaml: file.text, path: file.path, rules: []).declarations
}
