import RouteComposer
import UIKit

final class Home: UIViewController {
  @objc private func promotionTapped() {
    present(Promotion(), animated: true)  // edge: Home -present-> Promotion
  }
}

final class Account: UIViewController {}
final class Login: UIViewController {}
final class Forgot: UIViewController {}
final class Promotion: UIViewController {}

final class Bag: UIViewController {
  @objc private func closeTapped() {
    dismiss(animated: true)
  }
}

/// Finds a bag only where it is shown modally, and never the one in the tab.
struct ModalBagFinder: StackIteratingFinder {
  let iterator: any StackIterator = DefaultStackIterator()

  func isTarget(_ viewController: Bag, with context: Any?) -> Bool {
    viewController.presentingViewController != nil
  }
}

@MainActor
enum Examples {
  // Does a new root come although something is shown modally? From the root yes: the router closes it first.
  static let homeFromRoot = StepAssembler<Home, Any?>()
    .finder(.classFinder)
    .factory(.classFactory)
    .using(.replaceRoot)
    .from(.root)
    .assemble()

  // From the current screen no: that is the modal one, and it is not the root that could be replaced.
  static let homeFromCurrent = StepAssembler<Home, Any?>()
    .finder(.classFinder)
    .factory(.classFactory)
    .using(.replaceRoot)
    .from(.current)
    .assemble()

  // How does the account come into whatever navigation controller there is? It is found, never made.
  static let accountInNavigation = StepAssembler<Account, Any?>()
    .finder(.classFinder)
    .factory(.classFactory)
    .using(.push)
    .from(SingleStep(finder: ClassFinder<UINavigationController, Any?>(), factory: NilFactory()))
    .from(.current)
    .assemble()

  // How is a whole tab bar made, with a screen in each tab?
  static let tabScreen = StepAssembler<UITabBarController, Any?>()
    .finder(.classFinder)
    .factory(
      CompleteFactoryAssembly(factory: TabBarControllerFactory<UITabBarController, Any?>())
        .with(ClassFactory<Home, Any?>(), using: UITabBarController.add())
        .with(ClassFactory<Account, Any?>(), using: UITabBarController.add())
        .assemble()
    )
    .using(.replaceRoot)
    .from(.root)
    .assemble()

  // How is the account reached wherever the user is? The tab screen makes it, so that it need only be found.
  static let accountTab = StepAssembler<Account, Any?>()
    .finder(.classFinder)
    .factory(.nilFactory)
    .from(tabScreen)
    .assemble()

  static let login = StepAssembler<Login, Any?>()
    .finder(.classFinder)
    .factory(.classFactory)
    .using(.push)
    .from(.navigationController)
    .using(.present)
    .from(.current)
    .assemble()

  // How does the forgotten password always come after the login?
  static let forgotPassword = StepAssembler<Forgot, Any?>()
    .finder(.classFinder)
    .factory(.classFactory)
    .using(.push)
    .from(login.expectingContainer())
    .assemble()

  // How is the bag shown modally although it is a tab, too? First way: look only at what is seen.
  static let bagIfVisible = StepAssembler<Bag, Any?>()
    .finder(.classFinder(options: .currentVisibleOnly))
    .factory(.classFactory)
    .using(.push)
    .from(.navigationController)
    .using(.present)
    .from(.current)
    .assemble()

  // Second way: never look. A bag that is already shown modally gets another one above it.
  static let bagAlwaysNew = StepAssembler<Bag, Any?>()
    .finder(.nilFinder)
    .factory(.classFactory)
    .using(.push)
    .from(.navigationController)
    .using(.present)
    .from(.current)
    .assemble()

  // Third way: look for a modal one.
  static let bagIfModal = StepAssembler<Bag, Any?>()
    .finder(ModalBagFinder())
    .factory(.classFactory)
    .using(.push)
    .from(.navigationController)
    .using(.present)
    .from(.current)
    .assemble()
}
