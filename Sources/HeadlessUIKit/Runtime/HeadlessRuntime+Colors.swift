extension HeadlessRuntime {
  /// Colours by name; others are grey.
  public static var colors: [String: UIColor] = [:]
}
