import Foundation

extension NSLayoutConstraint {
  /// An axis of the layout.
  public enum Axis: Int, Sendable {
    /// From side to side.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  /// How the sides of a constraint relate to each other.
  public enum Relation: Int, Sendable {
    /// The first is at most the second.
    case lessThanOrEqual = -1
    /// They are the same.
    case equal = 0
    /// The first is at least the second.
    case greaterThanOrEqual = 1
  }

  /// A number of a rectangle that constraints speak of.
  public enum Attribute: Int, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// The edge where reading begins.
    case leading
    /// The edge where reading ends.
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The middle between left and right.
    case centerX
    /// The middle between top and bottom.
    case centerY
    /// The baseline of the last line of text.
    case lastBaseline
    /// The baseline of the first line of text.
    case firstBaseline
    /// The left edge inside the margins.
    case leftMargin
    /// The right edge inside the margins.
    case rightMargin
    /// The top edge inside the margins.
    case topMargin
    /// The bottom edge inside the margins.
    case bottomMargin
    /// The leading edge inside the margins.
    case leadingMargin
    /// The trailing edge inside the margins.
    case trailingMargin
    /// The middle between left and right inside the margins.
    case centerXWithinMargins
    /// The middle between top and bottom inside the margins.
    case centerYWithinMargins
    /// None: the constraint has no such side.
    case notAnAttribute = 0

    /// The older name of the last baseline.
    public static let baseline = Attribute.lastBaseline
  }

  /// How views in the visual format are aligned across, and which way it reads.
  public struct FormatOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// A set with these bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Their left edges in one line.
    public static let alignAllLeft = FormatOptions(.left)
    /// Their right edges in one line.
    public static let alignAllRight = FormatOptions(.right)
    /// Their top edges in one line.
    public static let alignAllTop = FormatOptions(.top)
    /// Their bottom edges in one line.
    public static let alignAllBottom = FormatOptions(.bottom)
    /// Their leading edges in one line.
    public static let alignAllLeading = FormatOptions(.leading)
    /// Their trailing edges in one line.
    public static let alignAllTrailing = FormatOptions(.trailing)
    /// Their middles in one column.
    public static let alignAllCenterX = FormatOptions(.centerX)
    /// Their middles in one row.
    public static let alignAllCenterY = FormatOptions(.centerY)
    /// Their last baselines in one line.
    public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
    /// Their first baselines in one line.
    public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
    /// From leading to trailing, which is the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// From left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// From right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

    private init(_ attribute: Attribute) {
      self.init(rawValue: 1 << UInt(attribute.rawValue))
    }
  }
}

extension NSLayoutConstraint.Attribute {
  enum Kind {
    case horizontal
    case vertical
    case size
    case none
  }

  var kind: Kind {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins:
      .vertical
    case .width, .height: .size
    case .notAnAttribute: .none
    }
  }

  /// Whether it is counted in the direction of reading.
  var isRelativeToReading: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether it is counted from the left whatever the direction of reading.
  var isAbsolute: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  var followsMargins: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins,
      .centerYWithinMargins:
      true
    default: false
    }
  }
}
