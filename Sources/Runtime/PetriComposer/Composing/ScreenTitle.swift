import PetriCatalog
import PetriUIKit

/// The title of a composed screen, which may hold values: bound in the content, in the layers around it, and in the tab.
///
/// A controller that has a title of its own keeps it.
@MainActor
final class ScreenTitle {
  private weak var content: UIViewController?
  private unowned let composer: Composer
  private let definition: ScreenDefinition
  private let context: ContextObject
  /// The title that was given last; what else the controller has is its own.
  private var given: String?
  private weak var tabItem: UITabBarItem?
  private var tabText: (() -> String)?
  private var tabBadge: (() -> String)?
  private var tabBadgeColor: (() -> UIColor?)?

  /// Gives a controller its screen's title, unless it has one.
  init(_ content: UIViewController, in environment: ScreenEnvironment) {
    self.content = content
    composer = environment.composer
    definition = environment.definition
    context = environment.context
    if content.ownTitle == nil, definition.titlesContent { give() }
    composer.state.observe(content) { [self] in update() }
  }

  /// Binds a tab's title, which is the screen's where it has no text of its own, and the badge over its image.
  func bind(_ item: UITabBarItem, text: (() -> String)?, badge: (() -> String)?, badgeColor: (() -> UIColor?)?) {
    tabItem = item
    tabText = text
    tabBadge = badge
    tabBadgeColor = badgeColor
    updateTab()
  }

  /// Reads the values anew.
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
  /// Whether its content gets its title: not what is only presented, and a scene only where somebody chose one.
  fileprivate var titlesContent: Bool {
    if case .scene = content { return title != LocalizedText(TextTemplate(literal: name)) }
    return !content.isOnlyPresented
  }
}

extension UIViewController {
  /// The title that a controller gave itself, or that of what its bar shows.
  var ownTitle: String? { title ?? navigationItem.title }

  /// Hands what bars show besides the title on to the layers around.
  func navigationItemDidChange() {
    var child = self
    while let layer = child.parent as? ContainerViewController, layer.embeddedController === child {
      layer.takeNavigationItem()
      child = layer
    }
  }

  /// Hands a title on to the layers around.
  func titleDidChange() {
    var child = self
    while let layer = child.parent as? ContainerViewController, layer.embeddedController === child {
      layer.takeTitle()
      child = layer
    }
  }
}
