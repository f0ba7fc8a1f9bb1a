import UIKit

/// Tells the rangers about a fallen tree.
final class ReportViewController: UIViewController {
  private let trail: Trail

  init(trail: Trail) {
    self.trail = trail
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Report"
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .cancel, target: self, action: #selector(cancelTapped))
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .done, target: self, action: #selector(sendTapped))
  }

  @objc private func cancelTapped() {
    dismiss(animated: true)  // edge: Report -dismiss-> back
  }

  @objc private func sendTapped() {
    let presenter = presentingViewController
    dismiss(animated: true) {  // edge: Report -dismiss-> back
      let thanks = UIAlertController(title: "Thank you", message: nil, preferredStyle: .alert)
      thanks.addAction(UIAlertAction(title: "OK", style: .default))
      presenter?.present(thanks, animated: true)  // edge: Report -alert-> alert:ReportViewController.Thank you
    }
  }
}
