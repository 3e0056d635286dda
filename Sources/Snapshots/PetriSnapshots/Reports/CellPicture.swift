/// How a cell looks and how it is read.
public struct CellPicture: Codable, Hashable, Sendable {
  /// A view, as a line of the tree.
  public struct View: Codable, Hashable, Sendable {
    /// How deep it is; 0 is the outermost.
    public let depth: Int
    /// The line without its branches.
    public let text: String
    /// Left, top, width and height in points; `nil` for what has no place on the picture.
    public let frame: [Double]?

    /// Makes a view.
    public init(depth: Int, text: String, frame: [Double]?) {
      (self.depth, self.text, self.frame) = (depth, text, frame)
    }
  }

  /// The wireframe, a line a row.
  public let wireframe: String
  /// The text that VoiceOver reads, a line an element.
  public let speech: String
  /// An SVG document of it; `nil` where nobody asked for one.
  public let drawing: String?
  /// The drawing's width in points; 0 without one.
  public let width: Double
  /// The drawing's height in points; 0 without one.
  public let height: Double
  /// The views on it; empty without a drawing.
  public let views: [View]

  /// Makes a picture.
  public init(
    wireframe: String,
    speech: String,
    drawing: String? = nil,
    width: Double = 0,
    height: Double = 0,
    views: [View] = []
  ) {
    (self.wireframe, self.speech, self.drawing) = (wireframe, speech, drawing)
    (self.width, self.height, self.views) = (width, height, views)
  }
}
