import PetriCatalog

enum BrowserAction: String, Hashable, CaseIterable {
  // In the list.
  case down, up, pageDown, pageUp, halfDown, halfUp, first, last, fold, unfold, toggle, open
  case search, clear, nextPane, previousPane, nextTab, previousTab, checks, previewDown, previewUp, previewLeft,
    previewRight
  case toggleWrapping, togglePreview, problems, filters, nextComparison, previousComparison
  case sheet, variations, map, goBack, goForth, bookmark, bookmarks
  case nextDifference, previousDifference, acceptSnapshot, rejectSnapshot, undoDecision, verify
  // On the map.
  case walkLeft, walkRight
  // In a contact sheet.
  case thumbnailLeft, thumbnailRight, largerThumbnails, smallerThumbnails
  // In a form.
  case nextField, previousField, nextChoice, previousChoice, launch, resetField, nextFixture, previousFixture
  case addItem, removeItem, raiseItem, lowerItem
  // In a launched screen.
  case focusNext, focusPrevious, focusRight, focusLeft, tap, back, catalogue, editContext, toggleLog
  case logUp, logDown, nextStep, compareSteps, panLeft, panRight, onion, timeline
  // Panes.
  case grow, shrink, resetPanes, zoom
  // Anywhere.
  case nextDevice, nextAppearance, nextContentSize, nextLocale
  case palette, copy, edit, reload, help, quit, interrupt, stop

  /// Whether the action only moves the selection or scrolls.
  var isMove: Bool {
    switch self {
    case .down, .up, .pageDown, .pageUp, .halfDown, .halfUp, .first, .last, .walkLeft, .walkRight, .thumbnailLeft,
      .thumbnailRight, .nextField, .previousField, .nextChoice, .previousChoice, .focusNext, .focusPrevious,
      .focusRight, .focusLeft, .panLeft, .panRight, .previewDown, .previewUp, .previewLeft, .previewRight, .logUp,
      .logDown:
      true
    default: false
    }
  }
}

extension BrowserAction {
  var title: String {
    switch self {
    case .open: "launch"
    case .clear: "clear the search and the filter"
    case .toggle: "fold or unfold"
    case .filters: "list a group or a tag"
    case .problems: "list screens with errors, or all"
    case .bookmarks: "list bookmarks, or all"
    case .bookmark: "bookmark"
    case .toggleWrapping: "full size, or all in the window"
    case .togglePreview: "show or hide the preview"
    case .checks: "check the screen"
    case .nextComparison: "compare"
    case .previousComparison: "compare the pair before"
    case .sheet: "thumbnails"
    case .variations: "thumbnails of variations"
    case .goBack: "go back"
    case .goForth: "go forth"
    case .nextDifference: "next snapshot that differs"
    case .previousDifference: "previous snapshot that differs"
    case .acceptSnapshot: "accept the snapshot"
    case .rejectSnapshot: "reject the snapshot"
    case .undoDecision: "undo the decision"
    case .verify: "compare all snapshots"
    case .zoom: "zoom the pane"
    case .grow: "make the pane larger"
    case .shrink: "make the pane smaller"
    case .resetPanes: "reset the panes"
    case .nextContentSize: "next text size"
    case .copy: "copy the command"
    case .edit: "edit the definition"
    case .editContext: "edit the context"
    case .reload: "reload"
    case .catalogue: "return to the catalogue"
    case .toggleLog: "show the log or the screen"
    case .compareSteps: "compare steps"
    default: wordsOfName
    }
  }

  private var wordsOfName: String {
    rawValue.map { $0.isUppercase ? " \($0.lowercased())" : String($0) }.joined()
  }
}

enum BrowserCommand: Hashable, Sendable {
  case action(BrowserAction)
  case environment(ShownEnvironment)
  case go(String)
  case filter(ListFilter)
  case layer(Int)
  case save(SavedKind)
  case ask(PromptModel.Purpose)
  case walk(String)
  /// Starts a walk step by step.
  case begin(String)
  case record(Rendering)
}
