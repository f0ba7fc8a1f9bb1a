/// Holds the variant that this user has been given.
@MainActor
enum Shop {
  static var configuration: any ShopConfiguration = StandardConfiguration()
}
