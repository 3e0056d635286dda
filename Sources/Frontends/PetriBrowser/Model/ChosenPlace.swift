/// The choice in the list, by its name.
enum ChosenPlace: Hashable {
  /// A screen.
  case screen(String)
  /// A group, by its path.
  case group([String])
}
