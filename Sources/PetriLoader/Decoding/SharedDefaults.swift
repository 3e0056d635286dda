import PetriCatalog

/// What `_defaults.yaml` files share with the screens of their folder and those below, each with where it came from.
///
/// One object for all files of a folder, which hold it each.
final class SharedDefaults: Sendable {
  /// A value and the file that has it.
  struct Shared<Value: Sendable & Equatable>: Sendable, Equatable {
    let value: Value
    let place: Place
  }

  /// Nothing, which is what most files share.
  static let none = SharedDefaults(group: nil, tags: nil, wrapping: nil, devices: nil)

  let group: Shared<[String]>?
  let tags: Shared<[String]>?
  let wrapping: Shared<[Layer]>?
  let devices: Shared<[String]>?

  init(group: Shared<[String]>?, tags: Shared<[String]>?, wrapping: Shared<[Layer]>?, devices: Shared<[String]>?) {
    self.group = group
    self.tags = tags
    self.wrapping = wrapping
    self.devices = devices
  }
}

extension SharedDefaults: Equatable {
  static func == (left: SharedDefaults, right: SharedDefaults) -> Bool {
    left === right
      || (left.group == right.group && left.tags == right.tags && left.wrapping == right.wrapping
        && left.devices == right.devices)
  }
}
