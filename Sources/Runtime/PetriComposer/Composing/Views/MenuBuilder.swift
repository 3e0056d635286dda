import PetriCatalog
import PetriUIKit

@MainActor
struct MenuBuilder {
  let record: ViewRecord?
  let onTap: @MainActor (ResolvedTap) -> Void

  func menu(_ definitions: [MenuElementDefinition], scope: Scope) -> UIMenu? {
    let children = elements(definitions, scope)
    return children.isEmpty ? nil : UIMenu(children: children)
  }

  private func elements(_ definitions: [MenuElementDefinition], _ scope: Scope) -> [UIMenuElement] {
    definitions.flatMap { definition in
      (definition.each?.scopes(in: scope) ?? [scope])
        .filter { record.decide(definition.when, .when, at: definition.place, in: $0) }
        .map { element(definition, $0) }
    }
  }

  private func element(_ definition: MenuElementDefinition, _ scope: Scope) -> UIMenuElement {
    let element = unnamed(definition, scope)
    element.accessibilityIdentifier = definition.id
    return element
  }

  private func unnamed(_ definition: MenuElementDefinition, _ scope: Scope) -> UIMenuElement {
    record?.noteMade(at: definition.place)
    func text(_ text: LocalizedText) -> String { text.text(in: scope) }
    let (title, subtitle) = (definition.title.map(text) ?? "", definition.subtitle.map(text))
    let image = definition.image?.icon(in: scope)
    if let inner = definition.menu {
      var options: UIMenu.Options = definition.inline ? .displayInline : []
      if definition.style == .destructive { options.insert(.destructive) }
      return UIMenu(title: title, subtitle: subtitle, image: image, options: options, children: elements(inner, scope))
    }
    var attributes: UIMenuElement.Attributes = definition.style == .destructive ? .destructive : []
    if !record.decide(definition.enabled, .enabled, at: definition.place, in: scope) { attributes.insert(.disabled) }
    let isChecked = definition.checked.map { record.decide($0, .checked, at: definition.place, in: scope) } ?? false
    let tap = definition.tap.map { ResolvedTap($0, scope: scope) }
    let action = UIAction(
      title: title,
      subtitle: subtitle,
      image: image,
      attributes: attributes,
      state: isChecked ? .on : .off
    ) { [onTap] _ in
      if let tap { onTap(tap) }
    }
    action.resolvedTap = tap
    return action
  }
}

extension UIMenuElement {
  private static let tapKey = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  package var resolvedTap: ResolvedTap? {
    get { objc_getAssociatedObject(self, UIMenuElement.tapKey) as? ResolvedTap }
    set { objc_setAssociatedObject(self, UIMenuElement.tapKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
}

/// The context menu of a view. It owns its delegate, which UIKit references weakly.
final class DefinedMenuInteraction: UIContextMenuInteraction {
  private let provider: Provider

  var menu: UIMenu { provider.menu }

  init(_ menu: UIMenu) {
    provider = Provider(menu)
    super.init(delegate: provider)
  }

  private final class Provider: NSObject, UIContextMenuInteractionDelegate {
    let menu: UIMenu

    init(_ menu: UIMenu) {
      self.menu = menu
      super.init()
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [menu] _ in menu }
    }
  }
}
