package import PetriCatalog
package import PetriComposer
package import PetriRendering
import PetriSnapshots
package import PetriText
import PetriUIKit

@MainActor
package struct ScreenSession {
  package let launched: LaunchedScreen
  package private(set) var reports: [MoveReport] = []
  private let composer: Composer
  private var shown: ShownScreen
  private var screens: [String]

  /// - Parameter composer: the composer of the launched screen.
  package init(_ launched: LaunchedScreen, with composer: Composer) {
    self.launched = launched
    self.composer = composer
    shown = launched.shown
    screens = launched.stage.screensOnWindow(of: composer)
  }

  /// Performs a move, in which a reference such as `@e4kx` may replace a name.
  @discardableResult
  package mutating func make(_ move: Move) throws -> MoveReport {
    let stage = launched.stage
    let move = try stage.resolving(move)
    var notes: [String] = []
    do {
      try stage.make(move, with: composer)
    } catch MoveError.refused(_, let refusals) where refusals.allSatisfy(\.isWayOut) {
      notes = refusals.map(\.description)
    }
    let (shown, screens) = (launched.shown, stage.screensOnWindow(of: composer))
    let counts = UnifiedDiff(LineDiff(old: self.shown, new: shown)).counts
    let report = MoveReport(
      move: "\(stage.shownMove ?? move)",
      effects: stage.effects,
      shows: ScreenSession.names(screens, besides: self.screens),
      leaves: ScreenSession.names(self.screens, besides: screens),
      added: counts.added,
      removed: counts.removed,
      notes: notes
    )
    (self.shown, self.screens) = (shown, screens)
    reports.append(report)
    return report
  }

  private static func names(_ names: [String], besides others: [String]) -> [String] {
    var counts = others.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
    return names.filter { name in
      counts[name, default: 0] -= 1
      return counts[name, default: 0] < 0
    }
  }
}

extension Stage {
  fileprivate func screensOnWindow(of composer: Composer) -> [String] {
    window.shownControllers.compactMap { controller in
      guard let composed = controller as? any ComposedController, controller.viewIfLoaded?.window != nil else {
        return nil
      }
      let name = composed.definitionName
      return composer.catalog.screen(named: name) == nil ? nil : name
    }
  }
}

package struct MoveReport: Sendable, Hashable {
  /// The move with names instead of references: `tap:submit`.
  package let move: String
  /// The effects that aren't visible, as predicates: `sets signedIn: true`.
  package let effects: [String]
  package let shows: [String]
  package let leaves: [String]
  package let added: Int
  package let removed: Int
  /// Exits from the launched screen that lead nowhere.
  package let notes: [String]

  package var sentences: [String] {
    func listed(_ verb: String, _ names: [String]) -> [String] {
      names.isEmpty ? [] : ["\(verb) \(names.joined(separator: ", "))"]
    }
    let all = effects + listed("shows", shows) + listed("leaves", leaves) + notes
    guard all.isEmpty else { return all }
    guard added + removed > 0 else { return ["changes nothing"] }
    return ["changes the screen: \(added == 1 ? "1 line" : "\(added) lines") added, \(removed) removed"]
  }

  package var shortMove: String { move.truncated(toColumns: MoveReport.longestMove) }

  private static let longestMove = 200

  /// The move and its effects in a sanitized line.
  package var words: String {
    let all = sentences.joined(separator: "; ")
    return "\(shortMove): \(all)".cleaned.truncated(toColumns: ScreenReader.longestLine)
  }

  package var json: JSONText {
    func strings(_ texts: [String]) -> JSONText? { texts.isEmpty ? nil : .array(texts.map(JSONText.string)) }
    return .line(
      .object([
        ("move", .string(move)), ("effects", strings(effects)), ("shows", strings(shows)),
        ("leaves", strings(leaves)), ("added", .int(added)), ("removed", .int(removed)), ("notes", strings(notes)),
      ])
    )
  }
}
