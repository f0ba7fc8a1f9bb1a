import NavigationModel
import Router

/// Texts of trees, put together by chance, in their canonical notation.
struct RandomTree {
  static let classes = ScreenClasses([
    "FrameNav": ScreenClass(name: "FrameNav", superclass: "UINavigationController"),
    "MyTabs": ScreenClass(name: "MyTabs", superclass: "UITabBarController"),
    "Sheet": ScreenClass(name: "Sheet", superclass: "UIViewController", isCustomContainer: true),
  ])

  var dice: Dice

  mutating func text(depth: Int = 0) -> String {
    let count = 1 + (dice.roll(4) == 0 ? dice.roll(3) : 0)
    return (0..<count).map { _ in node(depth: depth) }.joined(separator: " ^ ")
  }

  private mutating func node(depth: Int) -> String {
    let leaves = ["Home", "Trip(7)", "Trip()", "UIHostingController<Card>(a b)", "Plain"]
    if depth > 3 { return leaves[dice.roll(leaves.count)] }
    switch dice.roll(10) {
    case 0: return "Nav[\(children(depth))]"
    case 1: return "FrameNav(x)[\(children(depth))]"
    case 2, 3:
      let count = dice.roll(3)
      let name = dice.roll(2) == 0 ? "Tab" : "MyTabs"
      if count == 0 { return "\(name)[]" }
      let list = (0..<count).map { _ in text(depth: depth + 1) }.joined(separator: ", ")
      return "\(name)<\(dice.roll(count))>[\(list)]"
    case 4:
      return "Split[\((0...dice.roll(2)).map { _ in text(depth: depth + 1) }.joined(separator: " / "))]"
    case 5: return "Sheet{\(text(depth: depth + 1))}"
    case 6: return "Plain{\(text(depth: depth + 1)), \(text(depth: depth + 1))}"
    default: return leaves[dice.roll(leaves.count)]
    }
  }

  private mutating func children(_ depth: Int) -> String {
    (0..<dice.roll(4)).map { _ in text(depth: depth + 1) }.joined(separator: ", ")
  }
}
