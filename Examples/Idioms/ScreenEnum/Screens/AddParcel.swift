import UIKit

@MainActor
final class AddParcelViewModel {
  private let coordinator: Coordination

  init(coordinator: Coordination) {
    self.coordinator = coordinator
  }

  func scan() {
    coordinator.show(.scanner, as: .modal)  // edge: AddParcel -present-> Scanner
  }

  func help() {
    coordinator.show(.help(topic: "numbers"), as: .modal)  // edge: AddParcel -present-> Help
  }

  func save(_ number: String) {
    coordinator.goBack()
  }
}

final class AddParcelViewController: UIViewController, UITextFieldDelegate {
  private let viewModel: AddParcelViewModel

  init(viewModel: AddParcelViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "New parcel"
    toolbarItems = [
      UIBarButtonItem(title: "Scan", primaryAction: UIAction { [viewModel] _ in viewModel.scan() }),
      UIBarButtonItem(title: "Help", primaryAction: UIAction { [viewModel] _ in viewModel.help() }),
    ]
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    viewModel.save(textField.text ?? "")
    return true
  }
}
