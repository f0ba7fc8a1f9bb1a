@MainActor
protocol ExhibitsView: AnyObject {
  func show(_ exhibits: [ExhibitItem])
}

@MainActor
protocol ExhibitsPresentation {
  func viewDidLoad()
  func didSelect(_ exhibit: ExhibitItem)
  func didTapTickets()
}

protocol ExhibitsInteraction {
  func exhibits() async throws -> [ExhibitItem]
}

@MainActor
protocol ExhibitsWireframe {
  func showExhibit(_ exhibit: ExhibitItem)
  func showTickets()
  func showError(_ error: any Error)
}
