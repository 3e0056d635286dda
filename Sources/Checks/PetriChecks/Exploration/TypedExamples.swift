public import PetriCatalog
import PetriComposer
import PetriUIKit

/// Sample texts for text fields: from the catalogue's walks, or else matching the keyboard type.
public struct TypedExamples: Sendable {
  private var texts: [String: [String: String]] = [:]
  private var anywhere: [String: String] = [:]

  /// Collects the first text for each field from the walks of a catalogue.
  public init(of catalog: Catalog) {
    for screen in catalog.screens {
      for walk in screen.walks {
        for case .move(.type(let text, let field)) in walk.steps.map(\.kind) where !text.isEmpty {
          if texts[screen.name]?[field] == nil { texts[screen.name, default: [:]][field] = text }
          if anywhere[field] == nil { anywhere[field] = text }
        }
      }
    }
  }

  @MainActor func text(for field: Touchable, on screen: String) -> String {
    let names = [field.name] + field.otherNames
    if let known = names.lazy.compactMap({ texts[screen]?[$0] ?? anywhere[$0] }).first { return known }
    if field.isSecure { return "password1" }
    return switch (field.object as? any UITextInputTraits)?.keyboardType {
    case .emailAddress?: "name@shop.example"
    case .URL?: "https://shop.example"
    case .numberPad?, .decimalPad?, .asciiCapableNumberPad?, .numbersAndPunctuation?: "12"
    case .phonePad?: "5550100"
    default: "Example"
    }
  }
}
