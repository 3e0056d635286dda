import PetriCatalog
import PetriComposer
import PetriUIKit

/// What VoiceOver says of a view.
@MainActor
enum ElementDescriber {
  /// The elements that a view is as a whole; `nil` for one whose subviews are looked at.
  static func parts(of view: UIView) -> [ReadElement]? {
    switch view {
    case let bar as UINavigationBar: navigationBar(bar)
    case let bar as UITabBar: tabBar(bar)
    case let control as UISegmentedControl: segments(control)
    case let stepper as UIStepper: self.stepper(stepper)
    default: element(view).map { [$0] }
    }
  }

  /// An element that an app made itself.
  static func element(_ element: UIAccessibilityElement) -> ReadElement {
    var read = ReadElement(label: element.accessibilityLabel, frame: element.accessibilityFrame)
    read.words = words(of: element.accessibilityTraits)
    read.value = element.accessibilityValue
    read.hint = element.accessibilityHint
    read.isTarget = element.accessibilityTraits.isForTouch
    warn(&read)
    return read
  }

  private static func element(_ view: UIView) -> ReadElement? {
    guard isElement(view) else { return nil }
    var read = ReadElement(label: view.readName, frame: view.convert(view.bounds, to: nil))
    var traits = view.accessibilityTraits
    if let control = view as? UIControl, !control.isEnabled { traits.insert(.notEnabled) }
    if view is UIImageView { traits.insert(.image) }
    read.object = view
    read.words = kindWords(of: view) + words(of: traits)
    read.value = view.accessibilityValue ?? value(of: view)
    read.hint = view.accessibilityHint
    read.isTarget = traits.isForTouch || (view is UIControl && !(view is UIPageControl))
    warn(&read, own: ownSize(of: view))
    if let label = view as? UILabel { warn(&read, about: label) }
    return read
  }

  private static func isElement(_ view: UIView) -> Bool {
    if view.isAccessibilityElement { return !(view is UILabel) || view.accessibilityLabel?.isEmpty == false }
    switch view {
    case is UISwitch, is UISlider, is UITextField, is UITextView, is UIProgressView, is UIPageControl: return true
    case let spinner as UIActivityIndicatorView: return spinner.isAnimating
    default: return false
    }
  }

  private static func kindWords(of view: UIView) -> [String] {
    switch view {
    case is UISwitch: ["switch button"]
    case let field as UITextField: [field.isSecureTextEntry ? "secure text field" : "text field"]
    case is UITextView: ["text view"]
    case is UISlider, is UIPageControl: ["adjustable"]
    default: []
    }
  }

  private static func value(of view: UIView) -> String? {
    switch view {
    case let view as UISwitch: view.isOn ? "on" : "off"
    case let slider as UISlider:
      percent(
        (slider.value - slider.minimumValue) / max(.leastNonzeroMagnitude, slider.maximumValue - slider.minimumValue)
      )
    case let progress as UIProgressView: percent(progress.progress)
    case let field as UITextField:
      field.text.flatMap { text in
        text.isEmpty ? nil : field.isSecureTextEntry ? "\(text.count) characters" : text
      }
    case let text as UITextView: text.text
    case let pages as UIPageControl: "page \(pages.currentPage + 1) of \(pages.numberOfPages)"
    default: nil
    }
  }

  private static func percent(_ share: Float) -> String {
    share.isFinite ? "\(Int((min(1, max(0, share)) * 100).rounded()))%" : "0%"
  }

  private static func words(of traits: UIAccessibilityTraits) -> [String] {
    let words: [(UIAccessibilityTraits, String)] = [
      (.selected, "selected"), (.notEnabled, "dimmed"), (.button, "button"), (.link, "link"), (.image, "image"),
      (.searchField, "search field"), (.keyboardKey, "keyboard key"), (.header, "heading"), (.adjustable, "adjustable"),
      (.updatesFrequently, "updates frequently"),
    ]
    return words.filter { traits.contains($0.0) }.map(\.1)
  }
}

extension ElementDescriber {
  private static func navigationBar(_ bar: UINavigationBar) -> [ReadElement] {
    let frame = bar.convert(bar.bounds, to: nil)
    guard let item = bar.topItem else { return [] }
    var elements: [ReadElement] = []
    if let back = bar.backItem, !item.hidesBackButton {
      var read = ReadElement(label: back.backButtonTitle ?? back.title ?? "Back", words: ["back button"], frame: frame)
      read.isTarget = true
      read.object = back
      elements.append(read)
    }
    elements += (item.leftBarButtonItems ?? []).compactMap { barButton($0, frame) }
    if let title = item.title ?? bar.topItem?.title, !title.isEmpty {
      elements.append(ReadElement(label: title, words: ["heading"], frame: frame))
    }
    return elements + (item.rightBarButtonItems ?? []).reversed().compactMap { barButton($0, frame) }
  }

  private static func barButton(_ item: UIBarButtonItem, _ frame: CGRect) -> ReadElement? {
    guard !item.isHidden, !BarButtonText.isSpace(item) else { return nil }
    var read = ReadElement(label: item.accessibilityLabel ?? item.title, frame: frame)
    read.object = item
    read.words = item.isEnabled ? ["button"] : ["dimmed", "button"]
    read.isTarget = true
    if read.label == nil { read.warnings.append("no label: a picture alone is read by its file's name") }
    return read
  }

  private static func tabBar(_ bar: UITabBar) -> [ReadElement] {
    let items = bar.items ?? []
    let frame = bar.convert(bar.bounds, to: nil)
    return items.enumerated().map { index, item in
      var read = ReadElement(label: item.accessibilityLabel ?? item.title, frame: frame)
      read.object = item
      read.words = (item === bar.selectedItem ? ["selected"] : []) + ["tab", "\(index + 1) of \(items.count)"]
      read.value = item.badgeValue
      if read.label?.isEmpty ?? true { read.warnings.append("no label: the tab is read as its number alone") }
      return read
    }
  }

  private static func segments(_ control: UISegmentedControl) -> [ReadElement] {
    let count = control.numberOfSegments
    let frame = control.convert(control.bounds, to: nil)
    return (0..<count).map { index in
      let width = frame.width / CGFloat(max(1, count))
      let part = CGRect(x: frame.minX + CGFloat(index) * width, y: frame.minY, width: width, height: frame.height)
      var read = ReadElement(label: control.titleForSegment(at: index), frame: part)
      read.object = control
      read.words = (index == control.selectedSegmentIndex ? ["selected"] : []) + ["button", "\(index + 1) of \(count)"]
      read.isTarget = true
      let own = control.intrinsicContentSize
      warn(&read, own: CGSize(width: own.width / CGFloat(max(1, count)), height: own.height))
      return read
    }
  }

  private static func stepper(_ stepper: UIStepper) -> [ReadElement] {
    let frame = stepper.convert(stepper.bounds, to: nil)
    return ["Decrement", "Increment"].enumerated().map { index, name in
      let half = frame.width / 2
      let part = CGRect(x: frame.minX + CGFloat(index) * half, y: frame.minY, width: half, height: frame.height)
      var read = ReadElement(label: name, words: stepper.isEnabled ? ["button"] : ["dimmed", "button"], frame: part)
      read.object = stepper
      read.value = index == 1 ? Number.text(CGFloat(stepper.value)) : nil
      read.isTarget = true
      let own = stepper.intrinsicContentSize
      warn(&read, own: CGSize(width: own.width / 2, height: own.height))
      return read
    }
  }

  /// The size that UIKit gives a control by itself; `nil` for what the app makes a control of.
  private static func ownSize(of view: UIView) -> CGSize? {
    switch view {
    case is UISwitch, is UISlider, is UITextField, is UIPageControl, is UIButton: view.intrinsicContentSize
    default: nil
    }
  }

  /// What holds for every element: it has a name, and a finger hits it.
  ///
  /// - Parameter own: the size that UIKit itself gives such a control: one that isn't smaller is as good as UIKit's.
  private static func warn(_ read: inout ReadElement, own: CGSize? = nil) {
    if read.label?.isEmpty ?? true {
      let said = read.words.isEmpty ? "nothing" : read.words.joined(separator: ", ")
      read.warnings.append("no label: VoiceOver only reads \(said)")
    }
    let size = read.frame.size
    let needed = CGSize(width: min(44, own?.width ?? 44), height: min(44, own?.height ?? 44))
    // Frames are on whole pixels, which may take a part of one.
    if read.isTarget, size.width < needed.width - 0.5 || size.height < needed.height - 0.5 {
      read.warnings.append("target of \(Number.text(size.width))x\(Number.text(size.height)) is under 44x44 points")
    }
  }

  private static func warn(_ read: inout ReadElement, about label: UILabel) {
    let visible = HeadlessRuntime.visibleLines(of: label)
    if visible.isCut { read.warnings.append("text is cut: \(visible.lines.joined(separator: " ").quoted)") }
    guard label.isEnabled, let color = label.textColor, let font = label.font else { return }
    let background = Contrast.background(of: label)
    guard let ratio = Contrast.ratio(of: color, on: background, in: label.traitCollection) else { return }
    let needed = Contrast.needed(for: font)
    // Compared as it is printed, so that no rounding is seen.
    let tenths = (ratio * 10).rounded(.down) / 10
    if tenths < needed {
      read.warnings.append(
        "contrast of \(Number.text(CGFloat(tenths))):1, this text needs \(Number.text(CGFloat(needed))):1"
      )
    }
  }
}

extension UIAccessibilityTraits {
  /// Whether an element with these is touched.
  fileprivate var isForTouch: Bool {
    !isDisjoint(with: [.button, .link, .adjustable, .searchField, .keyboardKey])
  }
}
