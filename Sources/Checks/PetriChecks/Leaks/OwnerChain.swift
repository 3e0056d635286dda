struct OwnerChain {
  /// The descriptions of the owners, the outermost first, and of the object.
  let words: [String]
  var circle: Set<UInt> = []
  /// Whether an invalidated timer is part of the chain. Foundation on Linux doesn't release its block, unlike iOS.
  var hasEndedTimer = false
}
