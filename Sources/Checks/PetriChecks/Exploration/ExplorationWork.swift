/// The states that an exploration has found so far, and which of their ways it has followed.
struct ExplorationWork {
  private let limits: ExplorationLimits
  var result = Exploration()
  /// The states' places by their names.
  private var places: [String: Int] = [:]
  /// How many states there are with the same screens.
  private var counts: [[String]: Int] = [:]
  /// The screens of states, each with the one in front at the end.
  private var knownLandings: Set<[String]> = []
  /// The names of the screens that each state has in and over each other, with the one in front at the end.
  private var landings: [[String]] = []
  /// The values that each state holds.
  private var held: [HeldValues] = []
  /// The states with the same screens, which differ by their values.
  private var alike: [[String]: [String]] = [:]
  /// How often each way was followed from states with the same screens.
  private var follows: [[String]: [[String]: Int]] = [:]
  /// The screens that were there already.
  private var seen: Set<String> = []
  /// The ways of each state that were followed, and those that can't be taken.
  private var followed: [Set<Int>] = []
  private var dropped: [Set<Int>] = []
  /// The ways of each state that a walk has besides those that were found.
  private var ownOfWalks: [Set<Int>] = []

  init(_ limits: ExplorationLimits) { self.limits = limits }

  var isFull: Bool { result.states.count >= limits.states }

  func knows(_ id: String) -> Bool { places[id] != nil }

  /// Whether one more state is kept: of the same screens a few, and one with each of them in front, such as in each tab.
  func hasRoom(at landing: [String]) -> Bool {
    guard !isFull else { return false }
    return counts[Array(landing.dropLast()), default: 0] < limits.statesPerStack || !knownLandings.contains(landing)
  }

  /// The place of a state by its name; `nil` for one that isn't kept.
  func place(of id: String) -> Int? { places[id] }

  /// The screens that a state has and none before had.
  mutating func newScreens(of state: Int) -> [String] { landings[state].filter { seen.insert($0).inserted } }

  /// Adds a state.
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

  /// The place of a walk's move among the ways of a state. Where it is new, what it touches leads where the walk goes.
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

  /// Has others stand for the ways of a state that were followed from enough states with the same screens.
  mutating func passOver(waysOf state: Int) {
    guard let known = follows[landings[state]] else { return }
    for place in result.states[state].ways.indices where !isFollowed(place, of: state) {
      let way = result.states[state].ways[place]
      guard !way.isBack, known[way.moves, default: 0] >= limits.statesPerWay else { continue }
      result.states[state].ways[place].isLikeOthers = true
    }
  }

  /// Whether nothing is left to find out about a way.
  func isFollowed(_ place: Int, of state: Int) -> Bool {
    followed[state].contains(place) || dropped[state].contains(place)
  }

  /// Keeps a way as it was followed: where it leads, if that is a state that is kept.
  mutating func note(_ way: ExploredWay, to id: String, at place: Int, of state: Int) {
    var way = way
    if knows(id) { way.target = id } else { result.cutWays += 1 }
    result.states[state].ways[place] = way
    followed[state].insert(place)
    follows[landings[state], default: [:]][way.moves, default: 0] += 1
    // A tap that nothing comes of isn't a way.
    if id == result.states[state].id, way.effects.isEmpty, way.refusal == nil { dropped[state].insert(place) }
  }

  /// Keeps a way from a state by its name.
  mutating func note(_ way: ExploredWay, to target: Int, at place: Int, of id: String) {
    guard let state = places[id] else { return }
    note(way, to: result.states[target].id, at: place, of: state)
  }

  /// Leaves out a way that can't be taken.
  mutating func drop(_ place: Int, of state: Int) { dropped[state].insert(place) }

  /// Leaves out a way of a state by its name.
  mutating func drop(_ place: Int, of id: String) {
    if let state = places[id] { drop(place, of: state) }
  }

  /// The way that may lead back after a way, with its place among those of its state: a control gets its value again, else the
  /// first one back is taken, unless it is known to lead elsewhere.
  func wayBack(from id: String, to target: Int, after way: ExploredWay) -> (way: ExploredWay, place: Int)? {
    guard let state = places[id] else { return nil }
    let ways = result.states[state].ways
    let place = way.undo.isEmpty ? ways.firstIndex(where: \.isBack) : ways.firstIndex { $0.moves == way.undo }
    guard let place, !dropped[state].contains(place) else { return nil }
    guard ways[place].target == nil || ways[place].target == result.states[target].id else { return nil }
    return (ways[place], place)
  }

  /// Whether a way back from a state was followed.
  func hasGoneBack(from id: String) -> Bool {
    places[id].map { result.states[$0].ways.contains { $0.isBack && $0.target != nil } } ?? false
  }

  /// The values that a state holds; `nil` for one that isn't kept.
  func values(of id: String) -> HeldValues? { places[id].map { held[$0] } }

  /// The states with some screens, whatever they hold.
  func states(with screens: [String]) -> [String] { alike[screens] ?? [] }

  /// The fewest moves to a state from one of several by ways that were followed; `nil` where there are more than so many.
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

  /// Takes out what can't be taken and what nothing comes of.
  mutating func finish() {
    for state in result.states.indices where !dropped[state].isEmpty {
      result.states[state].ways = result.states[state].ways.enumerated()
        .filter { !dropped[state].contains($0.offset) }.map(\.element)
    }
  }
}
