/// What the browser wants to show: of which screen, as what, in which environment.
public struct PreviewRequest: Hashable, Sendable {
  /// The room that there is for a picture that is as large as there is room.
  public struct Room: Hashable, Sendable {
    /// How wide the picture may be.
    public var columns: Int
    /// How high it may be; as high as it takes where it is `nil`.
    public var rows: Int?

    /// Makes a room.
    public init(columns: Int, rows: Int?) {
      self.columns = columns
      self.rows = rows
    }
  }

  /// The screen's name.
  public var screen: String
  /// What is shown of it.
  public var tab: PreviewTab
  /// What it is shown in.
  public var environment: ShownEnvironment
  /// The fixture that it is shown with; the examples where it is `nil`.
  public var fixture: String?
  /// The room for its picture; `nil` for what has a size of its own.
  public var room: Room?

  /// Makes a request.
  public init(screen: String, tab: PreviewTab, environment: ShownEnvironment) {
    self.screen = screen
    self.tab = tab
    self.environment = environment
  }
}
