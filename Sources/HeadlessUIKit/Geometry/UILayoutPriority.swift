/// How much a wish of the layout weighs; 1000 is an order.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The weight, from 1 to 1000.
  public var rawValue: Float

  /// A priority of this weight.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// A priority of this weight.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// 1000: must hold.
  public static let required = UILayoutPriority(1000)
  /// 750: how hard content resists compression by default.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510: a person drags a scene and its size may change.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500: a scene keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490: a person drags what can't change the scene's size.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250: how hard content hugs by default.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: as near to the target size as the rest allows.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Whether the left one weighs less.
  public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }
}
