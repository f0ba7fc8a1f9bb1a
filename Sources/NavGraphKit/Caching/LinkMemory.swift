#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

import Facts
import Findings
import NavigationModel

/// What linking gave at last, and what it was given.
///
/// Linking asks what files say and in which order they say it, never where: so a file that was only reformatted, or got
/// a comment, moves places of the model and changes nothing else.
struct LinkMemory {
  /// What linking depends on: the settings and every file, by name and content.
  struct Input: Codable, Hashable {
    var settings: Fingerprint
    var files: [File]

    struct File: Codable, Hashable {
      var path: String
      var content: Fingerprint
    }
  }

  /// A fingerprint as it is stored: two words, always as long.
  struct Fingerprint: Codable, Hashable {
    private let digits: String

    init(_ hash: SipHash) { digits = hash.digits }

    /// Zero for what is no fingerprint.
    var hash: SipHash {
      let (high, low) = (UInt64(digits.prefix(16), radix: 16), UInt64(digits.dropFirst(16), radix: 16))
      return SipHash(low: low ?? 0, high: high ?? 0)
    }
  }

  private struct Output: Codable {
    var model: Model
    var problems: [ReadingProblem]
    var suppressions: [Suppression]
  }

  let input: Input
  private let output: ArraySlice<UInt8>

  /// A checksum, then how long the input is.
  private static let headSize = 16
  /// Guards against accidents only.
  private static let checksumKey = SipHash.Key(low: 0, high: 0)
  /// So many changed files are read faster by linking.
  private static let moveLimit = 64

  /// Takes up what `encoded` gave; `nil` for any other bytes.
  init?(_ bytes: ArraySlice<UInt8>) {
    let words = PackWords(Array(bytes.prefix(Self.headSize)))
    let body = bytes.dropFirst(Self.headSize)
    guard words.count == 2, let size = Int(exactly: words[1]), size <= body.count,
      SipHash(of: Array(body), key: Self.checksumKey).low == words[0],
      let input = try? JSONDecoder().decode(Input.self, from: Data(body.prefix(size)))
    else { return nil }
    self.input = input
    output = body.dropFirst(size)
  }

  /// What was linked, for a later run; `nil` if it has no such form.
  static func encoded(_ app: App, of input: Input) -> [UInt8]? {
    let output = Output(model: app.model, problems: app.problems, suppressions: app.suppressions)
    guard let head = try? JSONEncoder().encode(input), let rest = try? JSONEncoder().encode(output) else { return nil }
    let body = [UInt8](head) + rest
    let words = [SipHash(of: body, key: checksumKey).low, UInt64(head.count)]
    return words.flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) } } + body
  }

  /// What linking would give now; `nil` if only linking can tell.
  ///
  /// - Parameters:
  ///   - shapes: the facts of the file of that number as they were and as they are, if both are known.
  func app(for now: Input, shapes: (_ file: Int) -> (earlier: FactShape, now: FactShape)?) -> App? {
    guard now.settings == input.settings, now.files.map(\.path) == input.files.map(\.path) else { return nil }
    let changed = now.files.indices.filter { now.files[$0] != input.files[$0] }
    guard changed.count <= Self.moveLimit else { return nil }
    var moves: [String: PlaceMoves] = [:]
    for index in changed {
      guard let shapes = shapes(index), let found = shapes.now.moves(from: shapes.earlier),
        moves.updateValue(found, forKey: now.files[index].path) == nil
      else { return nil }
    }
    let decoder = JSONDecoder()
    if !moves.isEmpty, let key = SourcePlace.movingKey { decoder.userInfo[key] = moving(by: moves) }
    guard let output = try? decoder.decode(Output.self, from: Data(output)) else { return nil }
    return App(model: output.model, problems: output.problems, suppressions: output.suppressions)
  }

  private func moving(by moves: [String: PlaceMoves]) -> SourcePlace.Moving {
    { place in
      guard let moves = moves[place.file] else { return place }
      guard let now = moves.position(ofLine: place.line, column: place.column) else { throw Gone() }
      return SourcePlace(file: place.file, line: now.line, column: now.column)
    }
  }

  /// A place that no fact stands at.
  private struct Gone: Error {}
}
