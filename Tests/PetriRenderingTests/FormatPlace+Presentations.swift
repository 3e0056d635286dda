import PetriFormat

extension FormatPlace {
  /// The keys of a presentation, as they go with one another.
  static func presentations(_ name: String, _ screen: String) -> [FormatPlace] {
    func place(_ part: String, _ keys: [String], required: [(key: String, value: String)]) -> FormatPlace {
      FormatPlace(
        "\(name)\(part)",
        Grammar.presentation.shape.all.filter { keys.contains($0.key) },
        given: [
          "detents": ["[medium]", "[medium, large]", "[{height: 200}, medium, large]"],
          "selectedDetent": ["medium", "large", "{height: 200}"],
          "largestUndimmedDetent": ["medium", "large", "{height: 200}"], "source": ["more", "filter"],
        ],
        required: required,
        screen
      )
    }
    return [
      place("", ["style", "transition", "interactiveDismiss", "grabber", "detents"], required: []),
      place(
        "'s chosen detents",
        ["selectedDetent", "largestUndimmedDetent"],
        required: [("detents", "[{height: 200}, medium, large]")]
      ),
      place("'s source", ["source"], required: [("style", "popover")]),
      FormatPlace(
        "\(name)'s detent",
        Grammar.detentHeight.shape.all,
        screen.replacing("@", with: "detents: [{@}]")
      ),
    ]
  }
}
