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
    return hash.digits + ".facts"
  }

  /// The facts of one file, and how they were come by.
  struct Reading: Sendable {
    var facts: FileFacts
    fileprivate var key: SipHash
    /// The binary form, if the facts were not known.
    fileprivate var learned: [UInt8]?
  }

  /// A file with what it is known by.
  struct KeyedFile: Sendable {
    var file: SourceFile
    fileprivate var key: SipHash
  }

  /// The facts of a file that are known, else those that `read` gives.
  func read(_ file: KeyedFile, orBy read: (SourceFile) -> FileFacts?) -> Reading? {
    if let known = pack.facts(for: file.key, path: file.file.path) { return Reading(facts: known, key: file.key) }
    return read(file.file).map { Reading(facts: $0, key: file.key, learned: $0.encoded()) }
  }

  /// Notes what a run has read, and what came of it.
  mutating func note(_ readings: [Reading], _ app: App, of input: LinkMemory.Input) {
    var learned: [SipHash: [UInt8]] = [:]
    for reading in readings { learned[reading.key] = reading.learned }
    learned[Self.memoryKey] = LinkMemory.encoded(app, of: input)
    guard !learned.isEmpty else { return }
    renewedBytes = pack.renewed(used: Set(readings.map(\.key)), learned: learned, tool: tool)
  }

  /// What linking gave at last, if files and settings still say the same.
  func remembered(_ input: LinkMemory.Input, _ files: [KeyedFile], orBy read: (SourceFile) -> FileFacts?) -> App? {
    guard let memory = pack[Self.memoryKey].flatMap({ LinkMemory($0) }) else { return nil }
    return memory.app(for: input) { index in
      let before = pack.facts(for: memory.input.files[index].content.hash, path: files[index].file.path)
      guard let before, let now = self.read(files[index], orBy: read) else { return nil }
      return (FactShape(of: before), FactShape(of: now.facts))
    }
  }

  /// What linking depends on.
  func input(of files: [KeyedFile], _ settings: Settings) -> LinkMemory.Input {
    // The command line may ask for tests that the settings' text does not.
    let marks: [UInt8] = settings.includeTests ? [1] : []
    let written: [UInt8] = settings.written.flatMap { Array($0.utf8) + [0] } + marks
    return LinkMemory.Input(
      settings: LinkMemory.Fingerprint(SipHash(of: written, key: pack.secret)),
      files: files.map { LinkMemory.Input.File(path: $0.file.path, content: LinkMemory.Fingerprint($0.key)) })
  }

  /// Under which the pack holds what linking gave; no content has it.
  private static let memoryKey = SipHash(low: 0, high: 0)

  /// Content and name; the name says which reader is asked, and names what an interface file holds.
  func keyed(_ file: SourceFile) -> KeyedFile { KeyedFile(file: file, key: key(of: file)) }

  private func key(of file: SourceFile) -> SipHash {
    let content = SipHash(of: file.bytes, key: pack.secret)
    let words = [content.low, content.high, UInt64(file.bytes.count)]
    let name = file.path.utf8.reversed().prefix { $0 != UInt8(ascii: "/") }
    let parts = words.flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) } } + name
    return SipHash(of: parts, key: pack.secret)
  }
}
