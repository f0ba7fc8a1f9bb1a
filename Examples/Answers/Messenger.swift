import RouteComposer
import UIKit

final class ChatList: UIViewController {}

final class Settings: UIViewController {
  @objc private func closeTapped() {
    dismiss(animated: true)
  }
}

final class Chat: UIViewController, ContextChecking, ContextAccepting {
  private(set) var person: String?

  func isTarget(for context: String) -> Bool { person == context }
  func setup(with context: String) throws { person = context }

  @objc private func closeTapped() {
    dismiss(animated: true)
  }
}

@MainActor
enum Messenger {
  static let chatList = StepAssembler<ChatList, Any?>()
    .finder(.classFinder)
    .factory(.classFactory)
    .using(.push)
    .from(.navigationController)
    .using(.replaceRoot)
    .from(.root)
    .assemble()

  // A notification of a message is tapped: where does the chat come, wherever the user is? Into the list's stack.
  // A list in a tab that was never opened is shown before something is pushed there.
  static let chat = StepAssembler<Chat, String>()
    .finder(.classWithContextFinder)
    .factory(.classFactory)
    .adding(ContextSettingTask())
    .using(.push)
    .from(chatList.adaptingContext().expectingContainer())
    .assemble()

  // Or does it come over the settings, which stay open?
  static let chatOverAll = StepAssembler<Chat, String>()
    .finder(.classWithContextFinder)
    .factory(.classFactory)
    .adding(ContextSettingTask())
    .using(.push)
    .from(.navigationController)
    .using(.present)
    .from(.current)
    .assemble()

  static let settings = StepAssembler<Settings, Any?>()
    .finder(.classFinder)
    .factory(.classFactory)
    .using(.push)
    .from(.navigationController)
    .using(.present)
    .from(.current)
    .assemble()
}
