import PetriCatalog
import PetriText
import PetriUIKit

/// The effect of a tap on a view or an item of a scene: its definition's, else its document's.
@MainActor
enum SceneTap {
  private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  /// Notes the effect that a definition gives an object, in place of the document's.
  static func define(_ tap: ResolvedTap, on object: AnyObject) {
    objc_setAssociatedObject(object, key, tap, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }

  /// The effects in the tree's words, those of gesture recognizers behind those of their view; none for an object of no scene.
  static func words(of object: AnyObject, hiding secrets: SecretTexts) -> [String] {
    let defined = objc_getAssociatedObject(object, key) as? ResolvedTap
    let own = defined.map { [$0.text(hiding: secrets)] } ?? SceneRuntime.effects(of: object)
    let recognizers = (object as? UIView)?.gestureRecognizers ?? []
    // A document's words are whatever somebody has written into it.
    return (own + recognizers.flatMap { SceneRuntime.effects(of: $0) }).map(\.cleaned)
  }
}
