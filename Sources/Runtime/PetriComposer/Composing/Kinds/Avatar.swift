import PetriCatalog
import PetriUIKit

extension AvatarDefinition: BuildableKind {
  func makeView(at site: ViewSite, by builder: ViewBuilder) -> UIView {
    let color = color.value(in: site.scope)?.uiColor ?? AvatarView.defaultColor
    return AvatarView(builder.text(name, site.scope), size: CGFloat(size), color: color)
  }
}

final class AvatarView: UIView {
  static let defaultColor = UIColor.systemGray

  let name: String
  let size: CGFloat
  let circle: InitialsView

  init(_ name: String, size: CGFloat, color: UIColor) {
    self.name = name
    self.size = size
    circle = InitialsView(name.initials, fontSize: size * 0.4, color: color)
    super.init(frame: .zero)
    keepSize()
    addSubview(circle)
    isAccessibilityElement = true
    accessibilityLabel = name
    accessibilityTraits = .image
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: size, height: size) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(size, bounds.width, bounds.height)
    circle.frame = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
  }
}

final class InitialsView: UIView {
  private let label = UILabel()

  var initials: String { label.text ?? "" }

  init(_ initials: String, fontSize: CGFloat, color: UIColor) {
    super.init(frame: .zero)
    backgroundColor = color
    label.text = initials
    label.font = .systemFont(ofSize: fontSize, weight: .medium)
    label.textColor = .white
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    addSubview(label)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.width / 2
    label.frame = bounds
  }
}

struct ShownAvatar: ShownKind {
  private let view: AvatarView

  @MainActor
  init?(_ view: UIView, _ kind: ViewKind?) {
    guard let view = view as? AvatarView else { return nil }
    self.view = view
    text = view.name
  }

  let text: String?
  var word: String? { "avatar" }
  var isLeaf: Bool { true }
  var subject: String? { text?.quoted }
  @MainActor var attributes: [ShownAttribute] {
    var list = AttributeList(in: view.traitCollection)
    list.text("initials", view.circle.initials)
    list.number("size", view.size, default: 40)
    list.color("color", view.circle.backgroundColor, default: AvatarView.defaultColor)
    return list.all
  }
  var defaultTraits: UIAccessibilityTraits { .image }
  // The circle is a subview.
  var form: ShownForm { .subviews }
}

struct ShownInitials: ShownKind {
  let form: ShownForm

  @MainActor
  init?(_ view: UIView, _ kind: ViewKind?) {
    guard let view = view as? InitialsView else { return nil }
    form = .box(cornerRadius: view.layer.cornerRadius)
  }
}

extension String {
  /// The uppercase first letters of the first and last words.
  var initials: String {
    let words = split(whereSeparator: \.isWhitespace)
    let ends = words.count > 1 ? [words[0], words[words.count - 1]] : words
    // An uppercased letter can be two: `ß` becomes `SS`.
    return ends.compactMap { $0.first?.uppercased().first }.map(String.init).joined()
  }
}
