/// Views above one another.
struct ShownOverlay: ShownKind {
  var word: String? { "overlay" }
}
