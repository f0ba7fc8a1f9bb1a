import Diagrams
import Findings
import Renderers
import Router

/// The way to something that does not hold, drawn as a film strip.
public struct WitnessPicture: Sendable {
  /// Name of the file that it wants to be, the same in every run: `route-fails-Shop.product.svg`.
  public var file: String
  /// The drawing.
  public var text: String
}

/// Every format that the ways to findings are drawn in, by name.
public let witnessFormats = FilmStripFormat.all.map { (name: $0.name, summary: $0.summary) }

extension VerificationReport {
  /// One picture for each finding that is reported, in the same order.
  ///
  /// Names differ from each other on every file system, whatever routes and classes are called. Throws ``UnknownFormat``,
  /// and what keeps a format from drawing a way as long as one of these.
  public func witnesses(format name: String = "svg") throws -> [WitnessPicture] {
    guard let format = FilmStripFormat.all.first(where: { $0.name == name }) else {
      throw UnknownFormat(name: name, known: witnessFormats.map(\.name))
    }
    var taken: [String: Int] = [:]
    return try findings.compactMap { finding in
      guard let defect = defects[finding] else { return nil }
      let name = Self.fileName(finding.rule, defect.subject)
      let count = taken[name.lowercased(), default: 0] + 1
      taken[name.lowercased()] = count
      let file = (count == 1 ? name : "\(name)~\(count)") + ".\(format.fileExtension)"
      let strip = film(of: defect, titled: "\(finding.rule): \(defect.subject)")
      return WitnessPicture(file: file, text: try strip.map(format.text) ?? "")
    }
  }

  /// What can stand in the name of a file anywhere; long names are cut.
  private static func fileName(_ rule: RuleID, _ subject: String) -> String {
    let safe = subject.unicodeScalars.map { scalar -> Character in
      let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
      return isPlain || scalar == "." ? Character(scalar) : "-"
    }
    return "\(rule)-\(String(safe.prefix(100)))"
  }
}

/// The way to a defect: what the app launches with, and then move by move what the user does and sees.
private func film(of defect: Defect, titled title: String) -> FilmStrip? {
  guard let launch = defect.witness.first else { return nil }
  var before = FilmScreen(launch.tree)
  var strip = FilmStrip(title: title, start: before.markingWhatIsSeen, moves: [])
  for (index, step) in defect.witness.enumerated().dropFirst() {
    let after = FilmScreen(step.tree)
    let isLast = index == defect.witness.count - 1
    strip.moves.append(
      FilmStrip.Move(
        title: step.move, ending: step.ending, succeeded: step.outcome == .arrived,
        lines: isLast ? defect.lines : [],
        screen: after.markingWhatIsNew(since: before).markingWhatIsSeen))
    before = after
  }
  return strip
}

extension Defect {
  /// What is to be said of the last move: why it fails, and what is wrong with it where the pictures do not show that.
  fileprivate var lines: [String] {
    let reason = witness.last?.outcome.failure?.reason
    switch property {
    case .untouched, .undisturbed, .gated, .free: return [reason, detail].compactMap(\.self)
    case .careful: return ["\(subject) is closed without a question"]
    default: return [reason].compactMap(\.self)
    }
  }
}

extension WitnessStep {
  /// How the move ended, in the words of simulations.
  fileprivate var ending: String {
    switch outcome {
    case .arrived: "ok"
    case .failed(let failure): "fails (\(failure.name))"
    case .thrown(let failure): "throws (\(failure.name))"
    case .waiting: "waits"
    }
  }
}
