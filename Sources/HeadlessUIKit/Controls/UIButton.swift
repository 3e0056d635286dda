public import Foundation

/// A button with a title, a picture or both.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// The kinds of button.
  public enum ButtonType: Int, Sendable {
    /// Plain, without the system's look.
    case custom
    /// The system's look.
    case system
    /// A circle with an arrow.
    case detailDisclosure
    /// A light i.
    case infoLight
    /// A dark i.
    case infoDark
    /// A circle with a plus.
    case contactAdd
    /// A circle with a cross.
    case close = 7
  }

  private var titles: [State: String] = [:]
  private var images: [State: UIImage] = [:]
  private var colors: [State: UIColor] = [:]

  /// The label of the title. Its text is the present title.
  public private(set) lazy var titleLabel: UILabel? = makeTitleLabel()

  /// The view of the picture.
  public private(set) lazy var imageView: UIImageView? = UIImageView(frame: .zero)

  /// A custom button.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// A custom button.
  public convenience init() {
    self.init(frame: .zero)
  }

  /// A button of a kind, the system's by default, with what a tap does, whose title and picture it takes.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    take(primaryAction)
  }

  /// A button of a kind.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// A button of the system with a look of its own and what a tap does.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    buttonType = .system
    self.configuration = configuration
    take(primaryAction)
  }

  /// A button with a frame and what a tap does.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    take(primaryAction)
  }

  /// A custom button.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    if configuration != nil {
      if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
      if configuration?.image == nil { configuration?.image = action.image }
    } else {
      if !action.title.isEmpty { setTitle(action.title, for: .normal) }
      if let image = action.image { setImage(image, for: .normal) }
    }
    addAction(action, for: .primaryActionTriggered)
  }

  private func makeTitleLabel() -> UILabel {
    let label = UILabel(frame: .zero)
    label.font = UIFont.systemFont(ofSize: buttonType == .custom ? 18 : 15)
    label.text = currentTitle
    return label
  }

  /// The kind; custom by default.
  open private(set) var buttonType = ButtonType.custom

  /// The look; none by default.
  open var configuration: Configuration? {
    didSet { contentChanged() }
  }

  /// Whether tapping changes the selection; false by default.
  open var changesSelectionAsPrimaryAction = false

  /// Sets the title in a state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    contentChanged()
  }

  /// The title in a state, the normal one's where it has none.
  open func title(for state: State) -> String? {
    titles[state] ?? titles[.normal]
  }

  /// Sets the title's colour in a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    colors[state] = color
  }

  /// The title's colour in a state, the normal one's where it has none.
  open func titleColor(for state: State) -> UIColor? {
    colors[state] ?? colors[.normal]
  }

  /// Sets the picture in a state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    contentChanged()
  }

  /// The picture in a state, the normal one's where it has none.
  open func image(for state: State) -> UIImage? {
    images[state] ?? images[.normal]
  }

  /// The title in the present state.
  open var currentTitle: String? { configuration?.title ?? title(for: state) }

  /// The picture in the present state.
  open var currentImage: UIImage? { configuration?.image ?? image(for: state) }

  /// The title's colour in the present state; white by default, the tint for the system's buttons.
  open var currentTitleColor: UIColor {
    titleColor(for: state) ?? (buttonType == .system ? tintColor : .white)
  }

  private func contentChanged() {
    titleLabel?.text = currentTitle
    imageView?.image = currentImage
    contentSizeChanged()
  }

  /// The title unless it was set.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? currentTitle }
    set { super.accessibilityLabel = newValue }
  }

  /// The size of picture and title with the insets around them. The system's buttons have 6 points above and below
  /// and are at least 30 wide; those with a look have the look's insets.
  open override var intrinsicContentSize: CGSize {
    let title = currentTitle ?? ""
    let subtitle = configuration?.subtitle ?? ""
    let font = titleFont
    let measure = TextMeasure(font: font)
    var text = title.isEmpty ? CGSize.zero : measure.size(of: measure.lines(of: title, width: nil))
    if !subtitle.isEmpty {
      let small = TextMeasure(font: .systemFont(ofSize: 13))
      let size = small.size(of: small.lines(of: subtitle, width: nil))
      text = CGSize(width: max(text.width, size.width), height: text.height + size.height + 1)
    }
    let image = currentImage?.size ?? .zero
    let gap = text.width > 0 && image.width > 0 ? configuration?.imagePadding ?? 0 : 0
    var size = CGSize(width: text.width + gap + image.width, height: max(text.height, image.height))
    if title.isEmpty, image == .zero { size.height = font.lineHeight }
    if let insets = configuration?.contentInsets {
      size.width += insets.leading + insets.trailing
      size.height += insets.top + insets.bottom
    } else {
      size.height += 12
      if image == .zero { size.width = max(size.width, 30) }
    }
    return CGSize(width: upToPixels(size.width), height: upToPixels(size.height))
  }

  private var titleFont: UIFont {
    guard let configuration else { return titleLabel?.font ?? .systemFont(ofSize: 15) }
    return configuration.titleFont(traitCollection)
  }

  /// The size of picture and title.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// A tap is the button's main action too.
  open override func sendActions(for controlEvents: Event) {
    var events = controlEvents
    if events.contains(.touchUpInside) {
      events.insert(.primaryActionTriggered)
      if changesSelectionAsPrimaryAction { isSelected.toggle() }
    }
    super.sendActions(for: events)
  }

  override var describedText: String? { nil }

  override func baselines(height: CGFloat) -> (first: CGFloat, last: CGFloat) {
    let font = titleFont
    let below = (height - font.lineHeight) / 2 - font.descender
    return (height - below, below)
  }
}
