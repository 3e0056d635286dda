import PetriCatalog
import PetriComposer

/// The devices that are checked in addition to the catalogue's own.
struct DeviceTurns {
  let smallest: String
  /// The first device of each kind and the smallest one, in the landscape orientations that the app supports.
  let sideways: [String]

  static let smallestPhone = "iphone-se"

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
