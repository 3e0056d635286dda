import PetriCatalog
import PetriUIKit

/// The title of a composed screen, kept up to date in the content, the layers around it and the tab.
///
/// A controller with a title of its own keeps it.
@MainActor
final class ScreenTitle {
  private weak var content: UIViewController?
  private unowned let composer: Composer
  private let definition: ScreenDefinition
  private let context: ContextObject
  /// The title set last; a different title is the controller's own.
  private var given: String?
  private weak var tabItem: UITabBarItem?
  private var tabText: (() -> String)?
  private var tabBadge: (() -> String)?
  private var tabBadgeColor: (() -> UIColor?)?

  init(_ content: UIViewController, in environment: ScreenEnvironment) {
    self.content = content
    composer = environment.composer
    definition = environment.definition
    context = environment.context
    if content.ownTitle == nil, definition.titlesContent { give() }
    composer.state.observe(content) { [self] in update() }
  }

  /// Binds a tab's title, which defaults to the screen's, and its badge.
  func bind(_ item: UITabBarItem, text: (() -> String)?, badge: (() -> String)?, badgeColor: (() -> UIColor?)?) {
    tabItem = item
    tabText = text
    tabBadge = badge
    tabBadgeColor = badgeColor
    updateTab()
  }

  func update() {
    if let given, content?.title == given { give() }
    content?.titleDidChange()
    updateTab()
  }

  private func give() {
    guard let content else { return }
    let isNoted = content is any ScopeProviding || composer.register.content(content) != nil
    let scope = isNoted ? composer.scope(content) : composer.scope(of: context)
    let text = definition.title.text(in: scope)
    given = text
    if content.title != text { content.title = text }
  }

  private func updateTab() {
    let text = tabText?() ?? content?.ownTitle
    guard let tabItem else { return }
    if tabItem.title != text { tabItem.title = text }
    let badge = tabBadge?() ?? ""
    tabItem.badgeValue = badge.isEmpty ? nil : badge
    tabItem.badgeColor = tabBadgeColor?()
  }
}

extension ScreenDefinition {
  /// Whether the content gets the title. Content that is only presented doesn't; a scene does if its title isn't just
  /// its name.
  fileprivate var titlesContent: Bool {
    if case .scene = content { return title != LocalizedText(TextTemplate(literal: name)) }
    return !content.isOnlyPresented
  }
}

extension UIViewController {
  var ownTitle: String? { title ?? navigationItem.title }

  func navigationItemDidChange() {
    var child = self
    while let layer = child.parent as? ContainerViewController, layer.embeddedController === child {
      layer.takeNavigationItem()
      child = layer
    }
  }

  func titleDidChange() {
    var child = self
    while let layer = child.parent as? ContainerViewController, layer.embeddedController === child {
      layer.takeTitle()
      child = layer
    }
  }
}
