/// How heavy a font or a symbol is, as `UIFont.Weight` and `UIImage.SymbolWeight` name it.
public enum WeightOption: String, Hashable, Sendable, Codable, CaseIterable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}
