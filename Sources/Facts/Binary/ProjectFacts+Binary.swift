extension ProjectFacts: FactCodable {
  func write(to writer: inout FactWriter) { writer.put(built, synchronizedFolders) }

  init(from reader: inout FactReader) {
    self.init(built: [String](from: &reader), synchronizedFolders: [String](from: &reader))
  }
}
