import PetriCatalog

/// What `_defaults.yaml` files share with the screens of their folder and those below, each with where it came from.
struct SharedDefaults: Sendable, Equatable {
  /// A value and the file that has it.
  struct Shared<Value: Sendable & Equatable>: Sendable, Equatable {
    let value: Value
    let place: Place
  }

  var group: Shared<[String]>?
  var tags: Shared<[String]>?
  var wrapping: Shared<[Layer]>?
  var devices: Shared<[String]>?
}
