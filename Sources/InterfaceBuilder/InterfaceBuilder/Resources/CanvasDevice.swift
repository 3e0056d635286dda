/// The device that a document is shown on in Interface Builder.
public struct CanvasDevice: Hashable, Sendable {
  /// Interface Builder's name, such as `retina6_12`.
  public var name: String
  public var isLandscape: Bool
  /// `light` or `dark`, where it is chosen.
  public var appearance: String?

  init(_ element: DocumentElement?) {
    element?.pass("layout")
    element?.child("adaptation")?.passAll()
    name = element?["id"] ?? "retina4_7"
    isLandscape = element?["orientation"] == "landscape"
    appearance = element?["appearance"]
  }
}
