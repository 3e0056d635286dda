import Foundation

/// The first responder or the exit of a scene.
final class InterfacePlaceholder {
  let name: String

  init(name: String) {
    self.name = name
  }
}
