public import PetriText

/// A request of the browser: a screen, a view of it, an environment.
public struct PreviewRequest: Hashable, Sendable {
  /// The room that there is for a picture that is as large as there is room.
  public struct Room: Hashable, Sendable {
    /// How wide the picture may be.
    public var columns: Int
    /// How high it may be; as high as it takes where it is `nil`.
    public var rows: Int?
    /// Where it is to be of pixels, how.
    public var pixels: Pixels?

    /// Makes a room.
    public init(columns: Int, rows: Int?, pixels: Pixels? = nil) {
      self.columns = columns
      self.rows = rows
      self.pixels = pixels
    }
  }

  /// The pixels that a picture is made for.
  public struct Pixels: Hashable, Sendable {
    /// How many pixels a cell has.
    public var cell: CellSize
    /// How many rows of it are seen together.
    public var rows: Int
    /// How many rows of it are above those.
    public var top: Int

    /// Makes the pixels for a picture.
    public init(cell: CellSize, rows: Int, top: Int) {
      self.cell = cell
      self.rows = rows
      self.top = top
    }
  }

  /// The screen's name.
  public var screen: String
  /// The tab, which decides on the view of it.
  public var tab: PreviewTab
  /// The environment that it is shown in.
  public var environment: ShownEnvironment
  /// The fixture that it is shown with; the examples where it is `nil`.
  public var fixture: String?
  /// How it is launched, where values are filled in or layers are off; the environment and the fixture are the launch's then.
  public var launch: LaunchRequest?
  /// The room for its picture; `nil` for a view with a size of its own.
  public var room: Room?

  /// Makes a request.
  public init(screen: String, tab: PreviewTab, environment: ShownEnvironment) {
    self.screen = screen
    self.tab = tab
    self.environment = environment
  }
}
