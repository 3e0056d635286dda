/// The keys of all actions.
public struct KeyMap: Sendable {
  /// A place with keys of its own.
  public enum Place: String, Hashable, Sendable, CaseIterable {
    /// The list and the panes beside it.
    case list
    case sheet
    case map
    /// The form before a launch.
    case form
    /// A launched screen, which receives all letters.
    case launched
  }

  private var list = KeyTable.list
  private var sheet = KeyTable.sheet
  private var map = KeyTable.map
  private var form = KeyTable.form
  private var launched: KeyTable

  /// Creates the default keys; `returnKey` returns from a launched screen to the catalogue.
  public init(returnKey: Key = .control("g")) {
    launched = .stage(returnKey: returnKey)
  }

  subscript(place: Place) -> KeyTable {
    get {
      switch place {
      case .list: list
      case .sheet: sheet
      case .map: map
      case .form: form
      case .launched: launched
      }
    }
    set {
      switch place {
      case .list: list = newValue
      case .sheet: sheet = newValue
      case .map: map = newValue
      case .form: form = newValue
      case .launched: launched = newValue
      }
    }
  }

  /// The bindable actions of a place in the help's order, with their keys and descriptions.
  public func bindings(in place: Place) -> [(binding: KeyBinding, help: String)] {
    self[place].rows.filter { !KeyMap.fixed.contains($0.action) }.map { row in
      (KeyBinding(place: place, action: row.action.name, keys: row.keys), row.help)
    }
  }

  /// Binds actions to other keys. A default key bound to another action is taken from its default one.
  ///
  /// - Returns: The problems; all other bindings are made.
  public mutating func apply(_ bindings: [KeyBinding]) -> [KeyProblem] {
    Place.allCases.flatMap { apply(bindings, in: $0) }.sorted { $0.index < $1.index }
  }

  // MARK: - Fixed keys

  /// The actions whose keys can't be changed.
  private static let fixed: Set<BrowserAction> = [.interrupt, .stop]

  /// The actions that must keep a key.
  private static let required: [Place: Set<BrowserAction>] = [
    .list: [.open, .clear, .help, .quit], .sheet: [.open, .back, .help, .quit],
    .map: [.open, .clear, .help, .quit], .form: [.launch, .back, .help],
    .launched: [.catalogue, .back, .help],
  ]

  /// The fixed use of a key; `nil` if it can be bound.
  private static func use(of key: Key, in place: Place) -> String? {
    switch key {
    case .control("c"): "always quits"
    case .control("z"): "always stops the browser"
    case .escape: "always goes back"
    case .character(let digit) where place == .list && digit.isASCII && digit.isWholeNumber: "chooses a tab"
    case .character, .backspace:
      switch place {
      case .list, .sheet, .map: nil
      case .form: "is typed into a field"
      case .launched: "goes to the launched screen"
      }
    default: nil
    }
  }

  // MARK: - In a place

  private mutating func apply(_ bindings: [KeyBinding], in place: Place) -> [KeyProblem] {
    let table = self[place]
    let names = Dictionary(table.rows.map { ($0.action.name, $0.action) }, uniquingKeysWith: { first, _ in first })
    var problems: [KeyProblem] = []
    var given: [BrowserAction: [Key]] = [:]
    var owners: [Key: (action: BrowserAction, binding: Int)] = [:]
    for (number, binding) in bindings.enumerated() where binding.place == place {
      guard let action = names[binding.action], !KeyMap.fixed.contains(action) else { continue }
      var keys: [Key] = table.keys(of: action).filter { $0 == .escape }
      let first = keys.count
      for key in binding.keys where !keys.contains(key) {
        if let use = KeyMap.use(of: key, in: place) {
          problems.append(KeyProblem(index: number, .isUsed(key, use)))
        } else if let owner = owners[key] {
          problems.append(KeyProblem(index: number, .isTaken(key, by: owner.action.name, owner.binding)))
        } else {
          owners[key] = (action, number)
          keys.append(key)
        }
      }
      // If none of the given keys is available, the action keeps its own.
      if keys.count > first || binding.keys.isEmpty { given[action] = keys }
    }
    for row in table.rows {
      let rest = given[row.action] ?? row.keys.filter { owners[$0] == nil }
      guard rest.isEmpty, let key = row.keys.first else { continue }
      let number = owners[key]?.binding ?? bindings.firstIndex { $0.place == place && $0.action == row.action.name }
      guard KeyMap.required[place]?.contains(row.action) == true else {
        // A file that takes an action's keys itself means to leave it without.
        if given[row.action] == nil, let number {
          problems.append(KeyProblem(index: number, .leavesWithout(key, action: row.action.name)))
        }
        continue
      }
      if let number { problems.append(KeyProblem(index: number, .isNeeded(key, action: row.action.name))) }
      given[row.action] = nil
      if let owner = owners.removeValue(forKey: key) {
        given[owner.action]?.removeAll { $0 == key }
        if given[owner.action]?.isEmpty == true { given[owner.action] = nil }
      }
    }
    self[place].take(
      table.rows.map { row in
        var row = row
        row.keys = given[row.action] ?? row.keys.filter { owners[$0] == nil }
        return row
      }
    )
    return problems
  }
}

extension BrowserAction {
  /// The name in files: `next-device`.
  var name: String { rawValue.reduce(into: "") { $0 += $1.isUppercase ? "-\($1.lowercased())" : String($1) } }
}

extension BrowserModel {
  var keys: KeyTable {
    switch modes.top {
    case .form?: keyMap[.form]
    case .launched?: keyMap[.launched]
    case .sheet?: keyMap[.sheet]
    case .map?: keyMap[.map]
    case .comparison?, nil: keyMap[.list]
    }
  }

  /// The displayed first key of an action; empty if it has none.
  func keyName(of action: BrowserAction) -> String { keys.keys(of: action).first?.shownName ?? "" }

  func keyNames(of actions: [BrowserAction]) -> String {
    actions.map { keyName(of: $0) }.filter { !$0.isEmpty }.joined(separator: " ")
  }
}

/// The keys of an action in one place.
public struct KeyBinding: Hashable, Sendable {
  /// The place where the keys work.
  public let place: KeyMap.Place
  /// The name of the action: `next-device`.
  public let action: String
  /// The keys; empty if the action has none.
  public let keys: [Key]

  /// Creates a binding.
  public init(place: KeyMap.Place, action: String, keys: [Key]) {
    self.place = place
    self.action = action
    self.keys = keys
  }
}

/// The problem with a binding.
public struct KeyProblem: Hashable, Sendable {
  /// The kinds of problems.
  public enum Kind: Hashable, Sendable {
    /// The key has a fixed use: `always goes back`.
    case isUsed(Key, String)
    /// The key was bound to another action by the binding with this number.
    case isTaken(Key, by: String, Int)
    /// The action must have a key, and this is its only one.
    case isNeeded(Key, action: String)
    /// The action loses its only key.
    case leavesWithout(Key, action: String)
  }

  /// The number of the binding.
  public let index: Int
  /// The kind of the problem.
  public let kind: Kind

  init(index: Int, _ kind: Kind) {
    self.index = index
    self.kind = kind
  }

  /// The affected key.
  public var key: Key {
    switch kind {
    case .isUsed(let key, _), .isTaken(let key, _, _), .isNeeded(let key, _), .leavesWithout(let key, _): key
    }
  }

  /// Whether the key is bound nevertheless.
  public var isWarning: Bool { if case .leavesWithout = kind { true } else { false } }

  /// The error message.
  public var message: String {
    switch kind {
    case .isUsed(let key, let use): "'\(key.name)' \(use) and can't be changed"
    case .isTaken(let key, let other, _): "'\(key.name)' is already a key of '\(other)'"
    case .isNeeded(let key, let action): "'\(action)' must have a key; '\(key.name)' stays its key"
    case .leavesWithout(let key, let action): "'\(key.name)' was the only key of '\(action)', which now has none"
    }
  }

  /// A suggestion.
  public var help: String {
    switch kind {
    case .isUsed: "choose another key"
    case .isTaken: "choose another key for one of them"
    case .isNeeded(_, let action): "give '\(action)' another key first"
    case .leavesWithout(_, let action): "give '\(action)' another key, or 'none'"
    }
  }
}
