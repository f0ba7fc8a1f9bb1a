/// Every rule, sorted by file name.
///
/// A new rule is its file in `Rules/` and a line here.
package let allRules: [any Rule.Type] = [
  ActionNeverHappens.self,
  DeadEnd.self,
  DeclaredDrift.self,
  EmptyContainer.self,
  FinderMatchesAnything.self,
  GrowingStack.self,
  IdleStep.self,
  MissingEntry.self,
  MissingStoryboardReference.self,
  NavigationInNavigation.self,
  OverlappingLinks.self,
  RedundantDeclaration.self,
  RouteCycle.self,
  SeveralEntries.self,
  ShadowedAlternative.self,
  StaleSuppression.self,
  SwallowedErrors.self,
  UnmetNilFactory.self,
  UnreachableScreen.self,
  UnusedRoute.self,
]
