extension HeadlessRuntime {
  /// Colours by name; others are grey.
  public nonisolated static var colors: [String: UIColor] {
    get { NamedResources.shared.values.colors }
    set { NamedResources.shared.values.colors = newValue }
  }
}
