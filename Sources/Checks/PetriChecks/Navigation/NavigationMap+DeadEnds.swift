import PetriCatalog

extension NavigationMap {
  /// Screens that a person comes to and can't leave: nothing leads to another screen, or nothing leads back.
  func deadEnds() -> [CheckFinding] {
    let byID = Dictionary(uniqueKeysWithValues: states.map { ($0.id, $0) })
    var traps: [[String]: [(state: ExploredState, place: StagePlace, trap: Trap)]] = [:]
    // A screen that is left in one state, after a code is complete, is left by whoever does the same in another.
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
        // The start of an app, and what takes its place or comes by itself, may lead on and not back.
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

/// The states that can be reached from one, where all of them are on top of it.
private struct Trap {
  /// Whether only one screen is ever in front.
  let isDeadEnd: Bool

  /// Looks for a way out.
  ///
  /// - Returns: `nil` where there is one, or may be: a way that wasn't followed.
  init?(from start: ExploredState, _ states: [String: ExploredState], _ places: [String: StagePlace]) {
    guard let place = places[start.id] else { return nil }
    var (seen, waiting, fronts): (Set<String>, [String], Set<String>) = ([start.id], [start.id], [])
    // The screens of states that aren't kept, and of those that are: one more state of the same screens offers what those do.
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
  /// Whether it comes when somebody only waits, as what is behind a splash screen does.
  fileprivate var comesByItself: Bool {
    path.allSatisfy { move in if case .wait? = try? Move(move) { true } else { false } }
  }
}

extension ExploredWay {
  /// Whether code alone takes it: a stack without a back button isn't left by a swipe from the edge either.
  fileprivate var isNoGesture: Bool { isBack && moves == [Move.pop.description] }
}
