public import Foundation

/// A row of a table.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// How a cell's texts are aligned.
  public enum CellStyle: Int, Sendable {
    case `default`
    case value1
    case value2
    case subtitle
  }

  /// The view at the end of a cell.
  public enum AccessoryType: Int, Sendable {
    case none
    case disclosureIndicator
    case detailDisclosureButton
    case checkmark
    case detailButton
  }

  /// How a selected cell looks.
  public enum SelectionStyle: Int, Sendable {
    case none
    case blue
    case gray
    case `default`
  }

  /// The kind of editing of a row.
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

  /// A cell of a document, or one with a text.
  public required init?(coder: NSCoder) {
    let archive = coder as? InterfaceCoder
    style = archive?.cellStyle ?? .default
    reuseIdentifier = archive?.reuseIdentifier
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    addSubview(contentView)
    // A table keeps the content out of what bars cover.
    contentView.insetsLayoutMarginsFromSafeArea = false
    contentView.resetMargins()
  }

  open private(set) var reuseIdentifier: String?

  /// A nib's cell has the name that the nib was registered under.
  func takeReuseIdentifier(_ identifier: String) { reuseIdentifier = reuseIdentifier ?? identifier }

  /// Takes the way that a document has from it, when somebody selects it.
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

  /// The mark at the end while it is edited; none by default.
  open var editingAccessoryType = AccessoryType.none {
    didSet { setNeedsLayout() }
  }

  /// The view at the end while it is edited.
  open var editingAccessoryView: UIView? {
    didSet { exchange(oldValue, editingAccessoryView) }
  }

  private func exchange(_ old: UIView?, _ new: UIView?) {
    if old !== accessoryView, old !== editingAccessoryView { old?.removeFromSuperview() }
    if let new, new === endView { addSubview(new) }
    setNeedsLayout()
  }

  /// Whether the content makes room for the mark for deleting or inserting; true by default.
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

  /// How far the line below it is from the sides: where its content begins unless it was set.
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
    var room = contentView.bounds
    room.size.width = max(0, room.width - margins.left - margins.right)
    room.origin.x = margins.left
    let indent = CGFloat(indentationLevel) * indentationWidth
    room.origin.x += indent
    room.size.width = max(0, room.width - indent)
    if hasImage, let size = imageView?.image?.size {
      imageView?.frame = CGRect(
        x: room.minX,
        y: toPixels((room.height - size.height) / 2),
        width: size.width,
        height: size.height
      )
      room.origin.x += size.width + 15
      room.size.width = max(0, room.width - size.width - 15)
    }
    guard hasText, let textLabel else { return }
    let text = textLabel.sizeThatFits(room.size)
    guard let detailTextLabel, detailTextLabel.text != nil else {
      textLabel.frame = room
      return
    }
    let detail = detailTextLabel.sizeThatFits(room.size)
    // Lines are on full points.
    func row(_ size: CGSize) -> CGFloat { ((room.height - size.height) / 2).rounded(.up) }
    switch style {
    case .subtitle:
      let top = ((room.height - text.height - detail.height) / 2).rounded()
      let width = room.width
      textLabel.frame = CGRect(x: room.minX, y: top, width: min(text.width, width), height: text.height)
      detailTextLabel.frame = CGRect(
        x: room.minX,
        y: top + text.height,
        width: min(detail.width, width),
        height: detail.height
      )
    case .value2:
      textLabel.frame = CGRect(x: room.minX, y: row(text), width: 91, height: text.height)
      detailTextLabel.frame = CGRect(
        x: room.minX + 97,
        y: row(detail),
        width: min(detail.width, max(0, room.width - 97)),
        height: detail.height
      )
    case .default, .value1:
      let width = min(detail.width, room.width)
      let top = row(text)
      textLabel.frame = CGRect(
        x: room.minX,
        y: top,
        width: min(text.width, max(0, room.width - width - 6)),
        height: text.height
      )
      // Both texts stand on one line.
      let line = textLabel.baselines(height: text.height).first
      let lower = line - detailTextLabel.baselines(height: detail.height).first
      detailTextLabel.frame = CGRect(
        x: room.maxX - width,
        y: top + lower.rounded(),
        width: width,
        height: detail.height
      )
    }
  }

  /// The height that constraints in the content give, or else the texts beside the picture, at least 44 points and the
  /// picture's height.
  override func measureContent(width: CGFloat?) -> CGSize {
    if contentView.sizeFollowsFromConstraints {
      let inner = contentView.measure(width: width.map { contentWidth($0) })
      return CGSize(width: width ?? inner.width + bounds.width - contentWidth(bounds.width), height: inner.height)
    }
    let width = width ?? 320
    let picture = hasImage ? imageView?.image?.size ?? .zero : .zero
    var height = max(44, picture.height)
    if hasText, let textLabel {
      // Those that were set, else those of this width, which the content may not have yet.
      let margins =
        contentView.insetState.ownMargins == nil
        ? rowMargins(width: width).resolved(effectiveUserInterfaceLayoutDirection) : contentView.layoutMargins
      let indent = CGFloat(indentationLevel) * indentationWidth + (picture.width > 0 ? picture.width + 15 : 0)
      let room = CGSize(width: max(0, contentWidth(width) - margins.left - margins.right - indent), height: 0)
      var text = textLabel.sizeThatFits(room).height
      if style == .subtitle, let detailTextLabel, detailTextLabel.text != nil {
        text += detailTextLabel.sizeThatFits(room).height
      }
      height = max(height, text + margins.top + margins.bottom)
    }
    return CGSize(width: width, height: height)
  }
}
