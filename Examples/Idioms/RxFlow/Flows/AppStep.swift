import RxFlow

enum AppStep: Step {
  case onboarding
  case onboardingIsDone
  case dashboard
  case workouts
  case workout(Workout)
  case session(Workout)
  case sessionIsDone
  case profile
  case settings
}
