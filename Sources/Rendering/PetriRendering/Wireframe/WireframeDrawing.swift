public import PetriText

/// A wireframe on a canvas, with where things are on it.
public struct WireframeDrawing {
  /// The picture, in the device's frame.
  public let canvas: Canvas
  /// The cells of each view that is seen, and of each item of a bar, by the object; what is clipped away is not among
  /// them.
  public let places: [ObjectIdentifier: CanvasRectangle]
  /// The row of the time and the battery; `nil` where none is shown.
  public let statusBarRow: Int?
}

/// Where a part of a view is drawn.
struct WireframePlace {
  /// The view or the item that is drawn there.
  let owner: ObjectIdentifier
  /// Its cells.
  let rectangle: CanvasRectangle

  init(_ owner: AnyObject, _ rectangle: CanvasRectangle) {
    self.owner = ObjectIdentifier(owner)
    self.rectangle = rectangle
  }
}
