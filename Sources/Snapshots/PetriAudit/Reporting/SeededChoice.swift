/// Chooses by chance, the same with the same seed on every machine.
public struct SeededChoice: RandomNumberGenerator {
  private var state: UInt64

  /// Begins with a seed.
  public init(seed: UInt64) { state = seed }

  /// The next number (SplitMix64).
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Some elements in their order; all where there are no more.
  public mutating func choose<Element>(_ count: Int, of elements: [Element]) -> [Element] {
    guard count < elements.count else { return elements }
    let places = elements.indices.shuffled(using: &self).prefix(count).sorted()
    return places.map { elements[$0] }
  }
}
