/// The view controller in which a screen is launched.
public enum LaunchHost: String, Hashable, Sendable, Codable, CaseIterable {
  case navigation
  /// No container: the screen is the window's root view controller.
  case window
}

extension Catalog {
  /// The view controller in which a screen is launched. Unless the screen specifies it, this is a navigation controller
  /// for screens that are pushed: by a route or a storyboard, or because they have bars and aren't presented.
  public func launchHost(of screen: ScreenDefinition) -> LaunchHost {
    let canBePushed = screen.outermostContainer.map { !SystemContainer.navigation.refuses($0) } ?? true
    guard canBePushed, !screen.content.isOnlyPresented else { return .window }
    if let host = screen.launchedIn { return host }
    guard !screen.hasNavigation else { return .window }
    if case .scene(let content) = screen.content, scenes.pushed.contains(content.scene) { return .navigation }
    // Variants of an experiment that change only routes must have the same launch host, so the default decides.
    let definition = defaultScreen(named: screen.name) ?? screen
    if let route = definition.route(named: RouteDefinition.defaultName) { return route.pushes ? .navigation : .window }
    let isPresented = presentation(of: screen) != PresentationDefinition() || screen.presentation != nil
    return screen.bar?.isMoreThanColors == true && !isPresented ? .navigation : .window
  }
}

extension ScreenDefinition {
  /// Whether one of the layers around the content is a navigation controller.
  fileprivate var hasNavigation: Bool {
    wrapping.contains { if case .system(.navigation) = $0.kind { true } else { false } }
  }
}

extension RouteDefinition {
  fileprivate var pushes: Bool {
    let actions = steps.lazy.compactMap { if case .using(let action) = $0.kind { action } else { nil } }
    return actions.first?.container == .navigation
  }
}

extension BarDefinition {
  /// Whether anything other than the colours is set, which a catalogue can set for all screens.
  fileprivate var isMoreThanColors: Bool {
    var colors = BarDefinition()
    (colors.background, colors.tint) = (background, tint)
    (colors.toolbarBackground, colors.toolbarTint) = (toolbarBackground, toolbarTint)
    return self != colors
  }
}
