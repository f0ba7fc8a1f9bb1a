@MainActor
protocol ExhibitPresentation {
  func didTapListen()
}

@MainActor
protocol ExhibitWireframe {
  func navigate(to option: ExhibitOption)
}

/// Where one can go from an exhibit.
enum ExhibitOption {
  case audioGuide(ExhibitItem)
}
