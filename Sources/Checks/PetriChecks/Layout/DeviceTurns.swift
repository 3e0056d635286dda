import PetriCatalog
import PetriComposer

/// The devices that a catalogue doesn't name and people have: the smallest, and those that are held sideways.
struct DeviceTurns {
  /// The one with the least room that the app runs on.
  let smallest: String
  /// The first of each kind and the smallest, held sideways; no phone where the app is only upright.
  let sideways: [String]

  /// The smallest phone that is sold.
  static let smallestPhone = "iphone-se"

  /// Chooses devices of those kinds that the catalogue names.
  init(_ own: [String], orientations: [InterfaceOrientation]) {
    let base = own.first ?? DeviceTurns.smallestPhone
    let small = DeviceTurns.isPhone(base) ? DeviceTurns.smallestPhone : base
    let isOnlySideways = DeviceTurns.isPhone(base) && !orientations.contains(.portrait)
    smallest = isOnlySideways ? DeviceTurns.turned(small) : small
    let phones = orientations.contains(.landscape) ? [base, small].filter(DeviceTurns.isPhone) : []
    let pad = own.first { !DeviceTurns.isPhone($0) }
    sideways = (phones + [pad].compactMap(\.self)).map(DeviceTurns.turned).filter(Stage.devices.contains)
  }

  private static func isPhone(_ device: String) -> Bool { device.hasPrefix("iphone") }

  private static func turned(_ device: String) -> String {
    device.hasSuffix(suffix) ? device : device + suffix
  }

  private static let suffix = "-landscape"
}
