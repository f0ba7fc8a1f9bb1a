import UIKit

final class SettingsViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    let signOut = UIAction(title: "Sign out", attributes: .destructive) { [weak self] _ in self?.confirm() }
    view.addSubview(UIButton(primaryAction: signOut))
  }

  private func confirm() {
    let question = UIAlertController(title: "Sign out?", message: nil, preferredStyle: .actionSheet)
    question.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    question.addAction(UIAlertAction(title: "Sign out", style: .destructive) { _ in Session.end() })
    question.popoverPresentationController?.sourceView = view
    present(question, animated: true)  // edge: Settings -alert-> alert:SettingsViewController.Sign out?
  }
}
