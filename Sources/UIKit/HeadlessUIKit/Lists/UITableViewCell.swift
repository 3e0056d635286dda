public import Foundation

/// A cell of a table view.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// The text layouts of a cell.
  public enum CellStyle: Int, Sendable {
    case `default`
    case value1
    case value2
    case subtitle
  }

  /// The standard accessories of a cell.
  public enum AccessoryType: Int, Sendable {
    case none
    case disclosureIndicator
    case detailDisclosureButton
    case checkmark
    case detailButton
  }

  /// The appearances of a selected cell.
  public enum SelectionStyle: Int, Sendable {
    case none
    case blue
    case gray
    case `default`
  }

  /// The editing controls of a cell.
  public enum EditingStyle: Int, Sendable {
    case none
    case delete
    case insert
  }

  private let style: CellStyle

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    prepare()
  }

  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  public convenience init() {
    self.init(style: .default, reuseIdentifier: nil)
  }

  public required init?(coder: NSCoder) {
    let archive = coder as? InterfaceCoder
    style = archive?.cellStyle ?? .default
    reuseIdentifier = archive?.reuseIdentifier
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    addSubview(contentView)
    // The table view already insets its content from bars.
    contentView.insetsLayoutMarginsFromSafeArea = false
    contentView.resetMargins()
  }

  open private(set) var reuseIdentifier: String?

  /// Sets the identifier that a nib was registered with.
  func takeReuseIdentifier(_ identifier: String) { reuseIdentifier = reuseIdentifier ?? identifier }

  /// Performs the segue that a storyboard connects to the cell's selection.
  var selectionSegue: (() -> Void)?

  public let contentView: UIView = UITableViewCellContentView()
  open private(set) lazy var textLabel: UILabel? = label(style == .value2 ? .caption1 : .body)

  open private(set) lazy var detailTextLabel: UILabel? =
    style == .default ? nil : label(style == .subtitle ? .caption1 : .body)

  open private(set) lazy var imageView: UIImageView? = {
    let view = UIImageView()
    contentView.addSubview(view)
    hasImage = true
    setNeedsLayout()
    return view
  }()

  private var hasImage = false
  private var hasText = false

  private func label(_ style: UIFont.TextStyle) -> UILabel {
    let label = UITableViewLabel()
    label.font = .preferredFont(forTextStyle: style)
    contentView.addSubview(label)
    hasText = true
    setNeedsLayout()
    return label
  }

  open var accessoryType = AccessoryType.none {
    didSet { setNeedsLayout() }
  }

  open var accessoryView: UIView? {
    didSet { exchange(oldValue, accessoryView) }
  }

  open var editingAccessoryType = AccessoryType.none {
    didSet { setNeedsLayout() }
  }

  open var editingAccessoryView: UIView? {
    didSet { exchange(oldValue, editingAccessoryView) }
  }

  private func exchange(_ old: UIView?, _ new: UIView?) {
    if old !== accessoryView, old !== editingAccessoryView { old?.removeFromSuperview() }
    if let new, new === endView { addSubview(new) }
    setNeedsLayout()
  }

  open var shouldIndentWhileEditing = true {
    didSet { setNeedsLayout() }
  }

  open var selectionStyle = SelectionStyle.default
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?

  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }

  private var selected = false
  private var highlighted = false
  private var editing = false

  open func setSelected(_ selected: Bool, animated: Bool) {
    self.selected = selected
  }

  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    self.highlighted = highlighted
  }

  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing = editing
    setNeedsLayout()
  }

  open internal(set) var editingStyle = EditingStyle.none {
    didSet { setNeedsLayout() }
  }

  open var indentationLevel = 0 {
    didSet { setNeedsLayout() }
  }

  open var indentationWidth: CGFloat = 10 {
    didSet { setNeedsLayout() }
  }

  private var ownSeparatorInset: UIEdgeInsets?

  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: 0) }
    set { ownSeparatorInset = newValue }
  }

  open func prepareForReuse() {
    setSelected(false, animated: false)
    setHighlighted(false, animated: false)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutContent()
    guard hasText || hasImage else { return }
    layOutTexts()
  }

  private func layOutTexts() {
    let margins = contentView.layoutMargins
    var area = contentView.bounds
    area.size.width = max(0, area.width - margins.left - margins.right)
    area.origin.x = margins.left
    let indent = CGFloat(indentationLevel) * indentationWidth
    area.origin.x += indent
    area.size.width = max(0, area.width - indent)
    if hasImage, let size = imageView?.image?.size {
      imageView?.frame = CGRect(
        x: area.minX,
        y: toPixels((area.height - size.height) / 2),
        width: size.width,
        height: size.height
      )
      area.origin.x += size.width + 15
      area.size.width = max(0, area.width - size.width - 15)
    }
    guard hasText, let textLabel else { return }
    let text = textLabel.sizeThatFits(area.size)
    guard let detailTextLabel, detailTextLabel.text != nil else {
      textLabel.frame = area
      return
    }
    let detail = detailTextLabel.sizeThatFits(area.size)
    // UIKit aligns lines to full points.
    func row(_ size: CGSize) -> CGFloat { ((area.height - size.height) / 2).rounded(.up) }
    switch style {
    case .subtitle:
      let top = ((area.height - text.height - detail.height) / 2).rounded()
      let width = area.width
      textLabel.frame = CGRect(x: area.minX, y: top, width: min(text.width, width), height: text.height)
      detailTextLabel.frame = CGRect(
        x: area.minX,
        y: top + text.height,
        width: min(detail.width, width),
        height: detail.height
      )
    case .value2:
      textLabel.frame = CGRect(x: area.minX, y: row(text), width: 91, height: text.height)
      detailTextLabel.frame = CGRect(
        x: area.minX + 97,
        y: row(detail),
        width: min(detail.width, max(0, area.width - 97)),
        height: detail.height
      )
    case .default, .value1:
      let width = min(detail.width, area.width)
      let top = row(text)
      textLabel.frame = CGRect(
        x: area.minX,
        y: top,
        width: min(text.width, max(0, area.width - width - 6)),
        height: text.height
      )
      // Both texts share a baseline.
      let line = textLabel.baselines(height: text.height).first
      let lower = line - detailTextLabel.baselines(height: detail.height).first
      detailTextLabel.frame = CGRect(
        x: area.maxX - width,
        y: top + lower.rounded(),
        width: width,
        height: detail.height
      )
    }
  }

  /// The height that constraints determine, or else that of the texts beside the image: at least 44 points and the
  /// image's height.
  override func measureContent(width: CGFloat?) -> CGSize {
    if contentView.sizeFollowsFromConstraints {
      let inner = contentView.measure(width: width.map { contentWidth($0) })
      return CGSize(width: width ?? inner.width + bounds.width - contentWidth(bounds.width), height: inner.height)
    }
    let width = width ?? 320
    let image = hasImage ? imageView?.image?.size ?? .zero : .zero
    var height = max(44, image.height)
    if hasText, let textLabel {
      // The content view may not have this width's margins yet.
      let margins =
        contentView.insetState.ownMargins == nil
        ? rowMargins(width: width).resolved(effectiveUserInterfaceLayoutDirection) : contentView.layoutMargins
      let indent = CGFloat(indentationLevel) * indentationWidth + (image.width > 0 ? image.width + 15 : 0)
      let fitting = CGSize(width: max(0, contentWidth(width) - margins.left - margins.right - indent), height: 0)
      var text = textLabel.sizeThatFits(fitting).height
      if style == .subtitle, let detailTextLabel, detailTextLabel.text != nil {
        text += detailTextLabel.sizeThatFits(fitting).height
      }
      height = max(height, text + margins.top + margins.bottom)
    }
    return CGSize(width: width, height: height)
  }
}
