import NavGraphKit
import Testing

/// The deepest settings that are not refused for their shape are refused for their content.
@Suite struct DeepSettingsTests {
  @Test func needNoDeepStackOfTheirOwn() throws {
    let blocks = (0..<200).map { String(repeating: " ", count: $0) + "a:\n" }.joined()
    let brackets = String(repeating: "[", count: 790) + String(repeating: "]", count: 790)
    let yaml = "\(blocks)\(String(repeating: " ", count: 200))a: \(brackets)\n"
    let message = onSmallStack { () -> String in
      do {
        _ = try Settings(yaml: yaml, path: "n.yml")
        return ""
      } catch {
        return "\(error)"
      }
    }
    #expect(message == "n.yml:1:1: error: unknown key 'a'")
  }
}
