import PetriCatalog

extension NavigationMap {
  /// Back actions that lead to a screen that isn't below the current one.
  func wrongWaysBack() -> [CheckFinding] {
    var found: [String: CheckFinding] = [:]
    for state in states.dropFirst() {
      guard let place = places[state.id], place.levels.joined().count > 1 else { continue }
      for way in state.ways where way.isBack || way.isCalledBack {
        guard let target = way.target, target != state.id, let there = places[target], !place.isOn(there),
          !asks(there, on: place), there.front != place.front
        else { continue }
        let key = "\(place.front) \(way.moves)"
        guard found[key].map({ $0.moves.count > walk(to: state).count + way.moves.count }) ?? true else { continue }
        found[key] = finding(
          .wrongWayBack,
          on: place.front,
          of: way.moves.joined(separator: ", "),
          "\(way.words.quotedStart) leads to '\(there.front)', which isn't where one came from",
          after: walk(to: state) + way.moves,
          notes: ["on screen before: \(place.shape)", "on screen then: \(there.shape)"]
        )
      }
    }
    return found.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Whether an alert was shown, because Cancel may ask for confirmation.
  private func asks(_ there: StagePlace, on place: StagePlace) -> Bool {
    guard there.isOn(place) else { return false }
    if case .alert? = catalog.screen(named: there.front)?.content { return true }
    return false
  }

  /// Taps that push a screen on top of itself with another one between, so that the stack grows without bounds.
  func growingStacks() -> [CheckFinding] {
    // The stack only grows without bounds if a tap also leads to the screen between.
    let opened = Set(
      states.flatMap { state in
        state.ways.filter { !$0.isBack && !$0.opensLink }.compactMap { way in
          places[state.id].flatMap { from in way.target.flatMap { places[$0] }.map { [from.front, $0.front] } }
        }
      }
    )
    var found: [String: CheckFinding] = [:]
    for state in states {
      // Screens opened by a link aren't part of a loop of taps.
      guard let place = places[state.id], let last = walk(to: state).last, !last.opensLink else { continue }
      for way in state.ways where !way.isBack && !way.opensLink {
        guard let target = way.target, target != state.id, let there = places[target], there.isOn(place),
          opened.contains([there.front, place.front]),
          let screens = there.ends(thrice: place),
          found[screens].map({ $0.moves.count > walk(to: state).count }) ?? true
        else { continue }
        found[screens] = finding(
          .growingStack,
          on: place.front,
          of: way.moves.joined(separator: ", "),
          "\(way.words.quotedStart) opens '\(there.front)' once more on top of itself",
          after: walk(to: state) + way.moves,
          notes: ["on screen then: \(there.shape)"]
        )
      }
    }
    return found.sorted { $0.key < $1.key }.map(\.value)
  }
}

extension StagePlace {
  /// The last three screens if they are A, B, A and the other stack ends with A, B.
  fileprivate func ends(thrice other: StagePlace) -> String? {
    let (all, before) = (Array(levels.joined()), Array(other.levels.joined()))
    guard all.count == before.count + 1, before.count > 1, all.last == before[before.count - 2] else { return nil }
    // A folder in a folder is a different screen.
    guard all.last?.name != before.last?.name else { return nil }
    return all.suffix(3).map(\.name).joined(separator: " ")
  }
}

extension ExploredWay {
  fileprivate var isCalledBack: Bool {
    let names = ["Close", "Cancel", "Back"].map { Move.tap($0).description }
    return moves.count == 1 && names.contains(moves[0])
  }
}

extension String {
  var quotedStart: String { "'\(prefix(1).lowercased() + dropFirst())'" }
}
