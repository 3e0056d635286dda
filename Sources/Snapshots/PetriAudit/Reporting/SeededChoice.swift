/// A random number generator (SplitMix64) that repeats its sequence for the same seed on every machine.
package struct SeededChoice: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a random subset of at most `count` elements, in their order.
  package mutating func choose<Element>(_ count: Int, of elements: [Element]) -> [Element] {
    guard count < elements.count else { return elements }
    let places = elements.indices.shuffled(using: &self).prefix(count).sorted()
    return places.map { elements[$0] }
  }
}
