import PetriUIKit

/// The word that stands for a bar's button.
@MainActor
enum BarButtonText {
  /// Its title, else its picture's name, else what assistive technologies call it.
  static func text(of item: UIBarButtonItem) -> String {
    item.title ?? item.image.flatMap(HeadlessRuntime.name) ?? item.accessibilityLabel ?? "•"
  }

  /// Whether it only takes room.
  static func isSpace(_ item: UIBarButtonItem) -> Bool {
    item.title == nil && item.image == nil && item.accessibilityLabel == nil && item.customView == nil
  }
}
