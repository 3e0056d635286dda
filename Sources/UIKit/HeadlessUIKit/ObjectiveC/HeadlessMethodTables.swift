/// The tables of a module, which the plugin PetriObjectiveC writes. They are found by the name `PetriMethodTables` in
/// the module of a class, so that nobody has to call for them.
public protocol HeadlessMethodTables {
  /// Makes the methods of the module's classes known.
  static func register()
}
