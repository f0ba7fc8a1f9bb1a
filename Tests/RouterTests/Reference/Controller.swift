/// A view controller as UIKit has it: an object that knows its children, its parent and what it presents.
final class Controller {
  let name: String
  var stored: String?
  private(set) var children: [Controller] = []
  var selected = 0
  private(set) weak var parent: Controller?
  /// What it presents itself.
  private(set) var ownModal: Controller?
  private weak var ownPresenter: Controller?

  init(_ name: String) { self.name = name }

  convenience init(_ sketch: Sketch, in window: Window) {
    self.init(sketch.name)
    window.made.append(self)
    stored = sketch.stored
    setChildren(sketch.children.map { Controller($0, in: window) })
    selected = sketch.selected
    for modal in sketch.presented { present(Controller(modal, in: window)) }
  }

  var sketch: Sketch {
    Sketch(
      name: name, stored: stored, selected: selected, children: children.map(\.sketch),
      presented: ownModal.map { [$0.sketch] } ?? [])
  }

  // MARK: Relations

  /// Everything around it, innermost first.
  var ancestors: [Controller] { parent.map { [$0] + $0.ancestors } ?? [] }

  var outermost: Controller { ancestors.last ?? self }

  /// `presentedViewController`: presented by itself or by its nearest ancestor that presents.
  var presented: Controller? { ownModal ?? parent?.presented }

  /// `presentingViewController`: who presents it, or its farthest ancestor.
  var presenting: Controller? { outermost.ownPresenter }

  /// Itself, what stands in it, and what any of them presents.
  var everything: [Controller] { [self] + children.flatMap(\.everything) + (ownModal?.everything ?? []) }

  // MARK: Changes

  func setChildren(_ new: [Controller]) {
    for child in children where !new.contains(where: { $0 === child }) { child.parent = nil }
    children = new
    for child in new { child.parent = self }
  }

  func present(_ modal: Controller) {
    ownModal = modal
    modal.ownPresenter = self
  }

  /// `dismiss`: whatever it or its nearest presenting ancestor presents goes, and all above it.
  func dismissPresented() {
    if let ownModal {
      ownModal.ownPresenter = nil
      self.ownModal = nil
    } else {
      parent?.dismissPresented()
    }
  }
}

/// The window, and all controllers that were ever made for it.
final class Window {
  var root: Controller
  /// Keeps controllers that left the window alive until the case ends, so that weak references tell no more than UIKit.
  var made: [Controller] = []

  init(_ sketch: Sketch) {
    root = Controller("UIViewController")
    root = Controller(sketch, in: self)
  }

  /// The last of the chain of modals that begins with the root.
  var topmost: Controller {
    var top = root
    while let next = top.presented { top = next }
    return top
  }

  /// The first modal that was made since so many controllers were there, above one of those.
  func modal(since mark: Int) -> Controller? {
    made.dropFirst(mark).first { modal in
      modal.parent == nil && shows(modal) && made.prefix(mark).contains { $0 === modal.presenting }
    }
  }

  func shows(_ controller: Controller) -> Bool { root.everything.contains { $0 === controller } }
}
