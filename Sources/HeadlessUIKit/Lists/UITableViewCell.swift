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
    addSubview(contentView)
  }

  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  public convenience init() {
    self.init(style: .default, reuseIdentifier: nil)
  }

  /// There are no archives here; a cell with a text.
  public required init?(coder: NSCoder) {
    style = .default
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }

  open private(set) var reuseIdentifier: String?

  public let contentView = UIView()

  open private(set) lazy var textLabel: UILabel? = label(style == .value2 ? .caption1 : .body)

  open private(set) lazy var detailTextLabel: UILabel? =
    style == .default ? nil : label(style == .subtitle ? .caption1 : .body)

  open private(set) lazy var imageView: UIImageView? = {
    let view = UIImageView()
    contentView.addSubview(view)
    hasImage = true
    return view
  }()

  private var hasImage = false
  private var hasText = false

  private func label(_ style: UIFont.TextStyle) -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: style)
    contentView.addSubview(label)
    hasText = true
    return label
  }

  open var accessoryType = AccessoryType.none {
    didSet { setNeedsLayout() }
  }

  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      setNeedsLayout()
    }
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
  }

  open internal(set) var editingStyle = EditingStyle.none

  open var indentationLevel = 0

  open var indentationWidth: CGFloat = 10

  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)

  open func prepareForReuse() {
    setSelected(false, animated: false)
    setHighlighted(false, animated: false)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let accessory = accessoryView?.bounds.width ?? (accessoryType == .none ? 0 : 30)
    contentView.frame = CGRect(x: 0, y: 0, width: max(0, bounds.width - accessory), height: bounds.height)
    accessoryView?.center = CGPoint(x: bounds.width - accessory / 2 - 8, y: bounds.height / 2)
    guard hasText || hasImage else { return }
    layOutTexts()
  }

  private func layOutTexts() {
    var room = contentView.bounds.insetBy(dx: 16, dy: 0)
    let indent = CGFloat(indentationLevel) * indentationWidth
    room.origin.x += indent
    room.size.width = max(0, room.width - indent)
    if hasImage, let size = imageView?.image?.size {
      imageView?.frame = CGRect(
        x: room.minX,
        y: (room.height - size.height) / 2,
        width: size.width,
        height: size.height
      )
      room.origin.x += size.width + 16
      room.size.width = max(0, room.width - size.width - 16)
    }
    guard hasText, let textLabel else { return }
    let text = textLabel.sizeThatFits(room.size)
    guard let detailTextLabel, detailTextLabel.text != nil else {
      textLabel.frame = room
      return
    }
    let detail = detailTextLabel.sizeThatFits(room.size)
    switch style {
    case .subtitle:
      let top = (room.height - text.height - detail.height) / 2
      textLabel.frame = CGRect(x: room.minX, y: top, width: room.width, height: text.height)
      detailTextLabel.frame = CGRect(x: room.minX, y: top + text.height, width: room.width, height: detail.height)
    case .value2:
      textLabel.frame = CGRect(x: room.minX, y: 0, width: 91, height: room.height)
      detailTextLabel.frame = CGRect(x: room.minX + 97, y: 0, width: max(0, room.width - 97), height: room.height)
    case .default, .value1:
      let width = min(detail.width, room.width)
      detailTextLabel.frame = CGRect(x: room.maxX - width, y: 0, width: width, height: room.height)
      textLabel.frame = CGRect(x: room.minX, y: 0, width: max(0, room.width - width - 6), height: room.height)
    }
  }

  /// The height that constraints in the content give, at least 44 points.
  override func measureContent(width: CGFloat?) -> CGSize {
    let accessory = accessoryView?.bounds.width ?? (accessoryType == .none ? 0 : 30)
    if contentView.sizeFollowsFromConstraints {
      let inner = contentView.measure(width: width.map { max(0, $0 - accessory) })
      return CGSize(width: width ?? inner.width + accessory, height: inner.height)
    }
    guard hasText, let textLabel else { return CGSize(width: width ?? 320, height: 44) }
    let room = CGSize(width: max(0, (width ?? 320) - 32 - accessory), height: 0)
    var height = textLabel.sizeThatFits(room).height
    if style == .subtitle, let detailTextLabel, detailTextLabel.text != nil {
      height += detailTextLabel.sizeThatFits(room).height
    }
    return CGSize(width: width ?? 320, height: max(44, height + 22))
  }
}
