internal import Findings
internal import NavigationModel

/// Names for findings that stay the same when lines move.
enum Fingerprint {
  /// One fingerprint for each finding: of rule, file and message, and of how many like it came before.
  static func of(_ findings: [Finding]) -> [String] {
    var seen: [String: Int] = [:]
    return findings.map { finding in
      let text = [finding.rule.rawValue, finding.source?.file ?? "", finding.message].joined(separator: "\u{0}")
      seen[text, default: 0] += 1
      return hash("\(text)\u{0}\(seen[text, default: 0])")
    }
  }

  /// FNV-1a with 64 bits: the same on every machine, which `Hasher` is not.
  private static func hash(_ text: String) -> String {
    let value = text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
