import PetriCatalog
import PetriComposer

/// The name of a cell within a screen's file: its fixture and its environment.
///
/// Any values are allowed, because files can name cells that the catalogue no longer has.
public struct CellName: Hashable, Sendable, CustomStringConvertible {
  /// The dimensions of the matrix, in the order in which they are written.
  public enum Axis: Int, Hashable, Sendable, CaseIterable {
    /// The fixture.
    case fixture
    /// The device.
    case device
    /// The appearance: light or dark.
    case appearance
    /// The content size category.
    case contentSize
    /// The locale.
    case locale

    static let environment = [Axis.device, .appearance, .contentSize, .locale]
  }

  /// The fixture name that stands for the examples.
  static let examples = Fixture.examples

  private let values: [String]

  /// Creates a name.
  public init(fixture: String, device: String, appearance: String, contentSize: String, locale: String) {
    values = [fixture, device, appearance, contentSize, locale]
  }

  /// Creates a name from one value per axis.
  init?(values: [String]) {
    guard values.count == Axis.allCases.count else { return nil }
    self.values = values
  }

  init(fixture: String, in environment: LaunchEnvironment) {
    self.init(
      fixture: fixture,
      device: environment.device,
      appearance: environment.appearance.rawValue,
      contentSize: environment.contentSize.rawValue,
      locale: environment.locale
    )
  }

  /// The value on an axis.
  public subscript(axis: Axis) -> String { values[axis.rawValue] }

  /// The fixture.
  public var fixture: String { self[.fixture] }

  /// The values of the environment, in the order of file names.
  var environment: [String] { Array(values.dropFirst()) }

  func with(fixture: String) -> CellName {
    CellName(
      fixture: fixture,
      device: self[.device],
      appearance: self[.appearance],
      contentSize: self[.contentSize],
      locale: self[.locale]
    )
  }

  /// The total length of the values in UTF-8.
  var byteCount: Int { values.reduce(0) { $0 + $1.utf8.count } }

  /// The values, separated by periods.
  public var description: String { values.joined(separator: ".") }
}

extension CellName: Comparable {
  /// Sorts examples before fixtures, appearances and sizes in their own order, and everything else by bytes.
  public static func < (one: CellName, other: CellName) -> Bool {
    for axis in Axis.allCases {
      switch order(one[axis], other[axis], on: axis) {
      case 0: continue
      case let order: return order < 0
      }
    }
    return false
  }

  /// The order of two values on an axis: negative if the first one comes first.
  static func order(_ one: String, _ other: String, on axis: Axis) -> Int {
    if one == other { return 0 }
    let (first, second) = (rank(of: one, on: axis), rank(of: other, on: axis))
    if first != second { return first - second }
    return one.utf8.lexicographicallyPrecedes(other.utf8) ? -1 : 1
  }

  private static func rank(of word: String, on axis: Axis) -> Int {
    switch axis {
    case .fixture: word == Fixture.examples ? 0 : 1
    case .appearance: appearances[word] ?? Int.max
    case .contentSize: contentSizes[word] ?? Int.max
    case .device, .locale: 0
    }
  }

  private static let appearances = ranks(Appearance.allCases.map(\.rawValue))
  private static let contentSizes = ranks(ContentSize.allCases.map(\.rawValue))

  private static func ranks(_ words: [String]) -> [String: Int] {
    Dictionary(words.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }
}
