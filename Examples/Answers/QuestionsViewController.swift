import RouteComposer
import UIKit

/// Asks for every route; what comes of it depends on what else is shown.
final class QuestionsViewController: UIViewController {
  private let router = DefaultRouter()

  @objc private func newRootTapped() {
    router.commitNavigation(to: Examples.homeFromRoot, with: nil)  // edge: QuestionsViewController -replaceRoot-> Home
    router.commitNavigation(to: Examples.homeFromCurrent, with: nil)
  }

  @objc private func accountTapped() {
    router.commitNavigation(to: Examples.accountInNavigation, with: nil)
    router.commitNavigation(to: Examples.tabScreen, with: nil)
    router.commitNavigation(to: Examples.accountTab, with: nil)
  }

  @objc private func forgotPasswordTapped() {
    router.commitNavigation(to: Examples.login, with: nil)  // edge: QuestionsViewController -present-> Login
    router.commitNavigation(to: Examples.forgotPassword, with: nil)
  }

  @objc private func bagTapped() {
    router.commitNavigation(to: Examples.bagIfVisible, with: nil)  // edge: QuestionsViewController -present-> Bag
    router.commitNavigation(to: Examples.bagAlwaysNew, with: nil)
    router.commitNavigation(to: Examples.bagIfModal, with: nil)
  }

  @objc private func messengerTapped() {
    router.commitNavigation(to: Messenger.chatList, with: nil)
    router.commitNavigation(to: Messenger.settings, with: nil)  // edge: QuestionsViewController -present-> Settings
    router.commitNavigation(to: Messenger.chatOverAll, with: "ann")
  }
}
