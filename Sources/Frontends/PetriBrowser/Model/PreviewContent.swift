public import PetriText

/// The content of a preview.
public enum PreviewContent: Sendable, Hashable {
  case text([String])
  /// Rows, some of which can be opened.
  case rows([PreviewRow])
  case picture(Canvas)
  case pixels(PixelPreview)
  case review(SnapshotReview)
}

/// A request for content: a screen, a tab and an environment.
public struct PreviewRequest: Hashable, Sendable {
  /// The space for a picture.
  public struct Room: Hashable, Sendable {
    /// The maximum width, in columns.
    public var columns: Int
    /// The maximum height, in rows; `nil` for any.
    public var rows: Int?
    /// The pixels, if an image is wanted.
    public var pixels: Pixels?

    /// Creates a space.
    public init(columns: Int, rows: Int?, pixels: Pixels? = nil) {
      self.columns = columns
      self.rows = rows
      self.pixels = pixels
    }
  }

  /// The pixels of an image.
  public struct Pixels: Hashable, Sendable {
    /// The size of a cell.
    public var cell: CellSize
    /// The number of visible rows.
    public var rows: Int
    /// The number of rows above the visible ones.
    public var top: Int

    /// Creates the pixels of an image.
    public init(cell: CellSize, rows: Int, top: Int) {
      self.cell = cell
      self.rows = rows
      self.top = top
    }
  }

  /// The screen's name.
  public var screen: String
  /// The tab to show.
  public var tab: PreviewTab
  /// The environment.
  public var environment: ShownEnvironment
  /// The fixture; `nil` for the examples.
  public var fixture: String?
  /// The launch, for edited values or removed layers; it overrides the environment and the fixture.
  public var launch: LaunchRequest?
  /// The space for a picture; `nil` for other content.
  public var room: Room?

  /// Creates a request.
  public init(screen: String, tab: PreviewTab, environment: ShownEnvironment) {
    self.screen = screen
    self.tab = tab
    self.environment = environment
  }
}

/// A row of a preview that may be opened.
public struct PreviewRow: Hashable, Sendable {
  /// The destination of a row.
  public enum Target: Hashable, Sendable {
    case screen(String)
    case link(String)
    /// A launched screen after some moves.
    case launch(LaunchRequest, moves: [String])
    /// More text, shown as a message.
    case note(String)
  }

  /// The style of a row that can't be opened.
  public enum Style: Hashable, Sendable {
    case plain
    case heading
    case remark
  }

  /// The text.
  public var text: String
  /// The destination; `nil` if the row can't be opened.
  public var target: Target?
  /// The style.
  public var style: Style

  /// Creates a row.
  public init(_ text: String, opens target: Target? = nil, style: Style = .plain) {
    self.text = text
    self.target = target
    self.style = style
  }
}

/// A tab of the preview.
public enum PreviewTab: String, Hashable, Sendable, CaseIterable {
  case wireframe
  case picture
  case tree
  case lifecycle
  case definition
  case context
  case accessibility
  case routes
  case problems
  case snapshots
  case checks

  var word: String {
    switch self {
    case .definition: "yaml"
    case .accessibility: "speech"
    default: rawValue
    }
  }
}

/// A screen, or its visible part, as a pixel image.
public struct PixelPreview: Sendable, Hashable {
  /// The image.
  public let picture: PixelPicture
  /// The rows of the screen above the image.
  public let top: Int
  /// The rows of the entire screen.
  public let allRows: Int

  /// Creates a preview.
  public init(_ picture: PixelPicture, top: Int, allRows: Int) {
    self.picture = picture
    self.top = top
    self.allRows = allRows
  }
}

struct PixelState: Sendable {
  /// The size of a cell if the terminal can show pixels and a converter is installed.
  var cell: CellSize?
  /// The message for the first picture, if pixels aren't available.
  var hint: String?
}
