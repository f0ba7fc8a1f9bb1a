import UIKit

@MainActor
final class ParcelViewModel {
  let parcel: Parcel
  private let coordinator: Coordination

  init(coordinator: Coordination, parcel: Parcel) {
    self.coordinator = coordinator
    self.parcel = parcel
  }

  func showMap() {
    coordinator.show(.map(parcel), as: .modal)  // edge: Parcel -present-> Map
  }

  func showHelp() {
    coordinator.show(.help(topic: "delivery"), as: .modal)  // edge: Parcel -present-> Help
  }
}

final class ParcelViewController: UIViewController {
  private let viewModel: ParcelViewModel

  init(viewModel: ParcelViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = viewModel.parcel.number
    toolbarItems = [
      UIBarButtonItem(title: "Map", primaryAction: UIAction { [viewModel] _ in viewModel.showMap() }),
      UIBarButtonItem(title: "Help", primaryAction: UIAction { [viewModel] _ in viewModel.showHelp() }),
    ]
  }
}
