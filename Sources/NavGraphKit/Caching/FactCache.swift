import Facts

/// What is known of files from earlier runs, so that a file that has not changed is not parsed again.
///
/// A file is known by its content and its name, never by its date. Where the bytes lie between runs is the caller's
/// business.
public struct FactCache: Sendable {
  /// What to store for the next run; `nil` as long as nothing is new.
  public private(set) var renewedBytes: [UInt8]?

  private let tool: SipHash
  private let pack: FactPack

  /// Takes up what an earlier run stored.
  ///
  /// - Parameters:
  ///   - stored: `renewedBytes` of an earlier run; any other bytes count as none.
  ///   - tool: which program it is, to the byte: another one might read files differently.
  ///   - secret: 128 bits that nobody can foresee; used if there is nothing to take up.
  public init(stored: [UInt8], tool: String, secret: (UInt64, UInt64)) {
    self.tool = SipHash(of: Array(tool.utf8), key: SipHash.Key(low: 0, high: 0))
    pack = FactPack(stored, tool: self.tool) ?? FactPack(secret: SipHash.Key(low: secret.0, high: secret.1))
  }

  /// Name of the file in which to store what is known of the app below a folder.
  public static func fileName(forRoot root: String) -> String {
    let hash = SipHash(of: Array(root.utf8), key: SipHash.Key(low: 0, high: 0))
    let digits = [hash.high, hash.low].map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }
    return digits.joined() + ".facts"
  }

  /// The facts of one file, and how they were come by.
  struct Reading: Sendable {
    var facts: FileFacts
    fileprivate var key: SipHash
    /// The binary form, if the facts were not known.
    fileprivate var learned: [UInt8]?
  }

  /// The facts of a file that are known, else those that `read` gives.
  func read(_ file: SourceFile, orBy read: (SourceFile) -> FileFacts?) -> Reading? {
    let key = key(of: file)
    if let known = pack.facts(for: key, path: file.path) { return Reading(facts: known, key: key) }
    return read(file).map { Reading(facts: $0, key: key, learned: $0.encoded()) }
  }

  /// Notes what a run has read.
  mutating func note(_ readings: [Reading]) {
    guard readings.contains(where: { $0.learned != nil }) else { return }
    var learned: [SipHash: [UInt8]] = [:]
    for reading in readings { learned[reading.key] = reading.learned }
    renewedBytes = pack.renewed(used: Set(readings.map(\.key)), learned: learned, tool: tool)
  }

  /// Content and name; the name says which reader is asked, and names what an interface file holds.
  private func key(of file: SourceFile) -> SipHash {
    let content = SipHash(of: file.bytes, key: pack.secret)
    let words = [content.low, content.high, UInt64(file.bytes.count)]
    let name = file.path.utf8.reversed().prefix { $0 != UInt8(ascii: "/") }
    let parts = words.flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) } } + name
    return SipHash(of: parts, key: pack.secret)
  }
}
