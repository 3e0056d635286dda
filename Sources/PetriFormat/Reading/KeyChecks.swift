/// The keys of a mapping with their checks, found by their numbers; bits mark the required ones.
package final class KeyChecks: Sendable {
  /// A number of a key, or what is taken where the key is left out; without such a number the bound is open.
  struct Bound: Sendable {
    let key: Int
    let usual: Double?
  }

  /// What must hold between values.
  enum Numbers: Sendable {
    case ordered(Bound, Bound)
    case within(Int, Bound, Bound)
    case below(Int, Bound)
    case filled(Int)
    case place(Int, of: Int)
    case titles(Int, by: Int)
  }

  private static let none = UInt8.max

  let fields: FormShape
  /// Keys that belong elsewhere, which have a message of their own.
  let elsewhere: [String]
  /// The places of keys among the checks, by their numbers.
  private let places: [UInt8]
  private let checks: [Check]
  /// The keys that may be without a value.
  private let nullable: UInt64
  private let required: UInt64
  private let exactlyOne: UInt64
  private let atLeastOne: UInt64
  private let never: [UInt64]
  private let owners: [(key: UInt64, owner: UInt64)]
  let numbers: [Numbers]

  /// - Parameter others: checks in place of those of the grammar, by their keys.
  init(_ fields: FormShape, except others: [String: Check] = [:], elsewhere: [String] = []) {
    self.fields = fields
    self.elsewhere = elsewhere
    let keys = fields.keys
    var places = [UInt8](repeating: KeyChecks.none, count: CheckedKey.numbers.count)
    for (place, key) in keys.enumerated() {
      if let number = CheckedKey.numbers[key] { places[number] = UInt8(place) }
    }
    self.places = places
    checks = fields.all.map { others[$0.key] ?? Check($0.rule) }
    func bits(_ chosen: [String]) -> UInt64 {
      chosen.reduce(0) { bits, key in bits | (keys.firstIndex(of: key).map { 1 << UInt64($0) } ?? 0) }
    }
    func bound(_ key: String) -> Bound? {
      CheckedKey.numbers[key].map { Bound(key: $0, usual: fields[key]?.defaultText.flatMap(Double.init)) }
    }
    nullable = bits(fields.nullableKeys)
    required = bits(fields.all.filter(\.isRequired).map(\.key))
    var (exactlyOne, atLeastOne): (UInt64, UInt64) = (0, 0)
    var (never, owners, numbers): ([UInt64], [(UInt64, UInt64)], [Numbers]) = ([], [], [])
    for check in fields.checks {
      switch check {
      case .exactlyOne(let keys): exactlyOne = bits(keys)
      case .atLeastOne(let keys): atLeastOne = bits(keys)
      case .oneKey: exactlyOne = bits(keys)
      case .notBoth(let one, let other): never.append(bits([one, other]))
      case .notAll(let keys): never.append(bits(keys))
      case .goesWith(let key, let owner): owners.append((bits([key]), bits([owner])))
      case .ordered(let low, let high):
        if let low = bound(low), let high = bound(high) { numbers.append(.ordered(low, high)) }
      case .filled(let key): if let number = CheckedKey.numbers[key] { numbers.append(.filled(number)) }
      case .below(let key, let count):
        if let number = CheckedKey.numbers[key], let count = bound(count) { numbers.append(.below(number, count)) }
      case .within(let key, from: let low, to: let high):
        if let number = CheckedKey.numbers[key], let low = bound(low), let high = bound(high) {
          numbers.append(.within(number, low, high))
        }
      case .place(let key, of: let list):
        if let number = CheckedKey.numbers[key], let list = CheckedKey.numbers[list] {
          numbers.append(.place(number, of: list))
        }
      case .titles(let titles, by: let selected):
        if let titles = CheckedKey.numbers[titles], let selected = CheckedKey.numbers[selected] {
          numbers.append(.titles(titles, by: selected))
        }
      }
    }
    (self.exactlyOne, self.atLeastOne, self.never, self.owners, self.numbers) =
      (exactlyOne, atLeastOne, never, owners, numbers)
  }

  /// The place of a key by its number; `nil` for one that the mapping can't have.
  func place(of number: Int) -> Int? {
    guard number < places.count, places[number] != KeyChecks.none else { return nil }
    return Int(places[number])
  }

  /// The check of a key by its place.
  func check(at place: Int) -> Check { checks[place] }

  func takesNothing(at place: Int) -> Bool { nullable & 1 << UInt64(place) != 0 }

  /// Whether just these keys, given as the bits of their places, may be there together.
  func takes(_ found: UInt64) -> Bool {
    found & required == required && (exactlyOne == 0 || (found & exactlyOne).nonzeroBitCount == 1)
      && (atLeastOne == 0 || found & atLeastOne != 0) && !never.contains { found & $0 == $0 }
      && owners.allSatisfy { found & $0.key == 0 || found & $0.owner != 0 }
  }

  /// The keys that bits tell of.
  func keys(_ found: UInt64) -> [String] {
    fields.keys.enumerated().filter { found & 1 << UInt64($0.offset) != 0 }.map(\.element)
  }
}
