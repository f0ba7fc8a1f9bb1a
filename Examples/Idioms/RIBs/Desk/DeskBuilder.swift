import RIBs
import UIKit

protocol DeskDependency: Dependency {}

final class DeskComponent: Component<DeskDependency>, ReaderDependency, LoanDependency {}

final class DeskBuilder: Builder<DeskDependency> {
  func build() -> ViewableRouting {
    let component = DeskComponent(dependency: dependency)
    let viewController = DeskViewController()
    let interactor = DeskInteractor(presenter: viewController)
    return DeskRouter(
      interactor: interactor, viewController: viewController, readerBuilder: ReaderBuilder(dependency: component),
      loanBuilder: LoanBuilder(dependency: component))
  }
}
