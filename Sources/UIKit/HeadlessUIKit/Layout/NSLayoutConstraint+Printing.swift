import Foundation

extension NSLayoutConstraint {
  /// `<NSLayoutConstraint 'name' UILabel'Hello'.width >= 44 @750   (active)>`.
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
