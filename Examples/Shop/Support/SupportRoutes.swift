import RouteComposer
import SwiftUI
import UIKit

@MainActor
enum SupportRoutes {
  /// A sheet with two tabs, each with a stack of its own.
  private static var desk: DestinationStep<SupportTabBarController, Any?> {
    StepAssembler<SupportTabBarController, Any?>()
      .finder(.classFinder)
      .factory(
        CompleteFactoryAssembly(factory: TabBarControllerFactory<SupportTabBarController, Any?>())
          .with(
            CompleteFactoryAssembly(factory: NavigationControllerFactory<UINavigationController, Any?>())
              .with(ClassFactory<ChatViewController, Any?>(configuration: { $0.title = "Chat" }))
              .assemble()
          )
          .with(
            CompleteFactoryAssembly(factory: NavigationControllerFactory<UINavigationController, Any?>())
              .with(ClassFactory<CallbackViewController, Any?>(configuration: { $0.title = "Call me" }))
              .assemble()
          )
          .assemble()
      )
      .using(.present(presentationStyle: .pageSheet))
      .from(.current)
      .assemble()
  }

  static func chat() -> Destination<ChatViewController, Any?> {
    let step = StepAssembler<ChatViewController, Any?>()
      .finder(.classFinder)
      .factory(.nilFactory)
      .from(desk)
      .assemble()
    return Destination(to: step)
  }

  static func callback() -> Destination<CallbackViewController, Any?> {
    let step = StepAssembler<CallbackViewController, Any?>()
      .finder(.classFinder)
      .factory(.nilFactory)
      .from(desk)
      .assemble()
    return Destination(to: step)
  }

  static func help(about topic: HelpTopic) -> Destination<UIHostingController<HelpView>, HelpTopic> {
    let step = StepAssembler<UIHostingController<HelpView>, HelpTopic>()
      .finder(.hostingControllerWithContextFinder)
      .factory(.hostingControllerWithContextFactory)
      .using(.push)
      .from(Shop.configuration.profile.expectingContainer())
      .assemble()
    return Destination(to: step, with: topic)
  }
}
