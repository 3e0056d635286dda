public import PetriComposer
import PetriText

/// The callbacks of the controllers, one a line: the launch, each move, then the way out.
@MainActor
public enum LifecycleText {
  /// The text of a screen, which is taken away for it.
  static func text(of launched: LaunchedScreen) -> String {
    launched.stage.leave()
    return launched.headline + "\n" + text(of: launched.stage.chapters)
  }

  /// The text of what was heard, a chapter under its title; "" for nothing.
  public static func text(of chapters: [LifecycleChapter]) -> String {
    chapters.map { chapter in
      // No numbers and no columns: one callback more is one line more, and no other line changes.
      "\(chapter.title.cleaned)\n" + chapter.events.map { "  \($0.controller)  \($0.text)".cleaned + "\n" }.joined()
        + chapter.refusals.map { "  ! \($0)".cleaned + "\n" }.joined()
    }
    .joined()
  }
}
