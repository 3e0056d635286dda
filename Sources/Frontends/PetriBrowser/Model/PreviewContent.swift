public import PetriText

/// The content that is shown of a screen.
public enum PreviewContent: Sendable, Hashable {
  /// Lines.
  case text([String])
  /// Lines of which some lead somewhere.
  case rows([PreviewRow])
  /// Cells in their colours.
  case picture(Canvas)
  /// Pixels.
  case pixels(PixelPreview)
  /// The differences between the screen and its snapshots.
  case review(SnapshotReview)
}

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

/// A line of a preview that may lead somewhere.
public struct PreviewRow: Hashable, Sendable {
  /// Where a line leads.
  public enum Target: Hashable, Sendable {
    /// To a screen, by its name.
    case screen(String)
    /// To where a link leads.
    case link(String)
    /// To a launched screen, after some moves.
    case launch(LaunchRequest, moves: [String])
    /// To more words, which are shown as a message.
    case note(String)
  }

  /// How a line looks, where it leads nowhere.
  public enum Look: Hashable, Sendable {
    case plain
    /// As a heading.
    case heading
    /// As something that is less than the rest.
    case remark
  }

  /// The line.
  public var text: String
  /// Where it leads; `nil` for a line that is to be read alone.
  public var target: Target?
  /// How it looks.
  public var look: Look

  /// Makes a line.
  public init(_ text: String, opens target: Target? = nil, look: Look = .plain) {
    self.text = text
    self.target = target
    self.look = look
  }
}

/// A tab of the pane beside the list.
public enum PreviewTab: String, Hashable, Sendable, CaseIterable {
  /// The laid-out screen.
  case wireframe
  /// The laid-out screen in its colours and proportions.
  case picture
  /// Its controllers and views.
  case tree
  /// The callbacks of its controllers.
  case lifecycle
  /// Its definition, as it is written.
  case definition
  /// Its needs, and the place of its definition.
  case context
  /// Its elements as VoiceOver reads them.
  case accessibility
  /// Its routes, links and other ways to it or from it.
  case routes
  /// Its problems.
  case problems
  /// Its differences from its snapshots.
  case snapshots
  /// The findings of `petri check` on it.
  case checks

  /// The word on the tab.
  var word: String {
    switch self {
    case .definition: "yaml"
    case .accessibility: "speech"
    default: rawValue
    }
  }
}

/// A screen, or as much of it as there is room for, as a picture of pixels.
public struct PixelPreview: Sendable, Hashable {
  /// The picture.
  public let picture: PixelPicture
  /// How many rows of the screen are above it.
  public let top: Int
  /// How many rows all of the screen takes.
  public let allRows: Int

  /// Makes a preview.
  public init(_ picture: PixelPicture, top: Int, allRows: Int) {
    self.picture = picture
    self.top = top
    self.allRows = allRows
  }
}

/// The state of pictures of pixels.
struct PixelState: Sendable {
  /// The size of cells where the terminal shows pixels and a program makes them; pictures are of cells where it is
  /// `nil`.
  var cell: CellSize?
  /// The message when the picture tab is first shown, if something keeps pixels from being shown.
  var hint: String?
}
