import PetriComposer
import PetriUIKit

/// The presentation and stack depths, whose changes identify a transition.
@MainActor
struct StageShape {
  private var presented = 0
  private var depth = 0

  init(_ stage: Stage) {
    var level = stage.window.rootViewController
    while let next = level?.presentedViewController, next.presentingViewController === level {
      presented += 1
      level = next
    }
    depth = stage.window.rootViewController?.frontmost.navigationController?.viewControllers.count ?? 0
  }

  func motion(to other: StageShape) -> ExploredWay.Motion {
    if other.presented != presented { return other.presented > presented ? .present : .dismiss }
    if other.depth != depth, other.depth > 0, depth > 0 { return other.depth > depth ? .push : .pop }
    return .change
  }
}
