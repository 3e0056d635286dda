public import Foundation

/// A button with a title, an image or both.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// The types of button.
  public enum ButtonType: Int, Sendable {
    case custom
    case system
    case detailDisclosure
    case infoLight
    case infoDark
    case contactAdd
    case close = 7
  }

  private var titles: [State: String] = [:]
  private var images: [State: UIImage] = [:]
  private var colors: [State: UIColor] = [:]

  public private(set) lazy var titleLabel: UILabel? = makeTitleLabel()
  public private(set) lazy var imageView: UIImageView? = makeImageView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public convenience init() {
    self.init(frame: .zero)
  }

  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    take(buttonType)
  }

  final func take(_ type: ButtonType) {
    buttonType = type
    if let image = type.image { setImage(image, for: .normal) }
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    buttonType = .system
    self.configuration = configuration
    take(primaryAction)
  }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    take(primaryAction)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    take((coder as? InterfaceCoder)?.buttonType ?? .custom)
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
    let label = UIButtonLabel(frame: .zero)
    label.isOpaque = false
    label.font = UIFont.systemFont(ofSize: buttonType == .custom ? 18 : 15)
    label.text = currentTitle
    return label
  }

  private func makeImageView() -> UIImageView {
    let view = UIImageView(frame: .zero)
    view.clipsToBounds = true
    return view
  }

  final var parts: [(view: UIView, frame: CGRect)] {
    let content = contentRect(forBounds: bounds)
    var parts: [(UIView, CGRect)] = []
    if currentImage != nil, let imageView { parts.append((imageView, imageRect(forContentRect: content))) }
    if !(currentTitle ?? "").isEmpty, let titleLabel { parts.append((titleLabel, titleRect(forContentRect: content))) }
    return parts
  }

  open private(set) var buttonType = ButtonType.custom

  open var configuration: Configuration? {
    didSet { contentChanged() }
  }

  open var changesSelectionAsPrimaryAction = false

  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    contentChanged()
  }

  open func title(for state: State) -> String? {
    titles[state] ?? titles[.normal]
  }

  open func setTitleColor(_ color: UIColor?, for state: State) {
    colors[state] = color
  }

  open func titleColor(for state: State) -> UIColor? {
    colors[state] ?? colors[.normal]
  }

  private var attributedTitles: [State: NSAttributedString] = [:]
  private var backgroundImages: [State: UIImage] = [:]
  private var shadowColors: [State: UIColor] = [:]
  private var symbolConfigurations: [State: UIImage.SymbolConfiguration] = [:]

  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title
    contentChanged()
  }

  open func attributedTitle(for state: State) -> NSAttributedString? {
    attributedTitles[state] ?? attributedTitles[.normal]
  }

  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state] = image
  }

  open func backgroundImage(for state: State) -> UIImage? {
    backgroundImages[state] ?? backgroundImages[.normal]
  }

  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    shadowColors[state] = color
  }

  open func titleShadowColor(for state: State) -> UIColor? {
    shadowColors[state] ?? shadowColors[.normal]
  }

  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?,
    forImageIn state: State
  ) {
    symbolConfigurations[state] = configuration
  }

  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    symbolConfigurations[state] ?? symbolConfigurations[.normal]
  }

  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }

  open var menu: UIMenu?
  open var role = Role.normal
  open var isPointerInteractionEnabled = false
  open var reversesTitleShadowWhenHighlighted = false
  open var adjustsImageWhenHighlighted = true
  open var adjustsImageWhenDisabled = true
  open var showsTouchWhenHighlighted = false

  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet {
      if oldValue != contentEdgeInsets { contentSizeChanged() }
    }
  }
  open var titleEdgeInsets = UIEdgeInsets.zero
  open var imageEdgeInsets = UIEdgeInsets.zero

  /// The role of a button on its screen.
  public enum Role: Int, Sendable {
    case normal
    case primary
    case cancel
    case destructive
  }

  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  open var automaticallyUpdatesConfiguration = true

  private var needsUpdateConfiguration = false
  private var isUpdatingConfiguration = false

  open func setNeedsUpdateConfiguration() {
    guard !isUpdatingConfiguration else { return }
    needsUpdateConfiguration = true
    setNeedsLayout()
  }

  open func updateConfiguration() {
    configurationUpdateHandler?(self)
  }

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

  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    contentChanged()
  }

  open func image(for state: State) -> UIImage? {
    images[state] ?? images[.normal]
  }

  open var currentTitle: String? { configuration?.title ?? currentAttributedTitle?.string ?? title(for: state) }
  open var currentImage: UIImage? { configuration?.image ?? image(for: state) }

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

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? currentTitle }
    set { super.accessibilityLabel = newValue }
  }

  /// The size of the content and its insets, in full points if there is no configuration: a title alone has 6 points
  /// above and below it and is at least 30 points wide; an image has no padding but is at least a line high. No button
  /// is smaller than its background image.
  open override var intrinsicContentSize: CGSize {
    let title = currentTitle ?? ""
    if title.isEmpty, let size = buttonType.size { return size }
    let font = titleFont
    var text = title.isEmpty ? CGSize.zero : TextMeasure(font: font).size(of: title, width: nil)
    guard let configuration else {
      // The system's own images leave no space for a title.
      let size = plainSize(text: text, line: buttonType.image == nil ? font.lineHeight : 0)
      guard let behind = currentBackgroundImage?.size else { return size }
      return CGSize(width: max(size.width, behind.width), height: max(size.height, behind.height))
    }
    let subtitle = configuration.subtitle ?? ""
    if !subtitle.isEmpty {
      let size = TextMeasure(font: .systemFont(ofSize: 13)).size(of: subtitle, width: nil)
      text = CGSize(width: max(text.width, size.width), height: text.height + size.height + 1)
    }
    let image = currentImage?.size ?? .zero
    let gap = text.width > 0 && image.width > 0 ? configuration.imagePadding : 0
    let isColumn = configuration.imagePlacement == .top || configuration.imagePlacement == .bottom
    var size =
      isColumn
      ? CGSize(width: max(text.width, image.width), height: text.height + gap + image.height)
      : CGSize(width: text.width + gap + image.width, height: max(text.height, image.height))
    if title.isEmpty, image == .zero { size.height = font.lineHeight }
    let insets = configuration.contentInsets
    return CGSize(
      width: upToPixels(size.width + insets.leading + insets.trailing),
      height: upToPixels(size.height + insets.top + insets.bottom)
    )
  }

  private func plainSize(text: CGSize, line: CGFloat) -> CGSize {
    let image = currentImage?.size ?? .zero
    let insets = contentEdgeInsets
    let around = insets.top + insets.bottom
    var height = max(text.height, line).rounded(.up)
    // There is no default padding with an image or with explicit insets.
    if around == 0, image == .zero { height += 12 }
    var width = (text.width - 0.001).rounded(.up) + image.width + insets.left + insets.right
    if image == .zero, insets == .zero { width = max(width, 30) }
    return CGSize(width: upToPixels(width), height: upToPixels(max(height, image.height) + around))
  }

  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: configuration?.contentInsets.resolved(effectiveUserInterfaceLayoutDirection) ?? contentEdgeInsets)
  }

  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    parts(in: contentRect).title
  }

  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    parts(in: contentRect).image
  }

  /// The frames of the image and the title beside it, aligned in the content rectangle and offset by their insets. The
  /// title shrinks first; what UIKit does is undocumented.
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
    func frame(_ size: CGSize, after before: CGFloat, _ insets: UIEdgeInsets) -> CGRect {
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
    return (frame(image, after: 0, imageEdgeInsets), frame(title, after: image.width + gap, titleEdgeInsets))
  }

  var titleFont: UIFont {
    guard let configuration else { return titleLabel?.font ?? .systemFont(ofSize: 15) }
    return configuration.titleFont(traitCollection)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

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

  override var centersContent: Bool { contentVerticalAlignment == .center }

  /// Whether a row without enough space leaves the button part of its title, as catalogues do and UIKit doesn't.
  /// Declared last because subclasses' stored properties follow it in memory.
  package final var keepsLeastWidth = false
}
