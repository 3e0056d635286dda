import PetriCatalog

/// What an attribute of a view has to be.
enum ViewCheck: UInt8 {
  /// Nothing that an outline knows of.
  case unknown
  case localized, imageName, condition, flag, number, size, step, lines, color, flagOrValue, numberOrValue
  case fractionOrValue, integerOrValue, titles, views, tap, id, each, elementName
  case textStyle, buttonStyle, listStyle, textAlignment, stackAlignment, distribution, axis, mode, keyboard

  /// The check of a key; ``unknown`` for one that has come since, so that views with it are decoded.
  static func of(_ key: String, _ kind: ViewKind.Name) -> ViewCheck {
    switch (key, kind) {
    case ("views", _): .views
    case ("text", _), ("title", _), ("placeholder", _), ("accessibilityLabel", _): .localized
    case ("titles", _): .titles
    case ("name", .image): .imageName
    case ("id", _): .id
    case ("tap", _): .tap
    case ("each", _): .each
    case ("as", _): .elementName
    case ("when", _), ("enabled", _): .condition
    case ("secure", _), ("large", _): .flag
    case ("on", _), ("animating", _): .flagOrValue
    case ("width", _), ("height", _), ("spacing", _), ("padding", _), ("cornerRadius", _), ("length", _): .size
    case ("minimum", _), ("maximum", _): .number
    case ("step", _): .step
    case ("lines", _): .lines
    case ("alpha", _), ("value", .progress): .fractionOrValue
    case ("value", _): .numberOrValue
    case ("selected", _): .integerOrValue
    case ("background", _), ("tint", _), ("color", _), ("border", _): .color
    case ("style", .label): .textStyle
    case ("style", .button): .buttonStyle
    case ("style", .list): .listStyle
    case ("alignment", .label): .textAlignment
    case ("alignment", _): .stackAlignment
    case ("distribution", _): .distribution
    case ("axis", _): .axis
    case ("mode", _): .mode
    case ("keyboard", _): .keyboard
    default: .unknown
    }
  }
}
