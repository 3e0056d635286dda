import PetriText

/// A launched screen, and how it is looked at.
struct StageModel: Sendable {
  var request: LaunchRequest
  private(set) var view: StageView
  /// The place of the target with the focus.
  private(set) var focus: Int?
  /// How far the picture is moved: columns to the side, and rows between its bars.
  private(set) var origin = (x: 0, y: 0)
  /// Whether the picture keeps its blank rows where not all of it fits.
  var isFullSize = false
  var showsLog = false
  /// The pane in place of the picture; `nil` for the picture.
  var pane: StagePane? {
    didSet { if pane != oldValue { (pictureTop, pictureLeft) = (nil, 0) } }
  }
  /// How far the pictures of the pane are scrolled; `nil` to where they differ.
  var pictureTop: Int?
  /// By how many columns they are moved to the side.
  var pictureLeft = 0
  /// How many rows the log is scrolled back.
  var logBack = 0
  /// How many rows the mistakes are scrolled on.
  var problemsTop = 0

  init(_ request: LaunchRequest, _ view: StageView) {
    self.request = request
    self.view = view
    focus = view.targets.isEmpty ? nil : 0
  }

  /// The target with the focus.
  var target: StageView.Target? { focus.map { view.targets[$0] } }

  /// Takes another view; the focus stays on the element with the same name, else at its place.
  mutating func show(_ view: StageView, room: CanvasRectangle) {
    let name = target?.name
    // The newest step is compared, when there is one.
    if case .steps? = pane, view.moves != self.view.moves { pane = view.steps.isEmpty ? nil : .steps(back: 0) }
    self.view = view
    let last = view.targets.count - 1
    focus = last < 0 ? nil : view.targets.firstIndex { $0.name == name } ?? min(last, focus ?? 0)
    (logBack, problemsTop) = (0, 0)
    keepVisible(room)
  }

  mutating func focus(on place: Int, room: CanvasRectangle) {
    guard view.targets.indices.contains(place) else { return }
    focus = place
    keepVisible(room)
  }

  /// The next target, or the one before, round at the ends.
  func place(step: Int) -> Int? {
    let count = view.targets.count
    guard count > 0 else { return nil }
    return ((focus ?? (step > 0 ? -1 : 0)) + step + count) % count
  }

  /// The nearest target in the same row, to the right or to the left.
  func placeBeside(step: Int) -> Int? {
    guard let own = target?.rectangle else { return nil }
    let inRow = view.targets.indices.filter { place in
      guard let other = view.targets[place].rectangle, place != focus else { return false }
      return other.y < own.y + own.height && own.y < other.y + other.height && (other.x - own.x) * step > 0
    }
    return inRow.min {
      abs((view.targets[$0].rectangle?.x ?? 0) - own.x) < abs((view.targets[$1].rectangle?.x ?? 0) - own.x)
    }
  }

  /// The target at a cell of the picture, the smallest of several.
  func place(atX x: Int, y: Int) -> Int? {
    let hit = view.targets.indices.filter { place in
      guard let area = view.targets[place].rectangle else { return false }
      return x >= area.x && x < area.x + area.width && y >= area.y && y < area.y + area.height
    }
    return hit.min { area(of: $0) < area(of: $1) }
  }

  private func area(of place: Int) -> Int { view.targets[place].rectangle.map { $0.width * $0.height } ?? 0 }

  /// The picture's rows in its pane.
  func rows(in room: CanvasRectangle) -> StageRows {
    StageRows(view, height: room.height, offset: origin.y, isFullSize: isFullSize)
  }

  /// Moves the picture in its pane.
  ///
  /// - Returns: whether it moved.
  mutating func pan(by rows: Int, room: CanvasRectangle) -> Bool {
    let before = origin.y
    origin.y = min(self.rows(in: room).maximum, max(0, origin.y + rows))
    return origin.y != before
  }

  /// Moves the picture to the side.
  mutating func pan(byColumns columns: Int, room: CanvasRectangle) {
    origin.x = min(max(0, view.picture.width - room.width), max(0, origin.x + columns))
  }

  /// Moves the picture so that the element with the focus is seen.
  mutating func keepVisible(_ room: CanvasRectangle) {
    let rows = rows(in: room)
    if let area = target?.rectangle {
      origin.y = rows.offset(showing: area, from: origin.y)
      if area.x < origin.x { origin.x = area.x - 1 }
      if area.x + area.width > origin.x + room.width {
        origin.x = min(area.x - 1, area.x + area.width - room.width + 1)
      }
    }
    origin.y = min(rows.maximum, max(0, origin.y))
    origin.x = min(max(0, view.picture.width - room.width), max(0, origin.x))
  }
}

/// A pane that shows a launched screen in place of its picture.
enum StagePane: Hashable, Sendable {
  /// The onion's layers, pulled apart; the chosen one counted from the outermost, the core last.
  case onion(chosen: Int)
  /// The controllers' callbacks, step by step.
  case timeline(TimelineModel)
  /// The changes of a step, counted back from the newest.
  case steps(back: Int)

  /// Whether letters go on to the screen, which is to be seen.
  var showsScreen: Bool { if case .steps = self { true } else { false } }
}

/// The choice and the unfolded rows in the timeline of a launched screen.
struct TimelineModel: Hashable, Sendable {
  /// The chosen row; the newest step where it is `nil`.
  var chosen: Timeline.Row?
  /// The steps that are folded otherwise than at first: all but the newest with callbacks are.
  private var turned: Set<Int> = []

  /// Whether a step's callbacks are hidden.
  func isFolded(_ step: Int, of count: Int) -> Bool { (step + 1 < count) != turned.contains(step) }

  /// Folds or unfolds a step.
  mutating func fold(_ step: Int, _ isFolding: Bool, of count: Int) {
    if isFolded(step, of: count) != isFolding { turned.formSymmetricDifference([step]) }
  }

  /// The rows that are shown, the newest last.
  func rows(of timeline: Timeline) -> [Timeline.Row] {
    timeline.steps.indices.flatMap { step -> [Timeline.Row] in
      let count = isFolded(step, of: timeline.heardCount) ? 0 : timeline.steps[step].lines.count
      return [.step(step)] + (0..<count).map { .line(step: step, $0) }
    }
  }

  /// The place of the chosen row among rows.
  func place(in rows: [Timeline.Row]) -> Int {
    let step = rows.lastIndex { if case .step = $0 { true } else { false } } ?? 0
    guard let chosen else { return step }
    return rows.firstIndex(of: chosen) ?? rows.firstIndex(of: .step(chosen.step)) ?? step
  }
}
