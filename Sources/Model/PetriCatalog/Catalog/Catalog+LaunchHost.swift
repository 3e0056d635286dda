/// The controller that a screen is launched in.
public enum LaunchHost: String, Hashable, Sendable, Codable, CaseIterable {
  case navigation
  /// None; the screen is the window's root.
  case window
}

extension Catalog {
  /// The controller that a screen is launched in. Unless the screen specifies it, that is a navigation controller if
  /// the screen is pushed: by its route or a storyboard, or because it has bars and isn't presented.
  public func launchHost(of screen: ScreenDefinition) -> LaunchHost {
    let canBePushed = screen.outermostContainer.map { !SystemContainer.navigation.refuses($0) } ?? true
    guard canBePushed, !screen.content.isOnlyPresented else { return .window }
    if let host = screen.launchedIn { return host }
    guard !screen.hasNavigation else { return .window }
    if case .scene(let content) = screen.content, scenes.pushed.contains(content.scene) { return .navigation }
    // The variants of an experiment that only changes routes share a launch host.
    let definition = defaultScreen(named: screen.name) ?? screen
    if let route = definition.route(named: RouteDefinition.defaultName) { return route.pushes ? .navigation : .window }
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
  fileprivate var pushes: Bool {
    let actions = steps.lazy.compactMap { if case .using(let action) = $0.kind { action } else { nil } }
    return actions.first?.container == .navigation
  }
}

extension BarDefinition {
  /// Whether it has more than colours, which a catalogue sets for all screens.
  fileprivate var isMoreThanColors: Bool {
    var colors = BarDefinition()
    (colors.background, colors.tint) = (background, tint)
    (colors.toolbarBackground, colors.toolbarTint) = (toolbarBackground, toolbarTint)
    return self != colors
  }
}
