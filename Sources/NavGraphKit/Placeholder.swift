import Facts
import InterfaceReader
import Linker
public import NavigationModel
import SwiftReader
public func tryModel(_ files: [SourceFile]) -> (Model, [String]) {
  var facts: [FileFacts] = []
  for f in files {
    if f.path.hasSuffix(".swift") || f.path.hasSuffix(".fixture") { facts.append(readSwift(f.bytes, path: f.path)) } else { facts.append(readFile(f.bytes, path: f.path)) }
  }
  return (link(facts), facts.flatMap(\.problems).map { "\($0.place): \($0.message)" })
}
func readFile(_ b: [UInt8], path: String) -> FileFacts {
  if path.hasSuffix(".plist") { return readPropertyList(b, path: path) }
  return readInterface(b, path: path)
}
