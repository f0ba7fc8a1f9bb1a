import SafariServices
import UIKit

final class TrailViewController: UIViewController {
  private let trail: Trail

  init(trail: Trail) {
    self.trail = trail
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = trail.name
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .compose, primaryAction: UIAction { [weak self] _ in self?.report() }),
      UIBarButtonItem(title: "Weather", primaryAction: UIAction { [weak self] _ in self?.showWeather() }),
    ]
  }

  private func report() {
    let report = UINavigationController(rootViewController: ReportViewController(trail: trail))
    report.modalPresentationStyle = .formSheet
    present(report, animated: true)  // edge: Trail -present-> Report
  }

  private func showWeather() {
    guard let url = URL(string: "https://weather.example.com/trails/\(trail.id)") else { return }
    present(SFSafariViewController(url: url), animated: true)  // edge: Trail -present-> SFSafari
  }
}
