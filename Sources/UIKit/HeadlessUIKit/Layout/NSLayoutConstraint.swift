public import Foundation

/// A constraint between two attributes of views or layout guides.
///
/// Items are weak references, where UIKit's are unowned. The nearest common ancestor retains an active constraint.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject, AssociationHolder {
  // Accessed behind the lock of the association table.
  nonisolated(unsafe) var associations: Associations?

  private static var count = 0

  /// The activation order, in which constraints are solved and listed.
  private(set) var sequence = 0
  weak var holder: UIView?
  var wasReported = false
  var isIllegal = false

  public override init() {
    super.init()
  }

  /// A constraint that makes UIKit raise an exception is reported in UIKit's words and can't be activated.
  public convenience init(
    item view1: Any,
    attribute attr1: Attribute,
    relatedBy relation: Relation,
    toItem view2: Any?,
    attribute attr2: Attribute,
    multiplier: CGFloat,
    constant c: CGFloat
  ) {
    self.init()
    let second = attr2 == .notAnAttribute ? nil : view2.map { $0 as AnyObject }
    set(first: view1 as AnyObject, attr1, relation, second, attr2, multiplier: multiplier, constant: c)
  }

  open internal(set) weak var firstItem: AnyObject?
  open internal(set) var firstAttribute = Attribute.notAnAttribute
  open internal(set) var relation = Relation.equal
  open internal(set) weak var secondItem: AnyObject?
  open internal(set) var secondAttribute = Attribute.notAnAttribute
  open internal(set) var multiplier: CGFloat = 1

  open var constant: CGFloat = 0 {
    didSet {
      if oldValue != constant { changed() }
    }
  }

  package var storedPriority = UILayoutPriority.required

  /// Can't change from or to required while the constraint is active.
  open var priority: UILayoutPriority {
    get { storedPriority }
    set {
      guard newValue != storedPriority else { return }
      if isActive, (newValue >= .required) != (storedPriority >= .required) {
        return HeadlessRuntime.misuse(
          "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  You "
            + "passed priority \(shortNumber(CGFloat(newValue.rawValue))) and the existing priority was "
            + "\(shortNumber(CGFloat(storedPriority.rawValue)))."
        )
      }
      storedPriority = newValue
      changed()
    }
  }

  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { deactivate() }
    }
  }

  open var identifier: String?
  open var shouldBeArchived = false
  open var firstAnchor: NSLayoutAnchor<AnyObject> { anchor(of: firstItem, firstAttribute) }

  open var secondAnchor: NSLayoutAnchor<AnyObject>? { secondItem.map { anchor(of: $0, secondAttribute) } }

  private func anchor(of item: AnyObject?, _ attribute: Attribute) -> NSLayoutAnchor<AnyObject> {
    if let view = item as? UIView { return view.anchors.any(attribute, of: view) }
    if let guide = item as? UILayoutGuide { return guide.anchors.any(attribute, of: guide) }
    return NSLayoutAnchor(erased: item, attribute)
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The equation as UIKit logs it, without addresses.
  open override nonisolated var description: String {
    MainActor.assumeIsolated { printed }
  }

  func takeSequence() {
    NSLayoutConstraint.count += 1
    sequence = NSLayoutConstraint.count
  }

  private func changed() {
    wasReported = false
    holder?.constraintsChanged()
  }
}
