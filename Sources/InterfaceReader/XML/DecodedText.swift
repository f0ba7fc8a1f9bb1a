/// The bytes of a file as UTF-8 without byte order mark.
struct DecodedText {
  var bytes: [UInt8]
  /// Offset in `bytes` of the first character that is no text in the file's encoding.
  var firstInvalid: Int?

  /// Decodes by byte order mark, else by the XML declaration, else as UTF-8; what is invalid is replaced by `U+FFFD`.
  init(_ file: [UInt8]) {
    if file.starts(with: [0xEF, 0xBB, 0xBF]) {
      self.init(utf8: Array(file.dropFirst(3)))
    } else if file.starts(with: [0xFF, 0xFE]) {
      self.init(utf16: file.dropFirst(2), lowByteFirst: true)
    } else if file.starts(with: [0xFE, 0xFF]) {
      self.init(utf16: file.dropFirst(2), lowByteFirst: false)
    } else if file.starts(with: [UInt8(ascii: "<"), 0]) {
      self.init(utf16: file[...], lowByteFirst: true)
    } else if file.starts(with: [0, UInt8(ascii: "<")]) {
      self.init(utf16: file[...], lowByteFirst: false)
    } else if Self.declaresLatin1(file) {
      self.init(latin1: file)
    } else {
      self.init(utf8: file)
    }
  }

  private init(utf8 file: [UInt8]) {
    bytes = file
    guard String(validating: file, as: UTF8.self) == nil else { return }
    bytes = Array(String(decoding: file, as: UTF8.self).utf8)
    firstInvalid = zip(file, bytes).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? file.count
  }

  private init(latin1 file: [UInt8]) {
    bytes = Array(String(String.UnicodeScalarView(file.map { Unicode.Scalar($0) })).utf8)
  }

  private init(utf16 file: ArraySlice<UInt8>, lowByteFirst: Bool) {
    let units = stride(from: file.startIndex, to: file.endIndex - 1, by: 2).map { index in
      let (first, second) = (UInt16(file[index]), UInt16(file[index + 1]))
      return lowByteFirst ? second << 8 | first : first << 8 | second
    }
    bytes = Array(String(decoding: units, as: UTF16.self).utf8)
    if !file.count.isMultiple(of: 2) || String(validating: units, as: UTF16.self) == nil {
      firstInvalid = bytes.firstRange(of: Array("\u{FFFD}".utf8))?.lowerBound ?? bytes.count
    }
  }

  /// Whether the declaration names the one encoding beside Unicode that old tools wrote.
  private static func declaresLatin1(_ file: [UInt8]) -> Bool {
    guard file.starts(with: Array("<?xml".utf8)), let end = file.prefix(200).firstIndex(of: UInt8(ascii: ">")) else {
      return false
    }
    return String(decoding: file[..<end], as: UTF8.self).lowercased().contains("iso-8859-1")
  }
}
