public import PetriText

/// Keys that do something somewhere.
public struct KeyBinding: Hashable, Sendable {
  /// Where.
  public let place: KeyMap.Place
  /// The name of their action: `next-device`.
  public let action: String
  /// The keys; none where nothing does it.
  public let keys: [Key]

  /// Makes a binding.
  public init(place: KeyMap.Place, action: String, keys: [Key]) {
    self.place = place
    self.action = action
    self.keys = keys
  }
}
