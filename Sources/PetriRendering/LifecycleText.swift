import PetriComposer

/// What the controllers heard, numbered, one callback a line: the launch, then the way out.
@MainActor
enum LifecycleText {
  static func text(of launched: LaunchedScreen) -> String {
    let launch = launched.stage.events
    launched.stage.leave()
    let events = launched.stage.events
    let width = events.map(\.controller.count).max() ?? 0
    let digits = String(events.count).count
    var lines = [launched.headline]
    for (index, event) in events.enumerated() {
      if index == 0 { lines.append("launch") }
      if index == launch.count { lines.append("away") }
      let number = String(index + 1)
      let gap = String(repeating: " ", count: width - event.controller.count + 2)
      lines.append(
        "  " + String(repeating: " ", count: digits - number.count) + number + "  " + event.controller + gap
          + event.callback
      )
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
