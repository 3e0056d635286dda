extension ViewKind {
  /// Sets a font family for texts of the default design that have none.
  package mutating func useFont(of family: String) {
    switch self {
    case .label(var label):
      label.font = (label.font ?? FontDefinition(label.style)).usually(of: family)
      for place in label.runs.indices { label.runs[place].font = label.runs[place].font?.usually(of: family) }
      self = .label(label)
    case .button(var button):
      button.font = (button.font ?? FontDefinition()).usually(of: family)
      self = .button(button)
    case .textField(var field):
      field.font = (field.font ?? FontDefinition()).usually(of: family)
      self = .textField(field)
    case .searchField(var field):
      field.font = (field.font ?? FontDefinition()).usually(of: family)
      self = .searchField(field)
    case .textView(var area):
      area.font = (area.font ?? FontDefinition()).usually(of: family)
      self = .textView(area)
    case .row(var row):
      row.font = (row.font ?? FontDefinition()).usually(of: family)
      self = .row(row)
    default: break
    }
  }
}

extension FontDefinition {
  fileprivate func usually(of family: String) -> FontDefinition {
    guard self.family == nil, design == .default else { return self }
    var font = self
    font.family = family
    return font
  }
}
