extension LibraryInterface {
  /// RIBs, and ModernRIBs, which differs in what streams it uses: routers attach children, and show their controllers.
  ///
  /// A child that is attached is run by whoever has its screen; only the first router is set going here.
  static let ribs = LibraryInterface(
    modules: ["RIBs", "ModernRIBs"], landmark: "ViewableRouter",
    source: """
      import UIKit

      public protocol ViewControllable: AnyObject { var uiviewController: UIViewController { get } }
      extension ViewControllable where Self: UIViewController {
        public var uiviewController: UIViewController { return self }
      }

      public protocol Interactable: AnyObject {}
      open class Interactor: Interactable {
        public init() {}
        open func didBecomeActive() {}
        open func willResignActive() {}
      }
      public protocol Presentable: AnyObject {}
      open class PresentableInteractor<PresenterType>: Interactor {
        public let presenter: PresenterType
        public init(presenter: PresenterType) { self.presenter = presenter }
      }

      public protocol Routing: AnyObject {
        var interactable: Interactable { get }
        var children: [Routing] { get }
        func load()
        func attachChild(_ child: Routing)
        func detachChild(_ child: Routing)
      }
      open class Router<InteractorType>: Routing {
        public let interactor: InteractorType
        public let interactable: Interactable
        public final var children: [Routing] = []
        public init(interactor: InteractorType) {
          self.interactor = interactor
          self.interactable = interactor as! Interactable
        }
        public final func load() { didLoad() }
        open func didLoad() {}
        public final func attachChild(_ child: Routing) {}
        public final func detachChild(_ child: Routing) {}
      }

      public protocol ViewableRouting: Routing { var viewControllable: ViewControllable { get } }
      open class ViewableRouter<InteractorType, ViewControllerType>: Router<InteractorType>, ViewableRouting {
        public let viewController: ViewControllerType
        public let viewControllable: ViewControllable
        public init(interactor: InteractorType, viewController: ViewControllerType) {
          self.viewController = viewController
          self.viewControllable = viewController as! ViewControllable
          super.init(interactor: interactor)
        }
      }

      public protocol LaunchRouting: ViewableRouting {
        func launch(from window: UIWindow)
        func launchFromWindow(_ window: UIWindow)
      }
      open class LaunchRouter<InteractorType, ViewControllerType>:
        ViewableRouter<InteractorType, ViewControllerType>, LaunchRouting
      {
        public final func launch(from window: UIWindow) {
          window.rootViewController = viewControllable.uiviewController
          window.makeKeyAndVisible()
          load()
        }
        public final func launchFromWindow(_ window: UIWindow) { launch(from: window) }
      }

      public protocol Dependency: AnyObject {}
      public protocol EmptyDependency: Dependency {}
      open class Component<DependencyType>: Dependency {
        public let dependency: DependencyType
        public init(dependency: DependencyType) { self.dependency = dependency }
        public final func shared<T>(_ factory: () -> T) -> T { return factory() }
      }
      public protocol Buildable: AnyObject {}
      open class Builder<DependencyType>: Buildable {
        public let dependency: DependencyType
        public init(dependency: DependencyType) { self.dependency = dependency }
      }
      """)
}
