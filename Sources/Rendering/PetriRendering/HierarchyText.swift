import PetriText
import PetriUIKit

/// UIKit's own debugging descriptions.
@MainActor
enum HierarchyText {
  /// The controllers of a window, as printed by `_printHierarchy`.
  static func text(of window: UIWindow) -> String {
    guard let root = window.rootViewController else { return "" }
    return ended(HeadlessRuntime.printHierarchy(of: root))
  }

  /// The views of a window, as printed by `recursiveDescription`.
  static func views(of window: UIWindow) -> String {
    ended(HeadlessRuntime.recursiveDescription(of: window))
  }

  private static func ended(_ text: String) -> String {
    TextCleaning.block.clean(text.hasSuffix("\n") ? text : text + "\n")
  }
}
