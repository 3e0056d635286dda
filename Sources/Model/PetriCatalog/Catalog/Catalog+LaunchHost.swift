extension Catalog {
  /// The controller that a screen is in when it is launched alone: its own choice, else a navigation controller for a screen that is meant
  /// to be pushed. Its route pushes it, a storyboard has it on a stack, or it has bars, isn't presented and has no navigation controller of
  /// its own.
  public func launchHost(of screen: ScreenDefinition) -> LaunchHost {
    let canBePushed = screen.outermostContainer.map { !SystemContainer.navigation.refuses($0) } ?? true
    guard canBePushed, !screen.content.isOnlyPresented else { return .window }
    if let host = screen.launchedIn { return host }
    guard !screen.hasNavigation else { return .window }
    if case .scene(let content) = screen.content, scenes.pushed.contains(content.scene) { return .navigation }
    // In the variants of an experiment that differ in the way alone, it is the same.
    let usual = usualScreen(named: screen.name) ?? screen
    if let route = usual.route(named: RouteDefinition.defaultName) { return route.pushes ? .navigation : .window }
    let isPresented = presentation(of: screen) != PresentationDefinition() || screen.presentation != nil
    return screen.bar?.isMoreThanColors == true && !isPresented ? .navigation : .window
  }
}

extension ScreenDefinition {
  /// Whether a layer around the content is a navigation controller.
  fileprivate var hasNavigation: Bool {
    wrapping.contains { if case .system(.navigation) = $0.kind { true } else { false } }
  }
}

extension RouteDefinition {
  /// Whether the destination is pushed.
  fileprivate var pushes: Bool {
    let actions = steps.lazy.compactMap { if case .using(let action) = $0.kind { action } else { nil } }
    return actions.first?.container == .navigation
  }
}

extension BarDefinition {
  /// Whether it is more than the colours, which a catalogue gives to all of its screens.
  fileprivate var isMoreThanColors: Bool {
    var colors = BarDefinition()
    (colors.background, colors.tint) = (background, tint)
    (colors.toolbarBackground, colors.toolbarTint) = (toolbarBackground, toolbarTint)
    return self != colors
  }
}
