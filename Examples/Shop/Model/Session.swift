/// Who is using the app.
@MainActor
final class Session {
  static let shared = Session()

  private(set) var isLoggedIn = false

  func logIn() { isLoggedIn = true }
  func logOut() { isLoggedIn = false }
}
