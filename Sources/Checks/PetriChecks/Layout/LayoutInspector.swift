import Foundation
import PetriCatalog
import PetriComposer
import PetriRendering
import PetriUIKit

@MainActor
struct LayoutInspector {
  let launched: LaunchedScreen
  let window: UIWindow
  private(set) var faults: [LayoutFault] = []
  private(set) var texts: [Leaf] = []

  var brokenTitles: [BrokenTitle] = []
  private var occupied: [CGRect] = []

  var shownText: String { texts.flatMap(\.shown.kind.texts).joined(separator: "\n") }

  struct Leaf {
    let shown: ShownView
    let frame: CGRect
    let floating: Floating
  }

  enum Floating: Hashable {
    case none
    case over(ObjectIdentifier)
    case pinned(ObjectIdentifier)
  }

  init(_ launched: LaunchedScreen) {
    self.init(on: launched)
    takeConflicts()
    guard !isSystems else { return }
    takeWarnings()
    if let front {
      let shown = ShownView(front)
      walk(shown, shown.frameInWindow, Surroundings())
    }
    takeBrokenTitles()
    findOverlaps()
    findJumps()
  }

  /// Focuses each field in turn to find those under the keyboard, and stops at the fault to draw, if any.
  init(typingIn launched: LaunchedScreen, until last: LayoutFault.Key? = nil) {
    self.init(on: launched)
    findFieldsUnderKeyboard(until: last)
  }

  private init(on launched: LaunchedScreen) {
    self.launched = launched
    window = launched.stage.window
  }

  var front: UIView? { frontmost?.viewIfLoaded }

  private var frontmost: UIViewController? {
    var front = window.rootViewController
    while let next = front?.presentedViewController, next.viewIfLoaded?.window != nil { front = next }
    return front
  }

  var isTurnedAsItMay: Bool {
    let isSideways = window.bounds.width > window.bounds.height
    return frontmost?.supportedInterfaceOrientations.contains(isSideways ? .landscapeLeft : .portrait) ?? true
  }

  private var isSystems: Bool { frontmost is UIAlertController || frontmost is UIActivityViewController }

  struct Surroundings {
    var scrolls = (horizontally: false, vertically: false)
    var scrollView: UIScrollView?
    var clip = CGRect.infinite
    var floating = Floating.none
    var isInBar = false
    /// The frame of the nearest container with visible bounds; `nil` if there is none, or if the view floats over it.
    var box: CGRect?
  }

  // MARK: Views

  private mutating func walk(_ shown: ShownView, _ frame: CGRect, _ outer: Surroundings) {
    let view = shown.view
    guard !view.isHidden, view.alpha > 0.01 else { return }
    var around = outer
    if let scroll = view as? UIScrollView {
      around.scrolls.vertically = true
      around.scrollView = scroll
      if LayoutInspector.scrollsSideways(scroll, shown.definition) { around.scrolls.horizontally = true }
      around.clip = around.clip.intersection(frame)
      around.box = nil
    }
    if view is UINavigationBar || view is UITabBar || view is UIToolbar { around.isInBar = true }
    if let definition = shown.definition {
      let isOverlay = definition.kind.name == .overlay
      let isPinned = !definition.pins.isEmpty || definition.center != nil
      if isOverlay || isPinned { around.box = nil }
      if around.floating == .none {
        if isOverlay { around.floating = .over(ObjectIdentifier(view)) }
        if isPinned { around.floating = .pinned(ObjectIdentifier(view)) }
      }
    }
    if isFixed(shown, around) { occupied.append(frame) }
    check(shown, frame, around)
    checkTouch(shown, frame, around)
    checkPlace(shown, around)
    if LayoutInspector.hasEdge(view) { around.box = frame }
    guard !shown.kind.isLeaf || isRow(shown), !around.isInBar else { return }
    for subview in shown.subviews { walk(subview, shown.frame(of: subview, at: frame), around) }
  }

  private func isRow(_ shown: ShownView) -> Bool {
    if case .row? = shown.definition?.kind { true } else { false }
  }

  /// Whether the view takes up space that no other view can use.
  private func isFixed(_ shown: ShownView, _ around: Surroundings) -> Bool {
    if around.isInBar { return true }
    return shown.kind.isLeaf && shown.kind.word != "spacer" && !around.scrolls.vertically && around.floating == .none
  }

  /// The height of the largest empty horizontal band, in points.
  var largestGap: CGFloat {
    let insets = window.safeAreaInsets
    var (gap, end): (CGFloat, CGFloat) = (0, window.bounds.minY + insets.top)
    for frame in occupied.sorted(by: { $0.minY < $1.minY }) {
      gap = max(gap, frame.minY - end)
      end = max(end, frame.maxY)
    }
    return max(gap, window.bounds.maxY - insets.bottom - end)
  }

  /// Whether horizontal scrolling is intended. A vertical stack that is too wide isn't a horizontal scroll view.
  private static func scrollsSideways(_ view: UIScrollView, _ definition: ViewDefinition?) -> Bool {
    switch definition?.kind {
    case .scroll(let scroll)?: scroll.axis == .horizontal
    case .grid(let grid)?: grid.axis == .horizontal
    default: view.contentSize.width > view.bounds.width + 1
    }
  }

  private mutating func check(_ shown: ShownView, _ frame: CGRect, _ around: Surroundings) {
    guard !around.isInBar, shown.kind.isLeaf || shown.view is UILabel else { return }
    let text = shown.kind.texts.joined(separator: " ")
    let hasText = text.contains { !$0.isWhitespace }
    guard hasText || shown.view is UIControl else { return checkPicture(shown, frame, around) }
    if frame.width < 1 || frame.height < 1 {
      let side = frame.width < 1 ? "wide" : "high"
      return add(.zeroSize, shown, "\(LayoutInspector.words(shown)) is 0 points \(side)")
    }
    checkCut(shown)
    checkLines(shown, frame)
    checkEdges(shown, frame, around)
    checkTitle(shown, around)
    checkParent(shown, frame, around)
    checkControlTexts(shown, frame)
    checkContrast(shown)
    let seen = frame.intersection(around.clip)
    if hasText, !seen.isEmpty { texts.append(Leaf(shown: shown, frame: seen, floating: around.floating)) }
  }

  private mutating func checkLines(_ shown: ShownView, _ frame: CGRect) {
    guard let label = shown.view as? UILabel, let font = label.font, label.attributedText == nil || label.text != nil,
      !LayoutInspector.isInHeader(label)
    else { return }
    if frame.height < font.lineHeight * 0.7 {
      return add(.truncation, shown, "\(LayoutInspector.words(shown)) is lower than a line of its text")
    }
    guard label.numberOfLines != 1, let text = label.text else { return }
    let broken = text.split(whereSeparator: \.isWhitespace).first { word in
      LayoutInspector.width(of: String(word), in: font) > frame.width + 1
    }
    if let broken, broken.isBetweenSpaces, !broken.isAddress {
      add(.truncation, shown, "\(LayoutInspector.words(shown)) is narrower than the word '\(broken.prefix(40))'")
    }
  }

  static func width(of text: String, in font: UIFont) -> CGFloat {
    NSString(string: text).size(withAttributes: [.font: font]).width
  }

  private mutating func checkEdges(_ shown: ShownView, _ frame: CGRect, _ around: Surroundings) {
    let room = window.bounds
    if !around.scrolls.horizontally, frame.minX < room.minX - 1 || frame.maxX > room.maxX + 1 {
      return add(.outsideScreen, shown, "\(LayoutInspector.words(shown)) reaches beyond the side of the screen")
    }
    guard !around.scrolls.vertically else { return }
    let insets = window.safeAreaInsets
    if frame.maxY > room.maxY + 1 || frame.minY < room.minY - 1 {
      add(
        .outsideScreen,
        shown,
        "\(LayoutInspector.words(shown)) is beyond the edge of the screen, and nothing scrolls"
      )
    } else if frame.maxY > room.maxY - insets.bottom + 1 || frame.minY < room.minY + insets.top - 1 {
      add(.outsideSafeArea, shown, "\(LayoutInspector.words(shown)) is outside the safe area")
    }
  }

  // MARK: Words

  mutating func add(
    _ rule: CheckRule,
    _ shown: ShownView,
    _ message: String,
    isOfLines: Bool = false,
    notes: [String] = []
  ) {
    let definitions = definitions(around: shown)
    faults.append(
      LayoutFault(
        rule: rule,
        subject: definitions.first?.id ?? definitions.first?.name ?? "\(type(of: shown.view))",
        message: message,
        place: definitions.first?.place,
        frame: shown.frameInWindow,
        isOfLines: isOfLines,
        isAllowed: definitions.contains { $0.allow.contains(rule) },
        notes: notes
      )
    )
  }

  func definitions(around shown: ShownView) -> [ViewDefinition] {
    sequence(first: shown.view) { $0.superview }.compactMap { ShownView($0).definition }
  }

  static func isInBar(_ view: UIView) -> Bool {
    var view: UIView? = view
    while let current = view {
      if current is UINavigationBar || current is UITabBar || current is UIToolbar { return true }
      view = current.superview
    }
    return false
  }

  /// Whether the view is in UIKit's own section header or footer, which is sized by its text.
  static func isInHeader(_ view: UIView) -> Bool {
    let header = sequence(first: view, next: \.superview).first { $0 is UITableViewHeaderFooterView }
    return header.map { type(of: $0) == UITableViewHeaderFooterView.self } ?? false
  }

  static func words(_ shown: ShownView) -> String {
    let isInRow = shown.definition == nil && shown.view.superview.map { ShownView($0).kind.word } == "row"
    let kind = isInRow ? "the row's text" : shown.kind.word ?? "the view"
    let texts = shown.kind.texts + [shown.definition?.id, shown.kind.text, shown.readName].compactMap(\.self)
    let text = texts.first { $0.contains { !$0.isWhitespace } } ?? ""
    return text.isEmpty ? kind : "\(kind) '\(text.prefix(40))'"
  }
}

extension ViewDefinition {
  /// The kind and the first text as written in the catalogue, which is the same in all environments; for symbols the
  /// accessibility label.
  fileprivate var name: String {
    let texts = [kind.definition.texts.first, accessibilityLabel].compactMap { $0.map { "\($0)" } }
    let text = texts.first { !$0.isEmpty } ?? ""
    return text.isEmpty ? kind.name.rawValue : "\(kind.name.rawValue) \(text.prefix(60))"
  }
}

extension Substring {
  /// Whether the text is a URL, path or email address, which may break anywhere.
  fileprivate var isAddress: Bool { contains { $0 == "/" || $0 == "@" } && contains(where: \.isLetter) }

  /// Whether the script separates words with spaces, unlike Thai, Lao, Burmese, Khmer and East Asian scripts.
  fileprivate var isBetweenSpaces: Bool {
    unicodeScalars.allSatisfy { scalar in
      let value = scalar.value
      return value < 0x2E80 && !(0x0E00...0x0EFF).contains(value) && !(0x1000...0x109F).contains(value)
        && !(0x1780...0x17FF).contains(value)
    }
  }
}
