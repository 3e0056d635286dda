import PetriCatalog
import PetriComposer
import PetriUIKit

/// VoiceOver's words for a view.
@MainActor
enum ElementDescriber {
  /// The element that a view is by itself; `nil` for one whose parts or subviews are looked at.
  static func element(_ shown: ShownView) -> ReadElement? { element(shown, shown.kind.speech) }

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

  /// An element that is a part of a view.
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

  /// Warns of the faults that any element can have: no name, or too small a size for a finger.
  ///
  /// - Parameter own: the size that UIKit itself gives such a control: one that isn't smaller is as good as UIKit's.
  private static func warn(_ read: inout ReadElement, own: CGSize? = nil) {
    if read.label?.isEmpty ?? true {
      let said = read.words.isEmpty ? "nothing" : read.words.joined(separator: ", ")
      read.warnings.append(ReadWarning(.label, "no label: VoiceOver only reads \(said)"))
    }
    let size = read.frame.size
    let needed = CGSize(width: min(44, own?.width ?? 44), height: min(44, own?.height ?? 44))
    // Frames are on full pixels, which may take a part of one.
    if read.isTarget, size.width < needed.width - 0.5 || size.height < needed.height - 0.5 {
      let found = "\(Number.text(size.width))x\(Number.text(size.height))"
      read.warnings.append(ReadWarning(.target, "target of \(found) is under 44x44 points"))
    }
  }
}

extension UIAccessibilityTraits {
  /// Whether an element with these is touched.
  fileprivate var isForTouch: Bool {
    !isDisjoint(with: [.button, .link, .adjustable, .searchField, .keyboardKey])
  }
}
