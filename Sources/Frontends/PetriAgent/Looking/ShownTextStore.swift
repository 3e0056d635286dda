/// Stores shown texts by hash for questions about changes.
package protocol ShownTextStore {
  func text(ofHash hash: String) -> String?
  func keep(_ text: String, hash: String)
}
