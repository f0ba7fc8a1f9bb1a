import Foundation

/// What the app has to show first.
enum LaunchInstructor {
  case onboarding, auth, main

  static func configure(defaults: UserDefaults = .standard) -> LaunchInstructor {
    switch (defaults.bool(forKey: "tutorialShown"), defaults.string(forKey: "token")) {
    case (false, _): .onboarding
    case (true, nil): .auth
    case (true, _?): .main
    }
  }
}
