import UIKit

protocol Assembly {
  @MainActor func build() -> UIViewController
}

struct ParcelListAssembly: Assembly {
  let coordinator: Coordination

  func build() -> UIViewController {
    ParcelListViewController(viewModel: ParcelListViewModel(coordinator: coordinator))
  }
}

struct ParcelAssembly: Assembly {
  let coordinator: Coordination
  let parcel: Parcel

  func build() -> UIViewController {
    ParcelViewController(viewModel: ParcelViewModel(coordinator: coordinator, parcel: parcel))
  }
}

struct AddParcelAssembly: Assembly {
  let coordinator: Coordination

  func build() -> UIViewController {
    AddParcelViewController(viewModel: AddParcelViewModel(coordinator: coordinator))
  }
}

struct ScannerAssembly: Assembly {
  let coordinator: Coordination

  func build() -> UIViewController {
    ScannerViewController(coordinator: coordinator)
  }
}

struct MapAssembly: Assembly {
  let parcel: Parcel

  func build() -> UIViewController {
    MapViewController(parcel: parcel)
  }
}

struct HelpAssembly: Assembly {
  let topic: String

  func build() -> UIViewController {
    HelpViewController(topic: topic)
  }
}
