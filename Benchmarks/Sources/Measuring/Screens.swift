/// Screens like those of a real catalogue, made by a small generator with a fixed seed: the same bytes in every run.
public enum Catalogue {
  /// The text of a screen, about 2.1 KB.
  ///
  /// - Parameter count: how many screens there are, of which it opens one.
  public static func screen(_ number: Int, of count: Int = 1_000) -> String {
    var random = Random(state: UInt64(number) &* 0x9E37_79B9_7F4A_7C15 | 1)
    let group = ["Onboarding", "Shop", "Account", "Settings/Privacy", "Orders/History"][random.next(5)]
    var text = """
      screen: screen-\(number)
      title: \(words(3, &random))
      summary: \(words(9, &random)).
      group: \(group)
      tags: [\(words(1, &random)), \(words(1, &random))]

      context:
        city: {type: string, example: \(words(1, &random))}
        closes: {type: time, example: "18:00"}
        count: {type: int, default: \(random.next(100))}

      fixtures:
        far-east: {city: Vladivostok, closes: "17:00"}
        empty:
          city: ''
          count: 0

      wrapping: [modal-container, onboarding-template]

      content:

      """
    for index in 0..<(4 + random.next(4)) {
      text += """
          - stack:
              axis: \(index % 2 == 0 ? "vertical" : "horizontal")
              spacing: \(random.next(32))
              views:
                - image: {name: \(words(1, &random)), width: \(random.next(300)), height: 225}
                - label: {text: "\(words(4, &random)) ${city}", style: headline}
                - label: \(words(6, &random))

        """
    }
    text += """
      statusBar: {style: dark, hidden: false}
      supportingViews:
        - button: {title: \(words(2, &random)), tap: dismiss}
        - button:
            title: "\(words(2, &random)) ${closes}, ${count}"
            tap: {open: screen-\(random.next(count))}

      """
    return text
  }

  private static let vocabulary = [
    "order", "pizza", "kitchen", "evening", "receipt", "address", "courier", "menu", "holiday", "special", "delivery",
    "account", "winter", "discount", "favourite", "basket", "payment", "profile", "welcome", "feedback",
  ]

  private static func words(_ count: Int, _ random: inout Random) -> String {
    (0..<count).map { _ in vocabulary[random.next(vocabulary.count)] }.joined(separator: " ")
  }
}

extension Catalogue {
  /// The containers that the screens are wrapped in.
  public static let containers = """
    container: modal-container
    ---
    container: onboarding-template
    supportingViews:

    """
}

/// A generator whose numbers are the same everywhere (xorshift).
struct Random {
  var state: UInt64

  mutating func next(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(bound))
  }
}
