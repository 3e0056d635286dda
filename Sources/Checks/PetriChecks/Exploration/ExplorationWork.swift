/// The state graph that an exploration has found so far.
struct ExplorationWork {
  private let limits: ExplorationLimits
  var result = Exploration()
  private var places: [String: Int] = [:]
  private var counts: [[String]: Int] = [:]
  private var knownLandings: Set<[String]> = []
  private var landings: [[String]] = []
  private var held: [HeldValues] = []
  private var alike: [[String]: [String]] = [:]
  private var follows: [[String]: [[String]: Int]] = [:]
  private var seen: Set<String> = []
  private var followed: [Set<Int>] = []
  private var dropped: [Set<Int>] = []
  private var ownOfWalks: [Set<Int>] = []

  init(_ limits: ExplorationLimits) { self.limits = limits }

  var isFull: Bool { result.states.count >= limits.states }

  func knows(_ id: String) -> Bool { places[id] != nil }

  /// Whether the limits allow another state; the first one with each frontmost screen always fits.
  func hasRoom(at landing: [String]) -> Bool {
    guard !isFull else { return false }
    return counts[Array(landing.dropLast()), default: 0] < limits.statesPerStack || !knownLandings.contains(landing)
  }

  func place(of id: String) -> Int? { places[id] }

  mutating func newScreens(of state: Int) -> [String] { landings[state].filter { seen.insert($0).inserted } }

  mutating func add(_ state: ExploredState, landing: [String], holding values: HeldValues) {
    counts[Array(landing.dropLast()), default: 0] += 1
    knownLandings.insert(landing)
    places[state.id] = result.states.count
    result.states.append(state)
    followed.append([])
    dropped.append([])
    ownOfWalks.append([])
    landings.append(landing)
    held.append(values)
    alike[values.screens, default: []].append(state.id)
  }

  /// Returns the index of a walk's move among the actions of a state, after appending it if it is new.
  mutating func place(of way: ExploredWay, of state: Int) -> Int {
    let ways = result.states[state].ways
    if let known = ways.firstIndex(where: { $0.moves == way.moves }) { return known }
    var way = way
    for (place, other) in ways.enumerated() where other.area == way.area && way.area != nil {
      if ownOfWalks[state].contains(place) { way.area = nil } else { result.states[state].ways[place].area = nil }
    }
    ownOfWalks[state].insert(ways.count)
    result.states[state].ways.append(way)
    return ways.count
  }

  /// Marks actions that were followed from enough states with the same screens.
  mutating func passOver(waysOf state: Int) {
    guard let known = follows[landings[state]] else { return }
    for place in result.states[state].ways.indices where !isFollowed(place, of: state) {
      let way = result.states[state].ways[place]
      guard !way.isBack, known[way.moves, default: 0] >= limits.statesPerWay else { continue }
      result.states[state].ways[place].isLikeOthers = true
    }
  }

  func isFollowed(_ place: Int, of state: Int) -> Bool {
    followed[state].contains(place) || dropped[state].contains(place)
  }

  mutating func note(_ way: ExploredWay, to id: String, at place: Int, of state: Int) {
    var way = way
    if knows(id) { way.target = id } else { result.cutWays += 1 }
    result.states[state].ways[place] = way
    followed[state].insert(place)
    follows[landings[state], default: [:]][way.moves, default: 0] += 1
    if id == result.states[state].id, way.effects.isEmpty, way.refusal == nil { dropped[state].insert(place) }
  }

  mutating func note(_ way: ExploredWay, to target: Int, at place: Int, of id: String) {
    guard let state = places[id] else { return }
    note(way, to: result.states[target].id, at: place, of: state)
  }

  mutating func drop(_ place: Int, of state: Int) { dropped[state].insert(place) }

  mutating func drop(_ place: Int, of id: String) {
    if let state = places[id] { drop(place, of: state) }
  }

  /// The action that may undo another: resetting the control, or else the first back action.
  func wayBack(from id: String, to target: Int, after way: ExploredWay) -> (way: ExploredWay, place: Int)? {
    guard let state = places[id] else { return nil }
    let ways = result.states[state].ways
    let place = way.undo.isEmpty ? ways.firstIndex(where: \.isBack) : ways.firstIndex { $0.moves == way.undo }
    guard let place, !dropped[state].contains(place) else { return nil }
    guard ways[place].target == nil || ways[place].target == result.states[target].id else { return nil }
    return (ways[place], place)
  }

  func hasGoneBack(from id: String) -> Bool {
    places[id].map { result.states[$0].ways.contains { $0.isBack && $0.target != nil } } ?? false
  }

  func values(of id: String) -> HeldValues? { places[id].map { held[$0] } }

  func states(with screens: [String]) -> [String] { alike[screens] ?? [] }

  /// The shortest known path of at most `limit` moves, by breadth-first search.
  func moves(from starts: [String], to target: String, atMost limit: Int) -> (start: String, moves: [String])? {
    var before: [String: (id: String, moves: [String])] = [:]
    for start in starts { before[start] = (start, []) }
    var (edge, count) = (starts, 0)
    while before[target] == nil, !edge.isEmpty, count < limit {
      var reached: [String] = []
      for from in edge {
        guard let place = places[from] else { continue }
        for way in result.states[place].ways where way.refusal == nil {
          guard let to = way.target, before[to] == nil else { continue }
          before[to] = (from, way.moves)
          reached.append(to)
        }
        guard before[target] == nil else { break }
      }
      (edge, count) = (reached, count + 1)
    }
    var (moves, place) = ([String](), target)
    while let step = before[place], step.id != place {
      moves = step.moves + moves
      place = step.id
    }
    return before[place] != nil && moves.count <= limit ? (place, moves) : nil
  }

  mutating func finish() {
    for state in result.states.indices where !dropped[state].isEmpty {
      result.states[state].ways = result.states[state].ways.enumerated()
        .filter { !dropped[state].contains($0.offset) }.map(\.element)
    }
  }
}
