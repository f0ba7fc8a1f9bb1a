import Foundation

struct Recipe: Hashable, Sendable {
  var title: String
  var minutes: Int
}
