import PetriCatalog
import PetriComposer

/// Which of a screen's cells one is: its fixture and its environment, as words.
///
/// Files name cells that a catalogue need not have any more, so the words may be any.
public struct CellName: Hashable, Sendable, CustomStringConvertible {
  /// The dimensions of the matrix, in the order in which they are written.
  public enum Axis: Int, Hashable, Sendable, CaseIterable {
    /// The fixture.
    case fixture
    /// The device.
    case device
    /// Light or dark.
    case appearance
    /// The size of texts.
    case contentSize
    /// The locale.
    case locale

    /// Those of the environment.
    static let environment = [Axis.device, .appearance, .contentSize, .locale]
  }

  /// The fixture's name for the examples.
  static let examples = Fixture.examples

  private let values: [String]

  /// Names a cell.
  public init(fixture: String, device: String, appearance: String, contentSize: String, locale: String) {
    values = [fixture, device, appearance, contentSize, locale]
  }

  /// Names a cell by one word for each axis.
  init?(values: [String]) {
    guard values.count == Axis.allCases.count else { return nil }
    self.values = values
  }

  /// Names a cell of an environment.
  init(fixture: String, in environment: LaunchEnvironment) {
    self.init(
      fixture: fixture,
      device: environment.device,
      appearance: environment.appearance.rawValue,
      contentSize: environment.contentSize.rawValue,
      locale: environment.locale
    )
  }

  /// The word of an axis.
  public subscript(axis: Axis) -> String { values[axis.rawValue] }

  /// The fixture.
  public var fixture: String { self[.fixture] }

  /// The words of the environment, in the order of file names.
  var environment: [String] { Array(values.dropFirst()) }

  /// The cell with the same fixture in another one's environment.
  func with(fixture: String) -> CellName {
    CellName(
      fixture: fixture,
      device: self[.device],
      appearance: self[.appearance],
      contentSize: self[.contentSize],
      locale: self[.locale]
    )
  }

  /// How many bytes its words have.
  var byteCount: Int { values.reduce(0) { $0 + $1.utf8.count } }

  /// All words, with periods between them.
  public var description: String { values.joined(separator: ".") }
}

extension CellName: Comparable {
  /// The examples come before fixtures, appearances and sizes in their own order, all else by its bytes.
  public static func < (one: CellName, other: CellName) -> Bool {
    for axis in Axis.allCases {
      switch order(one[axis], other[axis], on: axis) {
      case 0: continue
      case let order: return order < 0
      }
    }
    return false
  }

  /// How two words of an axis are sorted: less than zero where the first one comes first.
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
