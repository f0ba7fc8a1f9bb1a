@MainActor
protocol AudioGuidePresentation {
  func didFinishListening()
}

@MainActor
final class AudioGuidePresenter: AudioGuidePresentation {
  private let exhibit: ExhibitItem
  private let router: AudioGuideWireframe

  init(exhibit: ExhibitItem, router: AudioGuideWireframe) {
    self.exhibit = exhibit
    self.router = router
  }

  func didFinishListening() {
    router.close()
  }
}
