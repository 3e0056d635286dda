public import Foundation

/// A row of a table.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// How a cell's texts are aligned.
  public enum CellStyle: Int, Sendable {
    /// A text.
    case `default`
    /// A text, and a second one at the end of the line.
    case value1
    /// A small text, and a second one beside it.
    case value2
    /// A text, and a second one below it.
    case subtitle
  }

  /// What is at the end of a cell.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none
    /// More is behind it.
    case disclosureIndicator
    /// A button for details, and more is behind it.
    case detailDisclosureButton
    /// It is chosen.
    case checkmark
    /// A button for details.
    case detailButton
  }

  /// How a selected cell looks.
  public enum SelectionStyle: Int, Sendable {
    /// As others.
    case none
    /// Blue.
    case blue
    /// Gray.
    case gray
    /// The system's way.
    case `default`
  }

  /// What editing a row is.
  public enum EditingStyle: Int, Sendable {
    /// Nothing.
    case none
    /// Deleting it.
    case delete
    /// Inserting one.
    case insert
  }

  private let style: CellStyle

  /// A cell that can be used again under a name.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    addSubview(contentView)
  }

  /// A cell of the default style with a frame, which its table will change.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// A cell of the default style.
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

  /// The name under which it is used again.
  open private(set) var reuseIdentifier: String?

  /// Where the content is.
  public let contentView = UIView()

  /// The text.
  open private(set) lazy var textLabel: UILabel? = label(style == .value2 ? .caption1 : .body)

  /// The second text; none with the default style.
  open private(set) lazy var detailTextLabel: UILabel? =
    style == .default ? nil : label(style == .subtitle ? .caption1 : .body)

  /// The picture.
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

  /// What is at the end; nothing by default.
  open var accessoryType = AccessoryType.none {
    didSet { setNeedsLayout() }
  }

  /// A view at the end, in place of what the type says; none by default.
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      setNeedsLayout()
    }
  }

  /// How it looks when it is selected.
  open var selectionStyle = SelectionStyle.default

  /// What is behind the content; none by default.
  open var backgroundView: UIView?

  /// What is behind the content while it is selected; none by default.
  open var selectedBackgroundView: UIView?

  /// Whether it is selected; false by default.
  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }

  private var selected = false
  private var highlighted = false
  private var editing = false

  /// Selects it or not.
  open func setSelected(_ selected: Bool, animated: Bool) {
    self.selected = selected
  }

  /// Whether it is lit; false by default.
  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Lights it or not.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    self.highlighted = highlighted
  }

  /// Whether it is being edited; false by default.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  /// Edits it or not.
  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing = editing
  }

  /// What editing it is; nothing by default.
  open internal(set) var editingStyle = EditingStyle.none

  /// How far the content is indented; 0 by default.
  open var indentationLevel = 0

  /// The points of one indentation; 10 by default.
  open var indentationWidth: CGFloat = 10

  /// The room beside the line between rows.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)

  /// Called before it is used again.
  open func prepareForReuse() {
    setSelected(false, animated: false)
    setHighlighted(false, animated: false)
  }

  /// Places content, texts and accessory.
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
