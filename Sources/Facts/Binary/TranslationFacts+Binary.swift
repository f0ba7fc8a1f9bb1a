extension TranslationFacts: FactCodable {
  func write(to writer: inout FactWriter) { writer.put(entries) }

  init(from reader: inout FactReader) { self.init(entries: [Entry](from: &reader)) }
}

extension TranslationFacts.Entry: FactCodable {
  func write(to writer: inout FactWriter) { writer.put(key, text) }

  init(from reader: inout FactReader) { self.init(key: reader.text(), text: reader.text()) }
}
