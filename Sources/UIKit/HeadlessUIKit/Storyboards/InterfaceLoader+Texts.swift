import Foundation
import InterfaceBuilder

extension InterfaceLoader {
  func apply(_ content: LabelContent, to label: UILabel, _ identity: InterfaceIdentity) {
    label.font = values.font(content.font, defaultSize: 17)
    label.numberOfLines = content.numberOfLines
    if let mode = InterfaceValues.lineBreaks[content.lineBreakMode ?? ""] { label.lineBreakMode = mode }
    if let alignment = InterfaceValues.alignments[content.textAlignment ?? ""] { label.textAlignment = alignment }
    if let color = values.color(content.textColor) { label.textColor = color }
    label.highlightedTextColor = values.color(content.highlightedColor)
    label.shadowColor = values.color(content.shadowColor)
    label.adjustsFontSizeToFitWidth = content.adjustsFontSizeToFit
    label.minimumScaleFactor = content.minimumScaleFactor
    label.adjustsFontForContentSizeCategory = content.adjustsFontForContentSizeCategory
    label.isEnabled = content.isEnabled
    if let width = content.preferredMaxLayoutWidth { label.preferredMaxLayoutWidth = width }
    if let text = content.attributedText {
      label.attributedText = values.attributed(text)
    } else {
      label.text = values.text(content.text, "text", of: identity)
    }
  }

  func apply(_ content: TextFieldContent, to field: UITextField, _ identity: InterfaceIdentity) {
    field.font = values.font(content.font, defaultSize: 17)
    field.text = values.text(content.text, "text", of: identity) ?? ""
    field.placeholder = values.text(content.placeholder, "placeholder", of: identity)
    if let color = values.color(content.textColor) { field.textColor = color }
    if let alignment = InterfaceValues.alignments[content.textAlignment ?? ""] { field.textAlignment = alignment }
    let styles: [String: UITextField.BorderStyle] = ["line": .line, "bezel": .bezel, "roundedRect": .roundedRect]
    field.borderStyle = styles[content.borderStyle ?? ""] ?? .none
    let modes: [String: UITextField.ViewMode] = [
      "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
    ]
    field.clearButtonMode = modes[content.clearButtonMode ?? ""] ?? .never
    field.clearsOnBeginEditing = content.clearsOnBeginEditing
    field.adjustsFontSizeToFitWidth = content.adjustsFontSizeToFit
    field.minimumFontSize = content.minimumFontSize ?? 0
    field.adjustsFontForContentSizeCategory = content.adjustsFontForContentSizeCategory
    apply(content.traits, to: field)
    if let type = content.traits.textContentType {
      field.textContentType = UITextContentType(rawValue: Self.contentTypes[type] ?? type)
    }
    field.isSecureTextEntry = content.traits.isSecure
  }

  func apply(_ content: TextViewContent, to view: UITextView, _ identity: InterfaceIdentity) {
    apply(content.scroll, to: view)
    view.font = values.font(content.attributedText?.runs.first?.font ?? content.font, defaultSize: 14)
    if let color = values.color(content.textColor) { view.textColor = color }
    if let alignment = InterfaceValues.alignments[content.textAlignment ?? ""] { view.textAlignment = alignment }
    view.isEditable = content.isEditable
    view.isSelectable = content.isSelectable
    view.adjustsFontForContentSizeCategory = content.adjustsFontForContentSizeCategory
    apply(content.traits, to: view)
    if let text = content.attributedText {
      view.attributedText = values.attributed(text)
    } else {
      view.text = values.text(content.text, "text", of: identity) ?? ""
    }
  }

  private func apply(_ traits: TextInputTraits, to input: any UITextInputTraits) {
    let capitals: [String: UITextAutocapitalizationType] = [
      "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
    ]
    let keyboards: [String: UIKeyboardType] = [
      "alphabet": .asciiCapable, "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad,
      "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress, "decimalPad": .decimalPad,
      "twitter": .twitter, "webSearch": .webSearch, "ASCIICapableNumberPad": .asciiCapableNumberPad,
    ]
    let returns: [String: UIReturnKeyType] = [
      "go": .go, "google": .google, "join": .join, "next": .next, "route": .route, "search": .search, "send": .send,
      "yahoo": .yahoo, "done": .done, "emergency-call": .emergencyCall, "continue": .continue,
    ]
    input.autocapitalizationType = capitals[traits.autocapitalizationType ?? ""] ?? .none
    input.autocorrectionType =
      traits.autocorrectionType == "no" ? .no : traits.autocorrectionType == "yes" ? .yes : .default
    input.keyboardType = keyboards[traits.keyboardType ?? ""] ?? .default
    input.returnKeyType = returns[traits.returnKeyType ?? ""] ?? .default
    input.enablesReturnKeyAutomatically = traits.enablesReturnKeyAutomatically
  }

  private static let contentTypes: [String: String] = [
    "email": "emailAddress", "tel": "telephoneNumber", "given-name": "name.given", "family-name": "name.family",
    "one-time-code": "one-time-code", "current-password": "password", "new-password": "new-password",
    "street-address": "street-address", "postal-code": "postal-code",
  ]
}
