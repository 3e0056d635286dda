import PetriCatalog
import PetriUIKit

extension UITabBar {
  /// Gives the bar the colours of its definition, with the values as they are now.
  func paint(_ bar: TabBarDefinition, _ scope: Scope) {
    let appearance = UITabBarAppearance()
    if let color = bar.background?.value(in: scope) {
      appearance.configureWithOpaqueBackground()
      appearance.backgroundColor = color.uiColor
    }
    standardAppearance = appearance
    scrollEdgeAppearance = appearance
    tintColor = bar.tint?.value(in: scope)?.uiColor
    unselectedItemTintColor = bar.unselectedTint?.value(in: scope)?.uiColor
  }
}

extension UIToolbar {
  /// Gives the bar colours; `nil` is the system's.
  func paint(_ background: ColorValue?, tint: ColorValue?) {
    let appearance = UIToolbarAppearance()
    if let background {
      appearance.configureWithOpaqueBackground()
      appearance.backgroundColor = background.uiColor
    }
    standardAppearance = appearance
    scrollEdgeAppearance = appearance
    tintColor = tint?.uiColor
  }
}
