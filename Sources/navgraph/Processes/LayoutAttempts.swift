import NavGraphKit

/// Answers layout requests, and says on standard error which attempts failed.
///
/// When an attempt throws, the caller comes back with a plainer question, until there is none.
struct LayoutAttempts: Sendable {
  /// Where to ask; `nil` for this program again, and for what is small without another process.
  var process: LayoutProcess?
  /// Name of the picture, for messages.
  var title: String

  /// A request up to this length, of some sixty cards, takes less time than a process takes to start.
  private static let smallRequest = 8 << 10

  /// One attempt.
  func answer(_ request: [UInt8]) async throws -> [UInt8] {
    if process == nil, request.count <= Self.smallRequest, !SecondStart.hasCome {
      return SecondStart.guarding { answerLayoutRequest(request) }
    }
    do {
      return try await (process ?? .ownProgram()).answer(request)
    } catch {
      Console.say("note: \(title.quoted): \(error)")
      throw error
    }
  }
}
