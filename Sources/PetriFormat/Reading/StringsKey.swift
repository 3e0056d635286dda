import PetriCatalog

/// A key of a localization file as it is read, or one of two.
indirect enum StringsKey: Sendable {
  /// A key.
  case one(Located<String>)
  /// The first where a condition holds, else the second.
  case either(Condition, StringsKey, StringsKey)
}
