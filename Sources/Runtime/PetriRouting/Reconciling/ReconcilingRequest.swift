/// A required stack.
struct ReconcilingRequest: NavigationRequest {
  let required: RequiredController
  let priority: Int

  func planned(by router: DefaultRouter) -> Planned {
    guard let stack = router.stack(from: nil) else {
      return .withoutWindow(RoutePlan(destination: required.name, context: ""))
    }
    return Reconciler(stack: stack, inspector: router.inspector).plan(required)
  }
}
