/// Texts that were shown, by their hashes, for as long as somebody may ask what has changed since.
public protocol ShownTextStore {
  /// The text of a hash; `nil` where none is kept.
  func text(ofHash hash: String) -> String?
  /// Keeps a text.
  func keep(_ text: String, hash: String)
}
