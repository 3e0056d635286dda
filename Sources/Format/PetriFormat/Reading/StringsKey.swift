import PetriCatalog

/// A localization key, or one of two.
indirect enum StringsKey: Sendable {
  case one(Located<String>)
  /// The first key if a condition holds, or else the second.
  case either(Condition, StringsKey, StringsKey)
}
