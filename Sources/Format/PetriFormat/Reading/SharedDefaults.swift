package import PetriCatalog

/// The defaults that `_defaults.yaml` files share with the screens of their folder and those below, with their origins.
///
/// All files of a folder refer to the same object.
package final class SharedDefaults: Sendable {
  /// A value and the file that defines it.
  package struct Shared<Value: Sendable & Equatable>: Sendable, Equatable {
    package let value: Value
    package let place: Place
  }

  /// The defaults of most files, which are none.
  package static let none = SharedDefaults(group: nil, tags: nil, wrapping: nil, devices: nil, launchedIn: nil)

  package let group: Shared<[String]>?
  package let tags: Shared<[String]>?
  package let wrapping: Shared<[Layer]>?
  package let devices: Shared<[String]>?
  package let launchedIn: Shared<LaunchHost>?

  init(
    group: Shared<[String]>?,
    tags: Shared<[String]>?,
    wrapping: Shared<[Layer]>?,
    devices: Shared<[String]>?,
    launchedIn: Shared<LaunchHost>?
  ) {
    self.group = group
    self.tags = tags
    self.wrapping = wrapping
    self.devices = devices
    self.launchedIn = launchedIn
  }
}

extension SharedDefaults: Equatable {
  package static func == (left: SharedDefaults, right: SharedDefaults) -> Bool {
    left === right
      || (left.group == right.group && left.tags == right.tags && left.wrapping == right.wrapping
        && left.devices == right.devices && left.launchedIn == right.launchedIn)
  }
}
