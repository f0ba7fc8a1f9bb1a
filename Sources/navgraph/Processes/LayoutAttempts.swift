import NavGraphKit

/// Asks layout processes for one picture after another, and says on standard error which of them failed.
///
/// When an attempt throws, the caller comes back with a plainer question, until there is none.
struct LayoutAttempts: Sendable {
  var process: LayoutProcess
  /// Name of the picture, for messages.
  var title: String

  /// One attempt.
  func answer(_ request: [UInt8]) async throws -> [UInt8] {
    do {
      return try await process.answer(request)
    } catch {
      Console.say("note: \(title.quoted): \(error)")
      throw error
    }
  }
}
