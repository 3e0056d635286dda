import PetriCatalog
import PetriFormat
import PetriYAML

extension DefinitionBuilder {
  /// An alert, or a sheet of actions.
  func alert(_ node: YAMLNode, _ style: AlertContent.Style) -> AlertContent? {
    guard node.kind == .mapping else { return nil }
    let keys = Keys(node)
    var alert = AlertContent(style)
    alert.title = localized("title", keys)
    alert.message = localized("message", keys)
    alert.fields = keys.list("fields", alertField)
    alert.actions = keys.list("actions", alertAction)
    return alert
  }

  /// What the system asks, as the alert that it shows.
  func systemPrompt(_ node: YAMLNode) -> AlertContent? {
    let keys = Keys(node)
    guard let permission = keys.word("for", SystemPermission.self) else { return nil }
    func action(_ title: String, _ key: String) -> AlertActionDefinition {
      var action = AlertActionDefinition(title: LocalizedText(TextTemplate(literal: title)), place: node.place)
      action.tap = keys[key].flatMap(tap)
      return action
    }
    var alert = AlertContent(.alert)
    alert.title = LocalizedText(TextTemplate(literal: permission.title(app: settings.name)))
    alert.message = localized("message", keys) ?? permission.message.map { LocalizedText(TextTemplate(literal: $0)) }
    let denying = action(permission.denying, "deny")
    let allowing = permission.allowing.map { action($0, "allow") }
    alert.actions = allowing.count == 1 ? [denying] + allowing : allowing + [denying]
    return alert
  }

  /// The system's share sheet.
  func share(_ node: YAMLNode) -> ShareContent? {
    let keys = Keys(node)
    let items = keys.list("items", localized)
    guard !items.isEmpty else { return nil }
    var share = ShareContent(items: items)
    share.completed = keys["completed"].flatMap(tap)
    return share
  }

  private func alertField(_ node: YAMLNode) -> ViewDefinition? {
    guard node.kind == .mapping else { return nil }
    let keys = Keys(node)
    var field = kind(.textField, keys).map { ViewDefinition(kind: $0, place: node.firstPlace) }
    field?.id = keys.string("id")
    return field
  }

  private func alertAction(_ node: YAMLNode) -> AlertActionDefinition? {
    let keys = Keys(node)
    guard let title = localized("title", keys) else { return nil }
    var action = AlertActionDefinition(title: title, place: node.firstPlace)
    if let style = keys.word("style", AlertActionDefinition.Style.self) { action.style = style }
    action.tap = keys["tap"].flatMap(tap)
    action.enabled = keys.condition("enabled")
    action.when = keys.condition("when")
    action.each = keys.repetition
    if let preferred = keys.flag("preferred") { action.preferred = preferred }
    action.id = keys.string("id")
    return action
  }

  /// A line of a menu, or a menu in it.
  func menuElement(_ node: YAMLNode) -> MenuElementDefinition? {
    guard node.kind == .mapping else { return nil }
    let keys = Keys(node)
    var element = MenuElementDefinition(place: node.firstPlace)
    element.title = localized("title", keys)
    element.subtitle = localized("subtitle", keys)
    element.image = imageReference(keys, "image")
    if let style = keys.word("style", MenuElementDefinition.Style.self) { element.style = style }
    element.tap = keys["tap"].flatMap(tap)
    element.checked = keys.condition("checked")
    element.enabled = keys.condition("enabled")
    element.when = keys.condition("when")
    element.each = keys.repetition
    if keys["menu"] != nil { element.menu = keys.list("menu", menuElement) }
    if let inline = keys.flag("inline") { element.inline = inline }
    element.id = keys.string("id")
    return element
  }
}

extension YAMLNode {
  /// Where a mapping's first key is, which is where people look for it.
  var firstPlace: Place { (entries.first { _ in true }?.key ?? self).place }
}
