/// Every idiom, in order of name.
///
/// The evaluator treats their vocabulary as opaque, the linker runs each in turn.
let allIdioms: [any Idiom.Type] = [
  ChamomileIdiom.self,
  CombineIdiom.self,
  ComposableArchitectureIdiom.self,
  EurekaIdiom.self,
  FlowStacksIdiom.self,
  HeroIdiom.self,
  LightRouteIdiom.self,
  MoordinatorIdiom.self,
  NavigationBackportIdiom.self,
  ReSwiftIdiom.self,
  RouteComposerIdiom.self,
  RxFlowIdiom.self,
  RxIdiom.self,
  SCLAlertViewIdiom.self,
  StinsenIdiom.self,
  SwifterSwiftIdiom.self,
  SwiftStateIdiom.self,
  SwiftUIIdiom.self,
  UIKitIdiom.self,
  UIPilotIdiom.self,
  URLNavigatorIdiom.self,
  XCoordinatorIdiom.self,
]
