import PetriCatalog
import PetriComposer
import PetriUIKit

extension Stage {
  /// All actions that a user can perform, including filling in a whole form and waiting for timed changes.
  func ways(on screen: String, _ examples: TypedExamples, rows: Int) -> [ExploredWay] {
    let touchables = touchables.filter(\.isEnabled)
    let many = RowsOfOneKind(touchables, rows: rows)
    let empty = touchables.filter { $0.kind == .textField && ($0.value ?? "").isEmpty }
    let words = MoveWords(self, touchables)
    var ways: [ExploredWay] = []
    var pressed: Set<ObjectIdentifier> = []
    for touchable in touchables {
      switch touchable.kind {
      case .button:
        let tap = Move.tap(touchable.name)
        let isLikeOthers = many.isLikeOthers(touchable)
        var way = ExploredWay(
          [tap],
          words.words(for: tap),
          at: touchable.place,
          isBack: touchable.isBack,
          isLikeOthers: isLikeOthers
        )
        if let tab = touchable.object as? UITabBarItem { way.undo = selecting(besides: tab, touchables) }
        ways.append(way)
        // Several views can share the menu of a common superview.
        if let holder = touchable.menuHolder, pressed.insert(ObjectIdentifier(holder)).inserted {
          let press = Move.longPress(touchable.name)
          ways.append(ExploredWay([press], words.words(for: press), at: nil, isLikeOthers: isLikeOthers))
        }
      case .textField:
        let submit = Move.submit(touchable.name)
        let isEmpty = (touchable.value ?? "").isEmpty
        if touchable.hearsReturn, !isEmpty {
          ways.append(ExploredWay([submit], words.words(for: submit), at: nil))
        }
        guard isEmpty else { continue }
        let typing = Move.type(examples.text(for: touchable, on: screen), into: touchable.name)
        ways.append(ExploredWay([typing], words.words(for: typing), at: touchable.place).emptying([touchable]))
        if touchable.hearsReturn {
          ways.append(ExploredWay([typing, submit], "\(words.words(for: typing)), press return", at: nil))
        }
      case .adjustable: ways += touchable.choices(words)
      }
    }
    if empty.count > 1 {
      let filling = empty.map { Move.type(examples.text(for: $0, on: screen), into: $0.name) }
      ways.append(ExploredWay(filling, words.filling(empty), at: nil).emptying(empty))
      if let last = empty.last(where: \.hearsReturn) {
        let words = "\(words.filling(empty)), press return"
        ways.append(ExploredWay(filling + [.submit(last.name)], words, at: nil))
      }
    }
    return ways + swipes(rows: rows, words) + gestures(besides: touchables, words) + waits(words)
  }

  private func swipes(rows: Int, _ words: MoveWords) -> [ExploredWay] {
    let swipes = rowSwipes.filter(\.row.isEnabled)
    let many = RowsOfOneKind(swipes.map(\.row), rows: rows)
    return swipes.flatMap { row, actions in
      actions.map { action in
        let swipe = Move.swipeRow(row.name, action: action)
        return ExploredWay([swipe], words.words(for: swipe), at: nil, isLikeOthers: many.isLikeOthers(row))
      }
    }
  }

  /// The tap on the selected tab, which undoes selecting another.
  private func selecting(besides tab: UITabBarItem, _ touchables: [Touchable]) -> [String] {
    let bars = window.shownControllers.lazy.compactMap { $0 as? UITabBarController }
    let selected = bars.first { $0.tabBar.items?.contains { $0 === tab } ?? false }?.tabBar.selectedItem
    guard let selected, selected !== tab else { return [] }
    return touchables.first { $0.object === selected }.map { [Move.tap($0.name).description] } ?? []
  }

  private func waits(_ words: MoveWords) -> [ExploredWay] {
    delays.prefix(3).map { seconds in
      let wait = Move.wait(seconds: seconds)
      return ExploredWay([wait], words.words(for: wait), at: nil)
    }
  }

  private func gestures(besides touchables: [Touchable], _ words: MoveWords) -> [ExploredWay] {
    let back: [Move] =
      switch wayBack {
      case .pop?: touchables.contains(where: \.isBack) ? [] : [.pop]
      case .some: [.swipe(.down)]
      case nil: []
      }
    let others: [Move] = (showsPages ? [.swipe(.next), .swipe(.previous)] : []) + (refreshes ? [.refresh] : [])
    return back.map { ExploredWay([$0], words.words(for: $0), at: nil, isBack: true) }
      + others.map { ExploredWay([$0], words.words(for: $0), at: nil) }
  }

  private var shownViews: [UIView] {
    guard let front = window.rootViewController?.frontmost.viewIfLoaded else { return [] }
    var (found, waiting) = ([UIView](), [front])
    while let view = waiting.popLast() {
      found.append(view)
      waiting += view.subviews
    }
    return found
  }

  private var showsPages: Bool {
    window.shownControllers.contains { $0 is UIPageViewController }
      || shownViews.contains { ($0 as? UIScrollView)?.isPagingEnabled == true }
  }

  private var refreshes: Bool { shownViews.contains { ($0 as? UIScrollView)?.refreshControl != nil } }
}

extension Touchable {
  var showsChoices: Bool {
    switch view {
    case is UISegmentedControl, is UIPickerView: true
    default: false
    }
  }

  /// The possible values, each with its part of the frame: a segment, or a side of a stepper.
  fileprivate func choices(_ words: MoveWords) -> [ExploredWay] {
    let now = value
    func way(_ value: String, _ part: Int, of count: Int) -> ExploredWay {
      let isMirrored = view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
      let width = place.width / CGFloat(count)
      let place = CGRect(
        x: place.minX + width * CGFloat(isMirrored ? count - 1 - part : part),
        y: place.minY,
        width: width,
        height: place.height
      )
      let set = Move.set(name, to: value)
      var way = ExploredWay([set], words.words(for: set), at: place)
      way.undo = now.map { [Move.set(name, to: $0).description] } ?? []
      return way
    }
    let (less, more) = (value(adjustedBy: -1), value(adjustedBy: 1))
    switch view {
    case let segments as UISegmentedControl:
      let index = segments.selectedSegmentIndex
      let count = segments.numberOfSegments
      return (0..<count).compactMap { segment in
        guard segment != index, let value = value(adjustedBy: segment - max(0, index)) else { return nil }
        return way(value, segment, of: count)
      }
    case is UIStepper:
      return [(less, 0), (more, 1)].compactMap { value, part in
        value.flatMap { $0 == now ? nil : way($0, part, of: 2) }
      }
    default:
      guard let value = [more, less].compactMap(\.self).first(where: { $0 != now }) else { return [] }
      return [way(value, 0, of: 1)]
    }
  }
}

extension ExploredWay {
  init(
    _ moves: [Move],
    _ words: String,
    at place: CGRect?,
    isBack: Bool = false,
    isLikeOthers: Bool = false
  ) {
    self.moves = moves.map(\.description)
    self.words = words
    self.isBack = isBack
    self.isLikeOthers = isLikeOthers
    area = place.map(Area.init)
  }

  @MainActor
  fileprivate func emptying(_ fields: [Touchable]) -> ExploredWay {
    var way = self
    way.undo = fields.map { Move.type("", into: $0.name).description }
    return way
  }
}

extension ExploredWay.Area {
  init(_ frame: CGRect) { self.init(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height) }
}
