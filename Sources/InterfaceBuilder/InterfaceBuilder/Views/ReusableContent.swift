/// The part of a collection's cell, or of a header or footer in it, that is its own.
public struct ReusableContent: Hashable, Sendable {
  public var reuseIdentifier: String?
  /// The size that somebody chose for it; nil for the layout's.
  public var size: Rectangle?

  init(_ element: DocumentElement) {
    element.pass("clipsSubviews", "highlighted", "selected")
    reuseIdentifier = element["reuseIdentifier"]
    size = element.child("size", key: "customSize").map { Rectangle($0) }
  }
}
