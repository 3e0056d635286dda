import PetriCatalog

extension NavigationMap {
  /// Screens without an exit: no action leads to another screen, or none leads back.
  func deadEnds() -> [CheckFinding] {
    let byID = Dictionary(uniqueKeysWithValues: states.map { ($0.id, $0) })
    var traps: [[String]: [(state: ExploredState, place: StagePlace, trap: Trap)]] = [:]
    // A screen that can be left in one state, such as after entering a code, is no trap in others.
    var left: Set<[String]> = []
    for state in states.dropFirst() {
      guard let place = places[state.id], !left.contains(place.topmost) else { continue }
      if let trap = Trap(from: state, byID, places) {
        traps[place.topmost, default: []].append((state, place, trap))
      } else {
        left.insert(place.topmost)
      }
    }
    var found: [String: CheckFinding] = [:]
    for (topmost, all) in traps where !left.contains(topmost) {
      guard let (state, place, trap) = all.min(by: { walk(to: $0.state).count < walk(to: $1.state).count }),
        // Root screens, and screens that appear by themselves, need no way back.
        !(place.isRoot || state.comesByItself) || (trap.isDeadEnd && place.front != start.screen),
        found[place.front].map({ $0.moves.count > walk(to: state).count }) ?? true
      else { continue }
      found[place.front] = finding(
        trap.isDeadEnd ? .deadEnd : .noWayBack,
        on: place.front,
        of: place.front,
        trap.isDeadEnd
          ? "nothing on it leads to another screen or back" : "nothing leads back from it and from what it opens",
        after: walk(to: state),
        notes: ["on screen: \(place.shape)"]
      )
    }
    return found.values.sorted { $0.screen < $1.screen }
  }
}

private struct Trap {
  let isDeadEnd: Bool

  /// Returns `nil` if there is an exit, or if an action that wasn't followed may be one.
  init?(from start: ExploredState, _ states: [String: ExploredState], _ places: [String: StagePlace]) {
    guard let place = places[start.id] else { return nil }
    var (seen, waiting, fronts): (Set<String>, [String], Set<String>) = ([start.id], [start.id], [])
    // States that weren't kept are no exits if a state with the same landing was kept.
    var (cut, kept): (Set<[String]>, Set<[String]>) = ([], [])
    while let id = waiting.popLast() {
      guard let state = states[id], let here = places[id], here.isOn(place) else { return nil }
      fronts.insert(here.front)
      kept.insert(here.landing)
      for way in state.ways where !way.isLikeOthers && !way.isNoGesture {
        guard let target = way.target else {
          guard let landing = way.landing else { return nil }
          cut.insert(landing)
          continue
        }
        if seen.insert(target).inserted { waiting.append(target) }
      }
    }
    guard kept.isSuperset(of: cut) else { return nil }
    isDeadEnd = fronts.count == 1
  }
}

extension ExploredState {
  /// Whether the state appears after a delay, such as the one after a splash screen.
  fileprivate var comesByItself: Bool {
    path.allSatisfy { move in if case .wait? = try? Move(move) { true } else { false } }
  }
}

extension ExploredWay {
  /// Whether only code can go back: a stack without a back button has no edge swipe either.
  fileprivate var isNoGesture: Bool { isBack && moves == [Move.pop.description] }
}
