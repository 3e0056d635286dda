import PetriComposer

/// What the controllers heard, numbered, one callback a line: the launch, each move, then the way out.
@MainActor
enum LifecycleText {
  static func text(of launched: LaunchedScreen) -> String {
    launched.stage.leave()
    let events = launched.stage.events
    let width = events.map(\.controller.count).max() ?? 0
    let digits = String(events.count).count
    var lines = [launched.headline]
    var number = 0
    for chapter in launched.stage.chapters {
      lines.append(chapter.title)
      for event in chapter.events {
        number += 1
        let indent = String(repeating: " ", count: 2 + digits - String(number).count)
        let gap = String(repeating: " ", count: width - event.controller.count + 2)
        lines.append("\(indent)\(number)  \(event.controller)\(gap)\(event.callback)")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
