package import PetriYAML
import Synchronization

/// A mapping with fixed keys, and the value that is read from it.
package struct Form<Owner: Sendable>: Sendable {
  package let shape: FormShape
  let fields: [Field<Owner>]
  let make: @Sendable () -> Owner
  let table: FormKeys
  let turns: [Int]

  init(
    _ name: String,
    _ make: @escaping @Sendable () -> Owner,
    identity: FormIdentity? = nil,
    checks: [KeyCheck] = [],
    elsewhere: [String] = [],
    @FieldList<Owner> _ fields: () -> [Field<Owner>]
  ) {
    let (fields, defaults) = (fields(), make())
    self.fields = fields
    self.make = make
    shape = FormShape(name, fields.map { $0.shape(of: defaults) }, identity: identity, checks: checks)
    table = FormKeys(shape, elsewhere: elsewhere)
    turns = Set(fields.map(\.turn)).sorted()
  }

  static func choice(
    _ name: String,
    _ make: @escaping @Sendable () -> Owner,
    identity: FormIdentity? = nil,
    @FieldList<Owner> _ fields: () -> [Field<Owner>]
  ) -> Form {
    let fields = fields()
    return Form(name, make, checks: [.exactlyOne(fields.map(\.shape.key))]) { fields }
  }

  func fields(_ keys: String...) -> [Field<Owner>] {
    keys.compactMap { key in fields.first { $0.shape.key == key } }
  }
}

/// The keys of a mapping indexed by symbol; sets of keys are bit masks.
struct FormKeys: Sendable {
  struct Bound: Sendable {
    let key: FormatKey
    let fallback: Double?
  }

  enum Numbers: Sendable {
    case ordered(Bound, Bound)
    case within(FormatKey, Bound, Bound)
    case below(FormatKey, Bound)
    case filled(FormatKey)
    case index(FormatKey, of: FormatKey)
    case titles(FormatKey, by: FormatKey)
  }

  private static let none = UInt8.max

  let shape: FormShape
  let elsewhere: [String]
  let numbers: [Numbers]
  /// The index of each key by symbol.
  private let indices: [UInt8]
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
    var indices = [UInt8](repeating: FormKeys.none, count: 1 + (known.max() ?? 0))
    for (index, number) in known.enumerated() { indices[number] = UInt8(index) }
    self.indices = indices
    func bits(_ chosen: [String]) -> UInt64 {
      chosen.reduce(0) { bits, key in bits | (keys.firstIndex(of: key).map { 1 << UInt64($0) } ?? 0) }
    }
    func bound(_ key: String) -> Bound {
      Bound(key: FormatKey(key), fallback: shape[key]?.defaultText.flatMap(Double.init))
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
      case .index(let key, of: let list):
        numbers.append(.index(FormatKey(key), of: FormatKey(list)))
      case .titles(let titles, by: let selected):
        numbers.append(.titles(FormatKey(titles), by: FormatKey(selected)))
      }
    }
    (self.exactlyOne, self.atLeastOne, self.never, self.owners, self.numbers) =
      (exactlyOne, atLeastOne, never, owners, numbers)
  }

  /// The index of the key with this symbol; nil if the mapping can't have it.
  func index(of number: Int) -> Int? {
    guard number < indices.count, indices[number] != FormKeys.none else { return nil }
    return Int(indices[number])
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

/// A key of the format with the symbol that the parser assigns to it.
package struct FormatKey: Hashable, Sendable {
  let number: Int
  var word: String { FormatKey.words.withLock { $0.all[number] } }

  private struct Words {
    var all: [String] = []
    var numbers: [String: Int] = [:]
  }

  /// The keys in order of form creation. The index of a key is its symbol.
  private static let words = Mutex(Words())

  /// Looks up the symbol of a key, or assigns the next one to a new key.
  init(_ word: String) {
    number = FormatKey.words.withLock { words in
      if let number = words.numbers[word] { return number }
      words.numbers[word] = words.all.count
      words.all.append(word)
      return words.all.count - 1
    }
  }

  package static let vocabulary: YAMLVocabulary = {
    for key in Grammar.keys { _ = FormatKey(key) }
    return YAMLVocabulary(words.withLock(\.all))
  }()

  // Keys that are looked up separately, because the rest of their mapping depends on them or a message is about them.
  static let (screen, part, container, content) = (
    FormatKey("screen"), FormatKey("part"), FormatKey("container"), FormatKey("content")
  )
  static let (route, routes, links, wrapping) = (
    FormatKey("route"), FormatKey("routes"), FormatKey("links"), FormatKey("wrapping")
  )
  static let (bar, supportingViews, statusBar, presentation) = (
    FormatKey("bar"), FormatKey("supportingViews"), FormatKey("statusBar"), FormatKey("presentation")
  )
  static let (form, onAppear, group, tags, devices, variants) = (
    FormatKey("form"), FormatKey("onAppear"), FormatKey("group"), FormatKey("tags"), FormatKey("devices"),
    FormatKey("variants")
  )
  static let (type, values, of, fields, `default`, example) = (
    FormatKey("type"), FormatKey("values"), FormatKey("of"), FormatKey("fields"), FormatKey("default"),
    FormatKey("example")
  )
  static let launchedIn = FormatKey("launchedIn")
  static let locations = FormatKey("locations")
  static let (plural, key, each, `as`) = (FormatKey("plural"), FormatKey("key"), FormatKey("each"), FormatKey("as"))
  static let (cases, `switch`, style, preferred) = (
    FormatKey("cases"), FormatKey("switch"), FormatKey("style"), FormatKey("preferred")
  )
}

/// The owner of a form whose fields store nothing.
package struct NoOwner: Sendable {}
