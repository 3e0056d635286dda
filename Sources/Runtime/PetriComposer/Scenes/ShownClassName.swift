import PetriUIKit

/// The name under which texts show an object that no definition made: of its class, of a storyboard's object the class in whose place it is.
@MainActor
package func shownClassName(of object: AnyObject) -> String {
  SceneRuntime.missingClass(of: object) ?? String(describing: type(of: object))
}
