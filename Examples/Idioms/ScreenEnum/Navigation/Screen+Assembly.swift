extension Screen {
  /// What builds the screen; a new case does not compile without it.
  @MainActor func assembly(coordinator: Coordination) -> Assembly {
    switch self {
    case .parcels: ParcelListAssembly(coordinator: coordinator)
    case .parcel(let parcel): ParcelAssembly(coordinator: coordinator, parcel: parcel)
    case .addParcel: AddParcelAssembly(coordinator: coordinator)
    case .scanner: ScannerAssembly(coordinator: coordinator)
    case .map(let parcel): MapAssembly(parcel: parcel)
    case .help(let topic): HelpAssembly(topic: topic)
    }
  }
}
