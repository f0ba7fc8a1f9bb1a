import NavigationModel
import Router
import Testing

@Suite struct ScreenClassesTests {
  private static let classes = ScreenClasses([
    "Base": ScreenClass(name: "Base", superclass: "UIKit.UIViewController"),
    "Home": ScreenClass(name: "Home", superclass: "Base"),
    "List": ScreenClass(name: "List", superclass: "GenericBase<Item>"),
    "FrameNav": ScreenClass(name: "FrameNav", superclass: "UINavigationController"),
    "DeepNav": ScreenClass(name: "DeepNav", superclass: "FrameNav"),
    "Drawer": ScreenClass(name: "Drawer", superclass: "Base", isCustomContainer: true),
    "SmallDrawer": ScreenClass(name: "SmallDrawer", superclass: "Drawer"),
    "A": ScreenClass(name: "A", superclass: "B"),
    "B": ScreenClass(name: "B", superclass: "A"),
  ])

  @Test(arguments: [
    ("Home", "Base", true), ("Home", "UIViewController", true), ("Base", "Home", false),
    ("DeepNav", "UINavigationController", true), ("DeepNav", "Nav", true), ("Nav", "DeepNav", false),
    ("List", "GenericBase", true), ("Unknown", "UIViewController", true), ("Unknown", "Base", false),
    ("UIImagePickerController", "UINavigationController", true), ("UIKit.UITabBarController", "Tab", true),
    ("UIHostingController<Card>", "UIHostingController", true),
    ("UIHostingController<Card>", "UIHostingController<Card>", true),
    ("UIHostingController<Card>", "UIHostingController<Other>", false),
    ("UIHostingController<Card>", "UIViewController", true), ("A", "A", true), ("A", "Home", false),
  ])
  func knowsWhoInheritsFromWhom(name: String, ancestor: String, expected: Bool) {
    #expect(Self.classes.isSubclass(name, of: ancestor) == expected)
  }

  @Test(arguments: [
    ("Home", ContainerKind.none), ("DeepNav", .navigation), ("UITabBarController", .tab), ("Split", .split),
    ("SmallDrawer", .custom), ("Unknown", .none), ("UIPageViewController", .none), ("A", .none),
  ])
  func knowsContainers(name: String, kind: ContainerKind) {
    #expect(Self.classes.kind(of: name) == kind)
  }
}
