/// The size classes of the canvas.
struct SizeClasses {
  var width = "compact"
  var height = "regular"

  /// Whether a variation's key, such as `heightClass=regular-widthClass=compact`, is of these.
  func match(_ key: String) -> Bool {
    key == "default"
      || key.split(separator: "-").allSatisfy { $0 == "widthClass=\(width)" || $0 == "heightClass=\(height)" }
  }
}

extension Element {
  /// The identifiers that the variations of these size classes leave out of a list, such as `subviews`.
  func excluded(from list: String, _ classes: SizeClasses) -> Set<String> {
    var left: Set<String> = []
    for variation in variations(classes) {
      guard let mask = variation.child("mask", key: list) else { continue }
      for entry in mask.children {
        guard let id = entry["reference"] else { continue }
        if entry.name == "exclude" { left.insert(id) } else { left.remove(id) }
      }
    }
    return left
  }

  /// The element with the attributes that its variations change; those of masks are left alone.
  func varied(_ classes: SizeClasses) -> Element {
    let changes = variations(classes).filter { $0.child("mask") == nil }
    if changes.isEmpty { return self }
    var attributes = attributes
    var children = children
    for change in changes {
      for (name, value) in change.attributes where name != "key" { attributes[name] = value }
      for child in change.children where child["key"] != nil {
        children.removeAll { $0["key"] == child["key"] && $0.name == child.name }
        children.append(child)
      }
    }
    var element = Element(name: name, attributes: attributes)
    element.children = children
    element.text = text
    return element
  }

  /// The variations that hold, the general ones first.
  private func variations(_ classes: SizeClasses) -> [Element] {
    children.filter { $0.name == "variation" && classes.match($0["key"] ?? "") }
      .sorted { depth($0) < depth($1) }
  }

  private func depth(_ variation: Element) -> Int {
    let key = variation["key"] ?? ""
    return key == "default" ? 0 : key.split(separator: "-").count
  }
}
