import UIKit

@MainActor
final class ParcelListViewModel {
  private(set) var parcels: [Parcel] = []
  private let coordinator: Coordination

  init(coordinator: Coordination) {
    self.coordinator = coordinator
  }

  func select(_ index: Int) {
    coordinator.show(.parcel(parcels[index]), as: .push)  // edge: ParcelList -push-> Parcel
  }

  func add() {
    coordinator.show(.addParcel, as: .push)  // edge: ParcelList -push-> AddParcel
  }
}

final class ParcelListViewController: UITableViewController {
  private let viewModel: ParcelListViewModel

  init(viewModel: ParcelListViewModel) {
    self.viewModel = viewModel
    super.init(style: .plain)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Parcels"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [viewModel] _ in viewModel.add() })
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    viewModel.parcels.count
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    viewModel.select(indexPath.row)
  }
}
