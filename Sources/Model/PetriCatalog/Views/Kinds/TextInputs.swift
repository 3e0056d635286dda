/// A text field or search field.
public struct TextFieldDefinition: KindDefinition {
  /// The text shown while the field is empty.
  public var placeholder: LocalizedText?
  /// The initial text.
  public var text: LocalizedText?
  /// Whether the text is obscured, as in a password field.
  public var secure = false
  /// The border style.
  public var borderStyle = BorderStyleOption.roundedRect
  /// The text input traits.
  public var traits = TextTraits()
  /// The mode in which the clear button appears.
  public var clearButton = ClearButtonOption.never
  /// The condition that enables the control; `nil` if always enabled.
  public var enabled: Condition?
  /// Whether the input becomes first responder when the screen appears.
  public var focused = false
  /// The items of the input accessory view.
  public var accessory: [BarItemDefinition] = []
  /// The font; `nil` for the default.
  public var font: FontDefinition?

  /// Creates an empty field.
  public init() {}
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension TextFieldDefinition {
  public static var isTypedIn: Bool { true }

  public var texts: [LocalizedText] { [placeholder, text].compactMap(\.self) }

  public var keyboardItems: [BarItemDefinition] { accessory }

  public func subject(locale: String) -> String { placeholder?.subject(locale: locale) ?? "" }
}

/// A text view.
public struct TextViewDefinition: KindDefinition {
  /// The placeholder, shown in a label because `UITextView` has none.
  public var placeholder: LocalizedText?
  /// The initial text.
  public var text: LocalizedText?
  /// Whether the text is editable.
  public var editable = true
  /// The text input traits.
  public var traits = TextTraits()
  /// Whether the input becomes first responder when the screen appears.
  public var focused = false
  /// The items of the input accessory view.
  public var accessory: [BarItemDefinition] = []
  /// The font; `nil` for the default.
  public var font: FontDefinition?

  /// Creates an empty text view.
  public init() {}
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension TextViewDefinition {
  public static var isTypedIn: Bool { true }

  public var texts: [LocalizedText] { [placeholder, text].compactMap(\.self) }

  public var keyboardItems: [BarItemDefinition] { accessory }

  public func subject(locale: String) -> String { placeholder?.subject(locale: locale) ?? "" }
}

/// The text input traits of a view.
public struct TextTraits: Hashable, Sendable, Codable {
  /// The keyboard type.
  public var keyboard = KeyboardOption.default
  /// The return key.
  public var returnKey = ReturnKeyOption.default
  /// The semantic content type, for autofill.
  public var contentType: TextContentOption?
  /// The autocapitalization type.
  public var capitalization = CapitalizationOption.sentences
  /// Whether autocorrection is on; `nil` for the system default.
  public var autocorrection: Bool?

  /// Creates the default traits.
  public init() {}
}

/// A keyboard type, as in `UIKeyboardType`.
public enum KeyboardOption: String, Hashable, Sendable, Codable, CaseIterable {
  case `default`
  case asciiCapable
  case numbersAndPunctuation
  case url = "URL"
  case numberPad
  case phonePad
  case namePhonePad
  case emailAddress
  case decimalPad
  case webSearch
  case asciiCapableNumberPad
}

/// An autocapitalization type, as in `UITextAutocapitalizationType`.
public enum CapitalizationOption: String, Hashable, Sendable, Codable, CaseIterable {
  case none, words, sentences, allCharacters
}

/// A return key, as in `UIReturnKeyType`.
public enum ReturnKeyOption: String, Hashable, Sendable, Codable, CaseIterable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// The semantic content type of an input, as in `UITextContentType`.
public enum TextContentOption: String, Hashable, Sendable, Codable, CaseIterable {
  case name, namePrefix, givenName, middleName, familyName, nameSuffix, nickname
  case jobTitle, organizationName
  case location, fullStreetAddress, streetAddressLine1, streetAddressLine2, addressCity, addressState,
    addressCityAndState, sublocality, countryName, postalCode
  case telephoneNumber, emailAddress
  // Named as in UIKit.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL
  case creditCardNumber, creditCardName, creditCardGivenName, creditCardMiddleName, creditCardFamilyName,
    creditCardSecurityCode, creditCardExpiration, creditCardExpirationMonth, creditCardExpirationYear, creditCardType
  case username, password, newPassword, oneTimeCode
  case shipmentTrackingNumber, flightNumber, dateTime
  case birthdate, birthdateDay, birthdateMonth, birthdateYear
  case cellularEID, cellularIMEI
}

/// The mode in which a clear button appears, as in `UITextField.ViewMode`.
public enum ClearButtonOption: String, Hashable, Sendable, Codable, CaseIterable {
  case never, whileEditing, unlessEditing, always
}

/// A border style, as in `UITextField.BorderStyle`.
public enum BorderStyleOption: String, Hashable, Sendable, Codable, CaseIterable {
  case roundedRect
  case none
  case line
  case bezel
}
