import Foundation

extension NSLayoutConstraint {
  func set(
    first: AnyObject,
    _ firstAttribute: Attribute,
    _ relation: Relation,
    _ second: AnyObject?,
    _ secondAttribute: Attribute,
    multiplier: CGFloat,
    constant: CGFloat
  ) {
    firstItem = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    secondItem = second
    self.secondAttribute = second == nil ? .notAnAttribute : secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    guard let complaint else { return }
    isIllegal = true
    HeadlessRuntime.misuse(complaint)
  }

  /// UIKit's message about a constraint that it rejects.
  private var complaint: String? {
    let (one, other) = (firstAttribute.kind, secondAttribute.kind)
    let prefix = "NSLayoutConstraint for \(Self.name(of: firstItem)): "
    if !constant.isFinite || !multiplier.isFinite { return prefix + "Constant and multiplier must be finite" }
    if one == .none { return prefix + "A constraint cannot be made without a first attribute" }
    for item in [firstItem, secondItem].compactMap({ $0 }) where !(item is UIView || item is UILayoutGuide) {
      return prefix + "Constraint items must each be a view or layout guide."
    }
    if other == .none {
      if one == .size { return nil }
      return prefix + Self.unpaired
    }
    // Apple's guide calls pairing horizontal and vertical attributes a mistake too; the API accepts it.
    if (one == .size) != (other == .size) { return prefix + "Invalid pairing of layout attributes" }
    if firstAttribute.isRelativeToReading && secondAttribute.isAbsolute
      || firstAttribute.isAbsolute && secondAttribute.isRelativeToReading
    {
      return prefix
        + "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use "
        + "leading/trailing for both or neither."
    }
    if multiplier == 0, one != .size {
      return prefix + Self.unpaired
    }
    return nil
  }

  private static let unpaired =
    "A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal "
    + "constraint of a location equal to a constant. Location attributes must be specified in pairs."

  var views: [UIView] {
    let items = [firstItem, secondItem].compactMap { UIView.owner(of: $0) }
    return items.count == 2 && items[0] === items[1] ? [items[0]] : items
  }

  func activate() {
    if isIllegal { return }
    let views = views
    let sides = secondAttribute == .notAnAttribute ? [firstItem] : [firstItem, secondItem]
    guard !views.isEmpty, sides.allSatisfy({ UIView.owner(of: $0) != nil }) else {
      return HeadlessRuntime.misuse("Unable to activate \(printed): an item is gone, or a layout guide has no view.")
    }
    guard let holder = UIView.commonAncestor(of: views) else {
      return HeadlessRuntime.misuse(
        "Unable to activate constraint with anchors \(printed(firstItem, firstAttribute)) and "
          + "\(printed(secondItem, secondAttribute)) because they have no common ancestor.  Does the constraint or its "
          + "anchors reference items in different view hierarchies?  That's illegal."
      )
    }
    install(in: holder)
  }

  func install(in holder: UIView) {
    self.holder = holder
    takeSequence()
    holder.constraintState.held[sequence] = self
    for view in views {
      view.constraintState.involving[sequence] = self
      if view !== holder { view.constraintState.involvingFromAbove += 1 }
      view.involvementChanged(by: 1)
    }
    for (item, attribute) in [(firstItem, firstAttribute), (secondItem, secondAttribute)] {
      if attribute.followsMargins || (item as? UILayoutGuide)?.system != nil {
        UIView.owner(of: item)?.insetState.areFollowed = true
      }
    }
    wasReported = false
    holder.constraintsChanged()
  }

  func deactivate() {
    guard let holder else { return }
    if self is _UILayoutSupportConstraint {
      holder.constraintState.supports.removeAll { $0 === self }
      self.holder = nil
      return
    }
    holder.constraintsChanged()
    for view in views {
      view.constraintState.involving[sequence] = nil
      if view !== holder { view.constraintState.involvingFromAbove -= 1 }
      view.involvementChanged(by: -1)
    }
    holder.constraintState.held[sequence] = nil
    self.holder = nil
  }
}

extension NSLayoutConstraint {
  var printed: String {
    let sign =
      switch relation {
      case .equal: "=="
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    let name = identifier.map { "'\($0)' " } ?? ""
    let weight = storedPriority >= .required ? "" : " @\(shortNumber(CGFloat(storedPriority.rawValue)))"
    let className = HeadlessRuntime.className(of: self)
    let state = isActive ? "active" : "inactive"
    return "<\(className) \(name)\(printed(firstItem, firstAttribute)) \(sign) \(rightSide)\(weight)   (\(state))>"
  }

  private var rightSide: String {
    guard secondAttribute != .notAnAttribute else { return shortNumber(constant) }
    let factor = multiplier == 1 ? "" : "\(shortNumber(multiplier))*"
    let sum = constant == 0 ? "" : " \(constant < 0 ? "-" : "+") \(shortNumber(abs(constant)))"
    return factor + printed(secondItem, secondAttribute) + sum
  }

  func printed(_ item: AnyObject?, _ attribute: Attribute) -> String {
    attribute == .notAnAttribute ? Self.name(of: item) : "\(Self.name(of: item)).\(attribute.name)"
  }

  static func name(of item: AnyObject?) -> String {
    guard let item else { return "(null)" }
    let name = HeadlessRuntime.className(of: item)
    if let guide = item as? UILayoutGuide { return guide.identifier.isEmpty ? name : "\(name)'\(guide.identifier)'" }
    if let view = item as? UIView {
      if let text = view.describedText { return "\(name)'\(text)'" }
      if let identifier = view.accessibilityIdentifier { return "\(name)'\(identifier)'" }
    }
    return name
  }
}

extension NSLayoutConstraint.Attribute {
  var name: String { String(describing: self) }
}
