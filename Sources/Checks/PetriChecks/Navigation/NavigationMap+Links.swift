import PetriCatalog
import PetriComposer
import PetriRendering
import PetriRouting
import PetriUIKit

extension NavigationMap {
  struct Opened {
    var findings: [CheckFinding] = []
    var count = 0
    var leftOut = 0
  }

  func openLinks(atMost limit: Int) -> Opened {
    var opened = Opened()
    var found: Set<[String]> = []
    func take(_ finding: CheckFinding?) {
      guard let finding, found.insert([finding.rule.rawValue, finding.screen, finding.subject]).inserted else { return }
      opened.findings.append(finding)
    }
    for opening in plans.openings(walks) {
      guard opened.count < limit else {
        opened.leftOut += 1
        continue
      }
      opened.count += 1
      guard let launched = try? stage(after: walks[opening.state] ?? []) else { continue }
      take(open(opening.link, on: launched, after: walks[opening.state] ?? []))
    }
    for moves in movesWithTransitions {
      for link in plans.links where opened.count < limit {
        opened.count += 1
        take(openWhileMoving(link, during: moves))
      }
    }
    return opened
  }

  private var movesWithTransitions: [[String]] {
    var kinds: Set<String> = ["change"]
    // Closing an interceptor's screen resumes a navigation, which may finish before or after the link.
    let asking = Set(catalog.settings.interceptors.compactMap(\.show))
    return states.prefix(20).flatMap { state -> [[String]] in
      if let place = places[state.id], asking.contains(place.front) { return [] }
      return state.ways.compactMap { way -> [String]? in
        guard way.target != nil, way.isTap, way.refusal == nil,
          kinds.insert(way.motion.rawValue).inserted
        else { return nil }
        return walk(to: state) + way.moves
      }
    }
  }

  private func open(_ link: ExampleLink, on launched: LaunchedScreen, after moves: [String]) -> CheckFinding? {
    let stage = launched.stage
    guard let composer = stage.composer, let destination = try? composer.destination(of: link.text),
      let screen = catalog.screen(named: destination.screen)
    else { return nil }
    let before = StagePlace(launched)
    let move = Move.open(link: link.text).description
    var result: NavigationResult?
    let refusals = stage.run(move) {
      _ = try? composer.routing.navigate(to: ScreenTarget(destination)) { result = $0 }
    }
    let (after, walk) = (StagePlace(launched), moves + [move])
    switch result {
    case .failure(let error):
      guard let rule = rule(for: error) else { return nil }
      let words = rule == .refusedWithoutReason ? "is refused without a reason" : "can't be opened"
      return finding(
        rule,
        on: screen.name,
        of: link.pattern,
        "the link '\(link.text)' \(words): \(error.description.firstLine)",
        after: walk,
        notes: ["on screen: \(before.shape)"]
      )
    case .success:
      // Only UIKit's messages count; a refused action may belong to a navigation that was waiting.
      if let misuse = refusals.first(where: { $0.action == nil }) {
        return finding(
          .brokenLink,
          on: screen.name,
          of: link.pattern,
          "the link '\(link.text)' breaks UIKit's rules: \(misuse.reason.firstLine)",
          after: walk
        )
      }
      // A screen with `onAppear` may navigate on by design.
      guard screen.onAppear == nil else { return nil }
      if !composer.routing.isInFront(screen.name) {
        return finding(
          .hiddenLanding,
          on: screen.name,
          of: link.pattern,
          "the link '\(link.text)' ends with '\(after.front)' in front of it",
          after: walk,
          notes: ["on screen before: \(before.shape)", "on screen then: \(after.shape)"]
        )
      }
      let isAdded = after.levels.joined().count == before.levels.joined().count + 1
      if isAdded, before.levels.last?.last == after.levels.last?.last, after.copiesOfFront > before.copiesOfFront,
        link.definition.route != nil || !screen.routes.isEmpty
      {
        return finding(
          .stackedTwice,
          on: screen.name,
          of: link.pattern,
          "the link '\(link.text)' puts '\(screen.name)' once more on top of itself; its route can find the one that is there",
          after: walk,
          notes: ["on screen then: \(after.shape)"]
        )
      }
      return nil
    case nil: return nil
    }
  }

  private func openWhileMoving(_ link: ExampleLink, during moves: [String]) -> CheckFinding? {
    guard let last = moves.last.flatMap({ try? Move($0) }), let launched = try? stage(after: moves.dropLast()),
      let composer = launched.stage.composer, let destination = try? composer.destination(of: link.text),
      catalog.screen(named: destination.screen)?.onAppear == nil
    else { return nil }
    var result: NavigationResult?
    let move = Move.open(link: link.text).description
    launched.stage.make(last, with: composer, interruptedBy: move) {
      _ = try? composer.routing.navigate(to: ScreenTarget(destination)) { result = $0 }
    }
    let problem: String
    switch result {
    case .failure(let error):
      guard rule(for: error) == .brokenLink else { return nil }
      problem = "can't be opened: \(error.description.firstLine)"
    case .success where !composer.routing.isInFront(destination.screen):
      problem = "ends with '\(launched.stage.screenInFront)' in front of it"
    default: return nil
    }
    return finding(
      .lostInTransition,
      on: destination.screen,
      of: link.pattern,
      "while the screen before still moves, the link '\(link.text)' \(problem)",
      after: moves + [move]
    )
  }

  private func rule(for error: RoutingError) -> CheckRule? {
    switch error.kind {
    case .refused:
      let interceptor = catalog.settings.interceptors.first { $0.name == error.step }
      return interceptor.map { $0.refuse == nil } ?? (error.reason ?? "").isEmpty ? .refusedWithoutReason : nil
    case .cannotBeDismissed, .blocked, .busy, .cancelled: return nil
    default: return .brokenLink
    }
  }
}

extension ExploredWay {
  /// Whether the action is a single tap, because no link opens while a finger swipes.
  fileprivate var isTap: Bool { moves.count == 1 && moves[0].hasPrefix(Move.tap("").description) }
}

extension String {
  fileprivate var firstLine: String { String(prefix { $0 != "\n" }) }
}
