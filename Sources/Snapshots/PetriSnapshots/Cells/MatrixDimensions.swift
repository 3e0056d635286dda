public import PetriCatalog
import PetriComposer

/// The values on each axis of the matrix.
public struct MatrixDimensions: Sendable {
  /// The fixtures, the examples first.
  public var fixtures: [String]
  /// The devices.
  public var devices: [String]
  /// The appearances.
  public var appearances: [Appearance]
  /// The content sizes.
  public var contentSizes: [ContentSize]
  /// The locales.
  public var locales: [String]

  /// Every fixture in every environment.
  var product: [(fixture: String, environment: LaunchEnvironment)] {
    fixtures.flatMap { fixture in
      devices.flatMap { device in
        appearances.flatMap { appearance in
          contentSizes.flatMap { size in
            locales.map { locale in
              (fixture, LaunchEnvironment(device: device, appearance: appearance, contentSize: size, locale: locale))
            }
          }
        }
      }
    }
  }

  func contains(_ cell: SnapshotCell) -> Bool {
    fixtures.contains(cell.fixture) && devices.contains(cell.environment.device)
      && appearances.contains(cell.environment.appearance) && contentSizes.contains(cell.environment.contentSize)
      && locales.contains(cell.environment.locale)
  }
}
