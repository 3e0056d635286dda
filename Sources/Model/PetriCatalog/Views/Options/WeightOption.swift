/// A weight, as in `UIFont.Weight` and `UIImage.SymbolWeight`.
public enum WeightOption: String, Hashable, Sendable, Codable, CaseIterable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}
