/// How heavy a symbol is, as `UIImage.SymbolWeight` names it.
public enum SymbolWeightOption: String, Hashable, Sendable, Codable, CaseIterable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}
