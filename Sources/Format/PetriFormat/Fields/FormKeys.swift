/// The keys of a mapping indexed by symbol; sets of keys are bit masks.
struct FormKeys: Sendable {
  /// A number given by a key, or the default if the key is omitted; nil leaves the bound open.
  struct Bound: Sendable {
    let key: FormatKey
    let usual: Double?
  }

  /// A relation between the numbers of several keys.
  enum Numbers: Sendable {
    case ordered(Bound, Bound)
    case within(FormatKey, Bound, Bound)
    case below(FormatKey, Bound)
    case filled(FormatKey)
    case place(FormatKey, of: FormatKey)
    case titles(FormatKey, by: FormatKey)
  }

  private static let none = UInt8.max

  let shape: FormShape
  /// Keys that belong elsewhere and have their own message.
  let elsewhere: [String]
  let numbers: [Numbers]
  /// The index of each key by symbol.
  private let places: [UInt8]
  private let required: UInt64
  private let exactlyOne: UInt64
  private let atLeastOne: UInt64
  private let never: [UInt64]
  private let owners: [(key: UInt64, owner: UInt64)]

  init(_ shape: FormShape, elsewhere: [String]) {
    self.shape = shape
    self.elsewhere = elsewhere
    let keys = shape.keys
    precondition(keys.count <= 64, "a bit of a mask is a key of \(shape.name)")
    let known = keys.map { FormatKey($0).number }
    var places = [UInt8](repeating: FormKeys.none, count: 1 + (known.max() ?? 0))
    for (place, number) in known.enumerated() { places[number] = UInt8(place) }
    self.places = places
    func bits(_ chosen: [String]) -> UInt64 {
      chosen.reduce(0) { bits, key in bits | (keys.firstIndex(of: key).map { 1 << UInt64($0) } ?? 0) }
    }
    func bound(_ key: String) -> Bound {
      Bound(key: FormatKey(key), usual: shape[key]?.defaultText.flatMap(Double.init))
    }
    required = bits(shape.all.filter(\.isRequired).map(\.key))
    var (exactlyOne, atLeastOne): (UInt64, UInt64) = (0, 0)
    var (never, owners, numbers): ([UInt64], [(UInt64, UInt64)], [Numbers]) = ([], [], [])
    for check in shape.checks {
      switch check {
      case .exactlyOne(let keys): exactlyOne = bits(keys)
      case .atLeastOne(let keys): atLeastOne = bits(keys)
      case .oneKey: exactlyOne = bits(keys)
      case .notBoth(let one, let other): never.append(bits([one, other]))
      case .notAll(let keys): never.append(bits(keys))
      case .goesWith(let key, let owner): owners.append((bits([key]), bits([owner])))
      case .ordered(let low, let high): numbers.append(.ordered(bound(low), bound(high)))
      case .filled(let key): numbers.append(.filled(FormatKey(key)))
      case .below(let key, let count): numbers.append(.below(FormatKey(key), bound(count)))
      case .within(let key, from: let low, to: let high):
        numbers.append(.within(FormatKey(key), bound(low), bound(high)))
      case .place(let key, of: let list):
        numbers.append(.place(FormatKey(key), of: FormatKey(list)))
      case .titles(let titles, by: let selected):
        numbers.append(.titles(FormatKey(titles), by: FormatKey(selected)))
      }
    }
    (self.exactlyOne, self.atLeastOne, self.never, self.owners, self.numbers) =
      (exactlyOne, atLeastOne, never, owners, numbers)
  }

  /// The index of the key with this symbol; nil if the mapping can't have it.
  func place(of number: Int) -> Int? {
    guard number < places.count, places[number] != FormKeys.none else { return nil }
    return Int(places[number])
  }

  func takes(_ found: UInt64) -> Bool {
    hasNeeded(found) && (exactlyOne == 0 || (found & exactlyOne).nonzeroBitCount == 1)
      && !never.contains { found & $0 == $0 }
      && owners.allSatisfy { found & $0.key == 0 || found & $0.owner != 0 }
  }

  func hasNeeded(_ found: UInt64) -> Bool {
    found & required == required && (exactlyOne == 0 || found & exactlyOne != 0)
      && (atLeastOne == 0 || found & atLeastOne != 0)
  }

  func keys(_ found: UInt64) -> [String] {
    shape.keys.enumerated().filter { found & 1 << UInt64($0.offset) != 0 }.map(\.element)
  }
}
