import DeclarationReader
import Facts
import InterfaceReader
import Linker
import NavigationModel
import SwiftReader
import TestSupport

/// Reads and links all files of an app.
func linkApp(_ app: VirtualApp, declarations: Declarations = Declarations()) -> Model {
  let facts = facts(of: app)
  return link(facts, libraries: libraryInterfaces(for: facts), declarations: declarations).model
}

/// Reads what a router needs to know of an app.
func charts(of app: VirtualApp) -> Charts { Linker.charts(facts(of: app)) }

private func facts(of app: VirtualApp) -> [FileFacts] {
  app.files.compactMap { file in
    if file.path.hasSuffix(".swift") { return readSwift(file.bytes, path: file.path) }
    return allReaders.first { $0.claims(file.path) }?.read(file.bytes, file.path)
  }
}

/// What the `.navgraph.yml` of an app declares.
func declarations(of app: VirtualApp) throws -> Declarations {
  guard let file = app.files.first(where: { $0.path == ".navgraph.yml" }) else { return Declarations() }
  return try readSettings(yaml: file.text, path: file.path, rules: []).declarations
}
