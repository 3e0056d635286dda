import PetriText

struct StageModel: Sendable {
  var request: LaunchRequest
  private(set) var view: StageView
  private(set) var focus: Int?
  /// The scroll position: columns, and rows between the bars.
  private(set) var origin = (x: 0, y: 0)
  var isFullSize = false
  var showsLog = false
  var pane: StagePane? {
    didSet { if pane != oldValue { (pictureTop, pictureLeft) = (nil, 0) } }
  }
  /// The scroll position of the pane's pictures; `nil` for the first difference.
  var pictureTop: Int?
  var pictureLeft = 0
  var logBack = 0
  var problemsTop = 0

  init(_ request: LaunchRequest, _ view: StageView) {
    self.request = request
    self.view = view
    focus = view.targets.isEmpty ? nil : 0
  }

  var target: StageView.Target? { focus.map { view.targets[$0] } }

  /// Replaces the view, keeping the focus by name, or by index.
  mutating func show(_ view: StageView, room: CanvasRectangle) {
    let name = target?.name
    // Follow the newest step while comparing steps.
    if case .steps? = pane, view.moves != self.view.moves { pane = view.steps.isEmpty ? nil : .steps(back: 0) }
    self.view = view
    let last = view.targets.count - 1
    focus = last < 0 ? nil : view.targets.firstIndex { $0.name == name } ?? min(last, focus ?? 0)
    (logBack, problemsTop) = (0, 0)
    keepVisible(room)
  }

  mutating func focus(on index: Int, room: CanvasRectangle) {
    guard view.targets.indices.contains(index) else { return }
    focus = index
    keepVisible(room)
  }

  /// The next or previous target, wrapping around.
  func index(step: Int) -> Int? {
    let count = view.targets.count
    guard count > 0 else { return nil }
    return ((focus ?? (step > 0 ? -1 : 0)) + step + count) % count
  }

  /// The nearest target on a side in the same row.
  func indexBeside(step: Int) -> Int? {
    guard let own = target?.rectangle else { return nil }
    let inRow = view.targets.indices.filter { index in
      guard let other = view.targets[index].rectangle, index != focus else { return false }
      return other.y < own.y + own.height && own.y < other.y + other.height && (other.x - own.x) * step > 0
    }
    return inRow.min {
      abs((view.targets[$0].rectangle?.x ?? 0) - own.x) < abs((view.targets[$1].rectangle?.x ?? 0) - own.x)
    }
  }

  func index(atX x: Int, y: Int) -> Int? {
    let hit = view.targets.indices.filter { index in
      guard let area = view.targets[index].rectangle else { return false }
      return x >= area.x && x < area.x + area.width && y >= area.y && y < area.y + area.height
    }
    return hit.min { area(of: $0) < area(of: $1) }
  }

  private func area(of index: Int) -> Int { view.targets[index].rectangle.map { $0.width * $0.height } ?? 0 }

  func rows(in room: CanvasRectangle) -> StageRows {
    StageRows(view, height: room.height, offset: origin.y, isFullSize: isFullSize)
  }

  /// Scrolls the picture; returns whether it moved.
  mutating func pan(by rows: Int, room: CanvasRectangle) -> Bool {
    let before = origin.y
    origin.y = min(self.rows(in: room).maximum, max(0, origin.y + rows))
    return origin.y != before
  }

  mutating func pan(byColumns columns: Int, room: CanvasRectangle) {
    origin.x = min(max(0, view.picture.width - room.width), max(0, origin.x + columns))
  }

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

enum StagePane: Hashable, Sendable {
  /// The onion's layers; `chosen` counts from the outermost, the core last.
  case onion(chosen: Int)
  case timeline(TimelineModel)
  /// The changes of a step, counted back from the newest.
  case steps(back: Int)

  var showsScreen: Bool { if case .steps = self { true } else { false } }
}

struct TimelineModel: Hashable, Sendable {
  var chosen: Timeline.Row?
  /// The steps whose folding differs from the initial one, in which only the newest step with callbacks is unfolded.
  private var turned: Set<Int> = []

  func isFolded(_ step: Int, of count: Int) -> Bool { (step + 1 < count) != turned.contains(step) }

  mutating func fold(_ step: Int, _ isFolding: Bool, of count: Int) {
    if isFolded(step, of: count) != isFolding { turned.formSymmetricDifference([step]) }
  }

  func rows(of timeline: Timeline) -> [Timeline.Row] {
    timeline.steps.indices.flatMap { step -> [Timeline.Row] in
      let count = isFolded(step, of: timeline.heardCount) ? 0 : timeline.steps[step].lines.count
      return [.step(step)] + (0..<count).map { .line(step: step, $0) }
    }
  }

  func index(in rows: [Timeline.Row]) -> Int {
    let step = rows.lastIndex { if case .step = $0 { true } else { false } } ?? 0
    guard let chosen else { return step }
    return rows.firstIndex(of: chosen) ?? rows.firstIndex(of: .step(chosen.step)) ?? step
  }
}
