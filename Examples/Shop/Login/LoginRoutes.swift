import RouteComposer
import UIKit

@MainActor
enum LoginRoutes {
  private static var loginStep: DestinationStep<LoginViewController, LoginRequest> {
    StepAssembler<LoginViewController, LoginRequest>()
      .finder(.classFinder)
      .factory(.nilFactory)
      .adding(ContextSettingTask())
      .from(
        SingleStep(finder: NilFinder(), factory: StoryboardFactory<UINavigationController, LoginRequest>(name: "Login"))
      )
      .using(.present(presentationStyle: .formSheet, isModalInPresentation: true))
      .from(.current)
      .assemble()
  }

  static func login(
    then completion: ((RoutingResult) -> Void)? = nil
  ) -> Destination<LoginViewController, LoginRequest> {
    Destination(to: loginStep, with: LoginRequest(completion: completion))
  }

  static func forgotPassword(token: ResetToken?) -> Destination<ForgotPasswordViewController, ResetToken?> {
    let step = StepAssembler<ForgotPasswordViewController, ResetToken?>()
      .finder(.classFinder)
      .factory(.storyboardFactory(name: "Login", identifier: "ForgotPasswordViewController"))
      .adding(ContextSettingTask())
      .using(.push)
      .from(
        loginStep
          .adaptingContext(using: InlineContextTransformer { (_: ResetToken?) in LoginRequest(completion: nil) })
          .expectingContainer()
      )
      .assemble()
    return Destination(to: step, with: token)
  }
}
