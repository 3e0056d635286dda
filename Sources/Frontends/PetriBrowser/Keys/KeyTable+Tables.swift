import PetriText

extension KeyTable {
  static let list = KeyTable(
    "the list",
    [
      Row([.down, .character("j"), .control("n")], .down, "the next row"),
      Row([.up, .character("k")], .up, "the row before"),
      Row([.pageDown], .pageDown, "a page down"),
      Row([.pageUp], .pageUp, "a page up"),
      Row([.control("d")], .halfDown, "half a page down"),
      Row([.control("u")], .halfUp, "half a page up"),
      Row([.character("g"), .home], .first, "the first row"),
      Row([.character("G"), .end], .last, "the last row"),
      Row(
        [.enter],
        .open,
        "launch the screen; fold or unfold the group; open the line of a tab",
        footer: "launch"
      ),
      search,
      Row([.escape, .control("b")], .clear, "clear the search, then the filter; leave the preview"),
      Row([.left, .character("h")], .fold, "fold the group, or go to it"),
      Row([.right, .character("l")], .unfold, "unfold the group"),
      Row([.character(" ")], .toggle, "fold or unfold the group"),
      Row([.character("f")], .filters, "list one group or tag only", footer: "filter"),
      Row([.character("!")], .problems, "list screens with errors only"),
      Row([.tab], .nextPane, "give the arrows to the preview, to the pane below the list, and back", in: .panes),
      Row([.backTab], .previousPane, "the same, the other way round", in: .panes),
      Row([.character("]")], .nextTab, "the next tab of the preview; 1 to 9 choose one", footer: "tabs", in: .preview),
      Row([.character("[")], .previousTab, "the tab before", in: .preview),
      Row([.character("i")], .checks, "the checks tab: the findings of petri check on the screen", in: .preview),
      Row([.character("J")], .previewDown, "scroll the preview down", in: .preview),
      Row([.character("K")], .previewUp, "scroll the preview up", in: .preview),
      Row(
        [.character(">")],
        .previewRight,
        "move a wide preview to its right; with the arrows there, → does too",
        in: .preview
      ),
      Row([.character("<")], .previewLeft, "move a wide preview to its left", in: .preview),
      Row(
        [.character("w")],
        .toggleWrapping,
        "wrap long lines, or cut them; all of a screen, or its full size",
        in: .preview
      ),
      Row(
        [.character("c")],
        .nextComparison,
        "compare: the next pair of appearances, locales, fixtures, devices or sizes",
        in: .preview
      ),
      Row([.character("C")], .previousComparison, "the pair before; Esc ends it", in: .preview),
      Row([.character(".")], .grow, "make the pane with the arrows larger; the mouse moves the lines", in: .panes),
      Row([.character(",")], .shrink, "make it smaller", in: .panes),
      Row([.character("=")], .resetPanes, "all panes as they were at first", in: .panes),
      Row([.character("z")], .zoom, "give all of the window to the pane with the arrows, and back", in: .panes),
      Row([.character("p")], .togglePreview, "show or hide the preview", in: .panes),
      Row([.character("n")], .nextDifference, "the next snapshot that differs or is missing", in: .snapshots),
      Row([.character("N")], .previousDifference, "the one before", in: .snapshots),
      Row(
        [.character("a")],
        .acceptSnapshot,
        "accept what the snapshots tab shows: the screen as it is becomes the snapshot",
        in: .snapshots
      ),
      Row([.character("x")], .rejectSnapshot, "reject it: leave the snapshot unchanged", in: .snapshots),
      Row([.character("u")], .undoDecision, "take the last decision back", in: .snapshots),
      Row([.character("v")], .verify, "compare all screens with their snapshots behind, or stop", in: .snapshots),
      Row([.character("t")], .sheet, "thumbnails: of a group, or of what is searched", in: .catalogue),
      Row(
        [.character("F")],
        .variations,
        "thumbnails of a screen: its fixtures, appearances, locales, devices, sizes",
        in: .catalogue
      ),
      Row(
        [.character("m")],
        .map,
        "the map: who leads to the chosen screen, and where it leads",
        footer: "map",
        isLast: true,
        in: .catalogue
      ),
      Row([.character("-")], .goBack, "back to what was looked at before", in: .catalogue),
      Row([.character("+")], .goForth, "forth again", in: .catalogue),
      Row([.character("b")], .bookmark, "set a bookmark, or take it away", in: .catalogue),
      Row([.character("B")], .bookmarks, "list bookmarks only", in: .catalogue),
    ] + catalogue(in: .catalogue)
  )

  static let map = KeyTable(
    "the map",
    [
      Row([.left, .character("h")], .walkLeft, "along a way to the left: to what leads here", footer: "from"),
      Row([.right, .character("l")], .walkRight, "along a way to the right: to where it leads", footer: "to"),
      Row([.down, .character("j")], .down, "the next box; in the middle, the next screen of the list"),
      Row([.up, .character("k")], .up, "the box before"),
      Row([.pageDown], .pageDown, "as many boxes down as are seen"),
      Row([.pageUp], .pageUp, "as many up"),
      Row([.home, .character("g")], .first, "the box in the middle"),
      Row([.enter], .open, "choose the screen: the map is drawn around it; in the middle, launch it", footer: "choose"),
      Row([.character("-")], .goBack, "back to what was looked at before", footer: "back"),
      Row([.character("+")], .goForth, "forth again", footer: "forth"),
      Row([.character("b")], .bookmark, "set a bookmark, or take it away"),
      Row([.escape, .control("b"), .character("m")], .clear, "back to the preview", footer: "close"),
    ] + catalogue(copying: "the command that launches the screen", inFooter: false)
  )

  static let sheet = KeyTable(
    "a contact sheet",
    [
      Row([.right, .character("l"), .tab], .thumbnailRight, "the next thumbnail"),
      Row([.left, .character("h"), .backTab], .thumbnailLeft, "the thumbnail before"),
      Row([.down, .character("j"), .control("n")], .down, "a row down"),
      Row([.up, .character("k")], .up, "a row up"),
      Row([.pageDown, .character(" ")], .pageDown, "a page down"),
      Row([.pageUp], .pageUp, "a page up"),
      Row([.control("d")], .halfDown, "half a page down"),
      Row([.control("u")], .halfUp, "half a page up"),
      Row([.character("g"), .home], .first, "the first thumbnail"),
      Row([.character("G"), .end], .last, "the last thumbnail"),
      Row([.enter], .open, "launch the screen", footer: "launch"),
      Row([.escape, .control("b")], .back, "back to the list, the screen chosen in it", footer: "list"),
      Row([.character("t")], .sheet, "thumbnails of the group around it, then of all screens", footer: "wider"),
      Row(
        [.character("F")],
        .variations,
        "thumbnails of the screen: its fixtures, appearances, locales, devices, sizes",
        footer: "fixtures"
      ),
      Row([.character(">")], .largerThumbnails, "larger thumbnails"),
      Row([.character("<")], .smallerThumbnails, "smaller thumbnails"),
      search,
    ] + catalogue()
  )

  static let form = KeyTable(
    "the form",
    [
      Row([.enter], .launch, "launch, or go to the first mistake", footer: "launch"),
      Row([.tab, .down, .control("n")], .nextField, "the next field", footer: "next"),
      Row([.backTab, .up, .control("p")], .previousField, "the field before"),
      Row([.right], .nextChoice, "the next of a few values, or the next letter", footer: "choose"),
      Row([.left], .previousChoice, "the value before, or the letter before"),
      Row(
        [.control("f")],
        .nextFixture,
        "the next fixture, the examples or the defaults, from any field",
        footer: "fixture"
      ),
      Row([.alt("f")], .previousFixture, "the fixture before"),
      Row([.alt("a")], .addItem, "add an element to the list, below the one with the focus"),
      Row([.alt("x")], .removeItem, "remove the element"),
      Row([.alt("k")], .raiseItem, "move the element up"),
      Row([.alt("j")], .lowerItem, "move the element down"),
      Row([.pageDown], .previewDown, "scroll the preview down"),
      Row([.pageUp], .previewUp, "scroll the preview up"),
      Row([.alt(".")], .grow, "more room for the fields"),
      Row([.alt(",")], .shrink, "more room for the preview"),
      Row([.alt("=")], .resetPanes, "both panes as they were at first"),
      Row([.alt("z")], .zoom, "show the preview at its full size, and back"),
      Row([.control("r")], .resetField, "the value that was there at first"),
      Row([.escape, .control("b")], .back, "back to the catalogue", footer: "back"),
    ] + [help([.function(1)])] + process()
  )

  /// A launched screen, which receives all letters.
  static func stage(returnKey: Key) -> KeyTable {
    KeyTable(
      "a launched screen",
      [
        Row([returnKey], .catalogue, "to the catalogue, from anywhere", footer: "catalogue"),
        Row([.tab, .down], .focusNext, "the next thing to touch", footer: "focus"),
        Row([.backTab, .up], .focusPrevious, "the one before"),
        Row([.right], .focusRight, "beside it, a value up, or the next page"),
        Row([.left], .focusLeft, "beside it, a value down, or the page before"),
        Row([.enter], .tap, "tap it; the return key in a field", footer: "tap"),
        Row([.escape, .control("b")], .back, "back: pop, dismiss, then to the catalogue", footer: "back"),
        Row([.pageDown], .pageDown, "scroll down"),
        Row([.pageUp], .pageUp, "scroll up"),
        Row([.end], .panRight, "show what is to the right on a wide screen"),
        Row([.home], .panLeft, "show what is to its left"),
        Row([.control("p")], .palette, "all commands, to be searched", footer: "commands"),
        Row([.control("e")], .editContext, "edit the context, those of inner screens too", footer: "context"),
        Row([.control("n")], .nextStep, "the next step of a walk that was begun"),
        Row([.control("o")], .onion, "pull the onion's layers apart: ↑ ↓ choose one, ← takes it off, → puts it back"),
        Row([.control("t")], .timeline, "the timeline: ↑ ↓ choose a callback or a step, ← → fold a step"),
        Row([.alt("c")], .compareSteps, "compare before and after the last step; again, the step before that"),
        Row([.control("l")], .toggleLog, "show the log instead of the screen, and back"),
        Row([.control("u")], .logUp, "scroll the log back, the mistakes over the screen, or a timeline's picture"),
        Row([.control("d")], .logDown, "scroll them on"),
        Row([.alt(".")], .grow, "more room for the screen"),
        Row([.alt(",")], .shrink, "more room for the log"),
        Row([.alt("=")], .resetPanes, "both panes as they were at first"),
        Row([.alt("z")], .zoom, "give all of the window to the screen at its full size, and back"),
      ] + environment("dasl", Key.alt) + [
        Row([.control("y")], .copy, "copy the command that launches exactly this"),
        Row([.alt("e")], .edit, "open the definition in $EDITOR"),
        Row([.control("r")], .reload, "launch again, and repeat what was done"),
        help([.function(1)]),
      ] + process()
    )
  }

  // MARK: - Rows that several tables have

  private static let search = Row(
    [.character("/")],
    .search,
    "search names, titles, groups, #tags, texts and files",
    footer: "search"
  )

  /// The keys for the catalogue and the process, wherever letters are keys.
  private static func catalogue(
    copying command: String = "the command that launches exactly this",
    inFooter isInFooter: Bool = true,
    in section: Section = .own
  ) -> [Row] {
    environment("DASL", Key.character, in: section) + [
      Row(
        [.control("p")],
        .palette,
        "all commands, to be searched",
        footer: isInFooter ? "commands" : nil,
        in: section
      ),
      Row([.control("e")], .editContext, "give values to launch with: the context's, or a fixture's", in: section),
      Row([.character("y")], .copy, "copy \(command)", in: section),
      Row([.character("e")], .edit, "open the definition in $EDITOR", in: section),
      Row([.character("r")], .reload, "load the catalogue again", in: section),
      help([.character("?"), .function(1)], in: section),
      Row([.character("q")], .quit, "quit", footer: isInFooter ? "quit" : nil, in: section),
    ] + process(in: section)
  }

  private static func environment(_ letters: String, _ key: (Character) -> Key, in section: Section = .own) -> [Row] {
    let rows: [(BrowserAction, String)] = [
      (.nextDevice, "the next device"), (.nextAppearance, "the next appearance"),
      (.nextContentSize, "the next size of texts"), (.nextLocale, "the next locale"),
    ]
    return zip(letters, rows).map { Row([key($0)], $1.0, $1.1, in: section) }
  }

  private static func help(_ keys: [Key], in section: Section = .own) -> Row {
    Row(keys, .help, "this help", footer: "help", in: section)
  }

  /// Keys common to terminal programs.
  private static func process(in section: Section = .own) -> [Row] {
    [
      Row([.control("c")], .interrupt, "quit with exit code 130", in: section),
      Row([.control("z")], .stop, "stop, until the shell's fg", in: section),
    ]
  }
}
