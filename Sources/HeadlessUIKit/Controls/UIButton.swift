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
    isOpaque = false
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

  private var attributedTitles: [State: NSAttributedString] = [:]
  private var backgroundImages: [State: UIImage] = [:]
  private var shadowColors: [State: UIColor] = [:]
  private var symbolConfigurations: [State: UIImage.SymbolConfiguration] = [:]

  /// Sets the title with attributes in a state; it goes before the plain one.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title
    contentChanged()
  }

  /// The title with attributes in a state, the normal one's where it has none.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    attributedTitles[state] ?? attributedTitles[.normal]
  }

  /// The title with attributes in the present state.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  /// Sets the picture behind it in a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state] = image
  }

  /// The picture behind it in a state, the normal one's where it has none.
  open func backgroundImage(for state: State) -> UIImage? {
    backgroundImages[state] ?? backgroundImages[.normal]
  }

  /// The picture behind it in the present state.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// Sets the colour of the title's shadow in a state.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    shadowColors[state] = color
  }

  /// The colour of the title's shadow in a state, the normal one's where it has none.
  open func titleShadowColor(for state: State) -> UIColor? {
    shadowColors[state] ?? shadowColors[.normal]
  }

  /// The colour of the title's shadow in the present state.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

  /// Sets how symbols are drawn in a state.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?,
    forImageIn state: State
  ) {
    symbolConfigurations[state] = configuration
  }

  /// How symbols are drawn in a state, the normal one's where it has none.
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    symbolConfigurations[state] ?? symbolConfigurations[.normal]
  }

  /// How symbols are drawn in the present state.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }

  /// The menu; none by default.
  open var menu: UIMenu?
  /// What a button does for its screen; nothing special by default.
  open var role = Role.normal
  /// Whether a pointer changes over it; false by default.
  open var isPointerInteractionEnabled = false
  /// Whether the shadow turns when it is pressed; false by default.
  open var reversesTitleShadowWhenHighlighted = false
  /// Whether the picture gets darker when it is pressed; true by default.
  open var adjustsImageWhenHighlighted = true
  /// Whether the picture gets lighter when it isn't enabled; true by default.
  open var adjustsImageWhenDisabled = true
  /// Whether it glows when it is pressed; false by default.
  open var showsTouchWhenHighlighted = false

  /// What is added around the content; zero by default. A button with a look takes the look's.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet {
      if oldValue != contentEdgeInsets { contentSizeChanged() }
    }
  }
  /// Where the title is moved to; nowhere by default. It has no effect on sizes, as in UIKit.
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// Where the picture is moved to; nowhere by default. It has no effect on sizes, as in UIKit.
  open var imageEdgeInsets = UIEdgeInsets.zero

  /// What a button does for its screen.
  public enum Role: Int, Sendable {
    /// Nothing special.
    case normal
    /// What most people want.
    case primary
    /// Goes back.
    case cancel
    /// Takes something away.
    case destructive
  }

  /// Changes the look to the state; none by default.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Changes a button's look to its state.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// Whether the look changes with the state by itself; true by default.
  open var automaticallyUpdatesConfiguration = true

  private var needsUpdateConfiguration = false
  private var isUpdatingConfiguration = false

  /// Asks for the look to be changed to the state, at the next layout.
  open func setNeedsUpdateConfiguration() {
    guard !isUpdatingConfiguration else { return }
    needsUpdateConfiguration = true
    setNeedsLayout()
  }

  /// Changes the look to the state: calls the handler.
  open func updateConfiguration() {
    configurationUpdateHandler?(self)
  }

  /// Changes the look to the state, if that waits.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard needsUpdateConfiguration else { return }
    needsUpdateConfiguration = false
    isUpdatingConfiguration = true
    updateConfiguration()
    isUpdatingConfiguration = false
  }

  override func stateChanged() {
    super.stateChanged()
    contentChanged()
    if configurationUpdateHandler != nil || configuration != nil { setNeedsUpdateConfiguration() }
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
  open var currentTitle: String? { configuration?.title ?? currentAttributedTitle?.string ?? title(for: state) }

  /// The picture in the present state.
  open var currentImage: UIImage? { configuration?.image ?? image(for: state) }

  /// The title's colour in the present state; white by default, the tint for the system's buttons.
  open var currentTitleColor: UIColor {
    titleColor(for: state) ?? (buttonType == .system ? tintColor : .white)
  }

  private func contentChanged() {
    if configuration == nil, let attributed = currentAttributedTitle {
      titleLabel?.attributedText = attributed
    } else {
      titleLabel?.text = currentTitle
    }
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
    var text = title.isEmpty ? CGSize.zero : TextMeasure(font: font).size(of: title, width: nil)
    if !subtitle.isEmpty {
      let size = TextMeasure(font: .systemFont(ofSize: 13)).size(of: subtitle, width: nil)
      text = CGSize(width: max(text.width, size.width), height: text.height + size.height + 1)
    }
    let image = currentImage?.size ?? .zero
    let gap = text.width > 0 && image.width > 0 ? configuration?.imagePadding ?? 0 : 0
    let isColumn = configuration.map { $0.imagePlacement == .top || $0.imagePlacement == .bottom } ?? false
    var size =
      isColumn
      ? CGSize(width: max(text.width, image.width), height: text.height + gap + image.height)
      : CGSize(width: text.width + gap + image.width, height: max(text.height, image.height))
    if title.isEmpty, image == .zero { size.height = font.lineHeight }
    if let insets = configuration?.contentInsets {
      size.width += insets.leading + insets.trailing
      size.height += insets.top + insets.bottom
    } else {
      if contentEdgeInsets.top + contentEdgeInsets.bottom == 0 { size.height += 12 }
      size.width += contentEdgeInsets.left + contentEdgeInsets.right
      size.height += contentEdgeInsets.top + contentEdgeInsets.bottom
      if image == .zero { size.width = max(size.width, 30) }
    }
    return CGSize(width: upToPixels(size.width), height: upToPixels(size.height))
  }

  /// What is behind the content: all of it.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where picture and title are: all of it but the insets.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: configuration?.contentInsets.resolved(effectiveUserInterfaceLayoutDirection) ?? contentEdgeInsets)
  }

  /// Where the title is in the content: in the middle with the picture before it, moved by its insets.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    parts(in: contentRect).title
  }

  /// Where the picture is in the content: in the middle with the title behind it, moved by its insets.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    parts(in: contentRect).image
  }

  /// Picture and title beside each other, as wide as there is room, aligned in what the insets leave. There is no source for what gives
  /// way first: here the title does.
  private func parts(in content: CGRect) -> (image: CGRect, title: CGRect) {
    let image = currentImage?.size ?? .zero
    let words = currentTitle ?? ""
    let text = words.isEmpty ? .zero : TextMeasure(font: titleFont).size(of: words, width: nil)
    let gap = text.width > 0 && image.width > 0 ? configuration?.imagePadding ?? 0 : 0
    let title = CGSize(
      width: min(upToPixels(text.width), max(0, content.width - image.width - gap)),
      height: min(upToPixels(text.height), content.height)
    )
    let whole = image.width + gap + title.width
    func place(_ size: CGSize, after before: CGFloat, _ insets: UIEdgeInsets) -> CGRect {
      let area = content.inset(by: insets)
      let readsLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let start = readsLeft ? whole - before - size.width : before
      let x: CGFloat =
        switch effectiveContentHorizontalAlignment {
        case .left: area.minX + start
        case .right: area.maxX - whole + start
        default: area.midX - whole / 2 + start
        }
      let y: CGFloat =
        switch contentVerticalAlignment {
        case .top: area.minY
        case .bottom: area.maxY - size.height
        case .center, .fill: area.midY - size.height / 2
        }
      return toPixels(x: x, y: y, width: size.width, height: size.height)
    }
    return (place(image, after: 0, imageEdgeInsets), place(title, after: image.width + gap, titleEdgeInsets))
  }

  var titleFont: UIFont {
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
