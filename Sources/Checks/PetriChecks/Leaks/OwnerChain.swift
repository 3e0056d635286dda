/// The owners of an object, from the outside in.
struct OwnerChain {
  /// The owners in words, and the object at the end.
  let words: [String]
  /// The objects of a circle, by their addresses; empty where something outside keeps them.
  var circle: Set<UInt> = []
  /// Whether a timer that has ended is in it: Foundation for Linux doesn't let go of such a timer's block, as iOS does.
  var hasEndedTimer = false
}
