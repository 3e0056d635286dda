public import HeadlessUIKit

extension NSLayoutConstraint {
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
