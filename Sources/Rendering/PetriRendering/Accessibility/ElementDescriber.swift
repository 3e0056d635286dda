import PetriCatalog
import PetriComposer
import PetriUIKit

/// Describes views as VoiceOver speaks them.
@MainActor
enum ElementDescriber {
  /// The element for a view; `nil` if its parts or subviews are read instead.
  static func element(_ shown: ShownView) -> ReadElement? { element(shown, shown.kind.speech) }

  /// The element for an accessibility element that an app created.
  static func element(_ element: UIAccessibilityElement) -> ReadElement {
    var read = ReadElement(label: element.accessibilityLabel, frame: element.accessibilityFrame)
    read.words = words(of: element.accessibilityTraits)
    read.value = element.accessibilityValue
    read.hint = element.accessibilityHint
    read.isTarget = element.accessibilityTraits.isForTouch
    warn(&read)
    return read
  }

  private static func element(_ shown: ShownView, _ speech: ShownSpeech) -> ReadElement? {
    let view = shown.view
    guard isElement(view, speech.stop) else { return nil }
    var read = ReadElement(label: shown.readName, frame: shown.frameInWindow)
    var traits = view.accessibilityTraits.union(speech.traits)
    if !shown.isEnabled { traits.insert(.notEnabled) }
    read.object = view
    read.words = speech.words + words(of: traits)
    if view.accessibilityCustomActions?.isEmpty == false { read.words.append("actions available") }
    read.value = view.accessibilityValue ?? speech.value
    read.hint = view.accessibilityHint
    read.isTarget = traits.isForTouch || (shown.isControl && !speech.isUntouched)
    warn(&read, own: speech.hasOwnSize ? view.intrinsicContentSize : nil)
    read.warnings += [ReadWarning.cut(of: shown), Contrast.warning(of: shown)].compactMap(\.self)
    return read
  }

  /// The element for a part of a view.
  static func element(_ part: ShownPart, of shown: ShownView) -> ReadElement {
    var frame = shown.frameInWindow
    var own = part.isChecked ? shown.view.intrinsicContentSize : .zero
    if let (index, count) = part.slot {
      let width = frame.width / CGFloat(max(1, count))
      frame = CGRect(x: frame.minX + CGFloat(index) * width, y: frame.minY, width: width, height: frame.height)
      own.width /= CGFloat(max(1, count))
    }
    var read = ReadElement(label: part.label, words: part.words, value: part.value, frame: frame)
    read.isTarget = part.isTarget
    if part.slot == nil { read.object = part.item } else { read.object = shown.view }
    if let problem = part.problem { read.warnings.append(ReadWarning(.other, problem)) }
    if part.isChecked { warn(&read, own: own) }
    return read
  }

  private static func isElement(_ view: UIView, _ stop: ShownSpeech.Stop) -> Bool {
    switch stop {
    case .always: true
    case .asked: view.isAccessibilityElement
    case .labelled: view.isAccessibilityElement && view.accessibilityLabel?.isEmpty == false
    }
  }

  private static func words(of traits: UIAccessibilityTraits) -> [String] {
    let words: [(UIAccessibilityTraits, String)] = [
      (.selected, "selected"), (.notEnabled, "dimmed"), (.button, "button"), (.link, "link"), (.image, "image"),
      (.searchField, "search field"), (.keyboardKey, "keyboard key"), (.header, "heading"), (.adjustable, "adjustable"),
      (.updatesFrequently, "updates frequently"),
    ]
    return words.filter { traits.contains($0.0) }.map(\.1)
  }

  /// Adds warnings for faults that any element can have: a missing name, a touch target that is too small.
  ///
  /// - Parameter own: The size that UIKit gives such a control by default, which is never reported.
  private static func warn(_ read: inout ReadElement, own: CGSize? = nil) {
    if read.label?.isEmpty ?? true {
      let said = read.words.isEmpty ? "nothing" : read.words.joined(separator: ", ")
      read.warnings.append(ReadWarning(.label, "no label: VoiceOver only reads \(said)"))
    }
    let size = read.frame.size
    let needed = CGSize(width: min(44, own?.width ?? 44), height: min(44, own?.height ?? 44))
    // Frames are rounded to whole pixels, which can cost a fraction of a pixel.
    if read.isTarget, size.width < needed.width - 0.5 || size.height < needed.height - 0.5 {
      let found = "\(Number.text(size.width))x\(Number.text(size.height))"
      read.warnings.append(ReadWarning(.target, "target of \(found) is under 44x44 points"))
    }
  }
}

extension UIAccessibilityTraits {
  /// Whether an element with these traits responds to touches.
  fileprivate var isForTouch: Bool {
    !isDisjoint(with: [.button, .link, .adjustable, .searchField, .keyboardKey])
  }
}
