import PetriCatalog
import PetriComposer
import PetriUIKit

/// The line of a view: its kind, what it shows, and what differs from a plain one.
@MainActor
enum ViewText {
  /// The parts of a view's line, in a fixed order; what is as usual is left out.
  static func parts(of view: UIView, definition: ViewDefinition?, tap: ResolvedTap?) -> [String] {
    var parts = [head(of: view, definition: definition)]
    parts += attributes(of: view, definition: definition)
    if let definition, definition.width != nil || definition.height != nil {
      let width = definition.width.map { Number.text(CGFloat($0)) } ?? "_"
      let height = definition.height.map { Number.text(CGFloat($0)) } ?? "_"
      parts.append("\(width)x\(height)")
    }
    if let control = view as? UIControl, !control.isEnabled { parts.append("disabled") }
    if view.isHidden { parts.append("hidden") }
    if view.alpha != 1 { parts.append("alpha \(Number.text(view.alpha))") }
    if let label = view.accessibilityLabel, definition?.accessibilityLabel != nil {
      parts.append("accessibility \(label.quoted)")
    }
    if let tap { parts.append("-> \(tap)") }
    return parts
  }

  /// Whether a view only arranges others and has no line of its own.
  static func isArrangement(_ view: UIView) -> Bool {
    view is UIStackView || view is any ArrangingView || type(of: view) == UIView.self
  }

  /// Whether what is inside is UIKit's own business.
  static func isLeaf(_ view: UIView) -> Bool {
    view is UILabel || view is UIButton || view is UIImageView || view is UITextField || view is UISwitch
      || view is UISlider || view is UIStepper || view is UISegmentedControl || view is UIProgressView
      || view is UIActivityIndicatorView
  }

  private static func head(of view: UIView, definition: ViewDefinition?) -> String {
    let id = definition?.id.map { " \($0)" } ?? ""
    return kindName(of: view, definition: definition) + id + (subject(of: view).map { " \($0)" } ?? "")
  }

  /// The catalogue's word for a view, else UIKit's class.
  static func kindName(of view: UIView, definition: ViewDefinition?) -> String {
    definition?.kind.name.rawValue ?? kindName(of: view)
  }

  /// What a view shows as text: a label's, a title, a picture's name; never what is typed in secret.
  static func text(of view: UIView) -> String? {
    switch view {
    case let label as UILabel: label.text ?? ""
    case let button as UIButton: button.currentTitle ?? ""
    case let image as UIImageView: image.image.flatMap(HeadlessRuntime.name)
    case let field as UITextField: field.placeholder
    default: nil
    }
  }

  /// What a control holds.
  static func value(of view: UIView) -> String? {
    if let field = view as? UITextField { return field.text?.isEmpty == false ? fieldText(field) : nil }
    guard view is UIControl || view is UIProgressView || view is UIActivityIndicatorView, !(view is UIButton) else {
      return nil
    }
    return attributes(of: view, definition: nil).first
  }

  /// What the view is of: its text, its title, its picture.
  private static func subject(of view: UIView) -> String? {
    switch view {
    case let label as UILabel: (label.text ?? "").quoted
    case let button as UIButton: (button.currentTitle ?? "").quoted
    case let image as UIImageView: image.image.flatMap(HeadlessRuntime.name).map { $0.isWord ? $0 : $0.quoted }
    case let field as UITextField: fieldText(field)
    case let segments as UISegmentedControl:
      (0..<segments.numberOfSegments).map { (segments.titleForSegment(at: $0) ?? "").quoted }.joined(separator: " ")
    default: nil
    }
  }

  private static func fieldText(_ field: UITextField) -> String? {
    if let text = field.text, !text.isEmpty {
      return field.isSecureTextEntry ? String(repeating: "•", count: text.count) : text.quoted
    }
    return field.placeholder.map { "placeholder \($0.quoted)" }
  }

  private static func attributes(of view: UIView, definition: ViewDefinition?) -> [String] {
    switch view {
    case let view as UISwitch: [view.isOn ? "on" : "off"]
    case let slider as UISlider:
      [
        "\(Number.text(CGFloat(slider.value))) of \(Number.text(CGFloat(slider.minimumValue)))…"
          + Number.text(CGFloat(slider.maximumValue))
      ]
    case let stepper as UIStepper:
      [
        "\(Number.text(CGFloat(stepper.value))) of \(Number.text(CGFloat(stepper.minimumValue)))…"
          + Number.text(CGFloat(stepper.maximumValue))
      ]
    case let segments as UISegmentedControl: ["selected \(segments.selectedSegmentIndex)"]
    case let progress as UIProgressView: [Number.text(CGFloat(progress.progress))]
    case let spinner as UIActivityIndicatorView: [spinner.isAnimating ? "animating" : "stopped"]
    case let field as UITextField: field.isSecureTextEntry ? ["secure"] : []
    default: definition.map { words(of: $0.kind) } ?? []
    }
  }

  private static func words(of kind: ViewKind) -> [String] {
    switch kind {
    case .label(let label):
      (label.style == .body ? [] : [label.style.rawValue]) + (label.lines == 0 ? [] : ["lines \(label.lines)"])
    case .button(let button): button.style == .plain ? [] : [button.style.rawValue]
    case .stack(let stack): stack.axis == .vertical ? [] : [stack.axis.rawValue]
    case .scroll(let scroll): scroll.axis == .vertical ? [] : [scroll.axis.rawValue]
    case .list(let list): list.style == .plain ? [] : [list.style.rawValue]
    default: []
    }
  }

  private static func kindName(of view: UIView) -> String {
    switch view {
    case is UILabel: "label"
    case is UIButton: "button"
    case is UIImageView: "image"
    case is UITextField: "textField"
    case is UISwitch: "switch"
    case is UISlider: "slider"
    case is UIStepper: "stepper"
    case is UISegmentedControl: "segments"
    case is UIProgressView: "progress"
    case is UIActivityIndicatorView: "spinner"
    case is UIScrollView: "scroll"
    default: String(describing: type(of: view))
    }
  }
}

extension String {
  fileprivate var isWord: Bool {
    !isEmpty
      && utf8.allSatisfy {
        ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A || (0x30...0x39).contains($0) || $0 == 0x2D || $0 == 0x2E
          || $0 == 0x5F
      }
  }
}
