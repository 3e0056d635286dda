public import PetriComposer
import PetriText
import PetriUIKit

/// The callbacks of the controllers, one per line: the launch, each move, then the removal.
@MainActor
public enum LifecycleText {
  /// The text of a screen, which is removed to record its last callbacks.
  static func text(of launched: LaunchedScreen) -> String {
    launched.stage.leave()
    return launched.headline + "\n" + text(of: launched.stage.chapters)
  }

  /// The text of recorded chapters, each under its title.
  public static func text(of chapters: [LifecycleChapter]) -> String {
    chapters.map { chapter in
      // There are no numbers and columns, so that an additional callback is an additional line and changes no other.
      "\(chapter.title.cleaned)\n" + chapter.events.map { "  \($0.controller)  \($0.text)".cleaned + "\n" }.joined()
        + chapter.refusals.map { "  ! \($0)".cleaned + "\n" }.joined()
    }
    .joined()
  }
}

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
