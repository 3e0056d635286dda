import PetriCatalog
import PetriFormat
import PetriYAML

extension DefinitionBuilder {
  /// A line to type in.
  func textField(_ keys: Keys) -> TextFieldDefinition {
    var field = TextFieldDefinition()
    field.placeholder = localized("placeholder", keys)
    field.text = localized("text", keys)
    if let secure = keys.flag("secure") { field.secure = secure }
    field.traits = traits(keys)
    if let mode = keys.word("clearButton", ClearButtonOption.self) { field.clearButton = mode }
    field.enabled = keys.condition("enabled")
    field.accessory = keys.list("accessory", barItem)
    if let focused = keys.flag("focused") { field.focused = focused }
    field.font = font(keys)
    return field
  }

  /// Lines to type in.
  func textView(_ keys: Keys) -> TextViewDefinition {
    var view = TextViewDefinition()
    view.placeholder = localized("placeholder", keys)
    view.text = localized("text", keys)
    if let editable = keys.flag("editable") { view.editable = editable }
    view.traits = traits(keys)
    view.accessory = keys.list("accessory", barItem)
    if let focused = keys.flag("focused") { view.focused = focused }
    view.font = font(keys)
    return view
  }

  private func traits(_ keys: Keys) -> TextTraits {
    var traits = TextTraits()
    if let keyboard = keys.word("keyboard", KeyboardOption.self) { traits.keyboard = keyboard }
    if let key = keys.word("returnKey", ReturnKeyOption.self) { traits.returnKey = key }
    traits.contentType = keys.word("contentType")
    if let word = keys.word("capitalization", CapitalizationOption.self) { traits.capitalization = word }
    traits.autocorrection = keys.flag("autocorrection")
    return traits
  }

  /// A date, a time, or both.
  func datePicker(_ keys: Keys) -> DatePickerDefinition {
    var picker = DatePickerDefinition()
    picker.date = keys.attribute("date")
    picker.time = keys.attribute("time")
    picker.minimum = keys.attribute("minimum")
    picker.maximum = keys.attribute("maximum")
    if let style = keys.word("style", DatePickerStyleOption.self) { picker.style = style }
    picker.enabled = keys.condition("enabled")
    return picker
  }
}
