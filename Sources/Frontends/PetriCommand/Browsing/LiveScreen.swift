import PetriBrowser
import PetriCatalog
import PetriComposer
import PetriLoader
import PetriRendering
import PetriRouting
import PetriText
import PetriUIKit

/// A running screen. Every interaction is recorded as a move, so that it can be replayed and saved.
@MainActor
final class LiveScreen {
  let request: LaunchRequest
  let context: ContextObject
  private(set) var moves: [Move] = []
  /// Failure messages by index of the move.
  private var refusals: [Int: String] = [:]
  /// Moves of a previous launch that couldn't be replayed; retried after the next reload.
  private(set) var undone: [Move] = []

  /// The walk being played, and the index of its next step.
  var script: (walk: WalkDefinition, next: Int)?

  private let stage: Stage
  private let composer: Composer
  private let launched: LaunchedScreen
  /// The app state at launch that differs from the defaults.
  let launchState: ContextObject
  private let layers: [StageView.Layer]
  private let walks: [String]

  /// The wireframes before the most recent moves, with the index of each move and of the chapter it started.
  private var pictures: [(place: Int, chapter: Int, before: Canvas)] = []
  private var shown: Canvas?
  /// The maximum width of the wireframe in columns; `nil` for the default.
  var columns: Int? { didSet { if columns != oldValue { shown = nil } } }
  /// The maximum width in columns of each wireframe when two steps are compared; `nil` for the same as `columns`.
  var stepColumns: Int?

  private static let maximumPictures = 8

  private static let logLines = 5_000

  init(_ request: LaunchRequest, in workspace: Workspace, columns: Int? = nil, stepColumns: Int? = nil) throws {
    (self.columns, self.stepColumns) = (columns, stepColumns)
    guard let definition = workspace.catalog.screen(named: request.screen) else {
      let isBroken = workspace.loaded.brokenScreens.contains { $0.name == request.screen }
      let reason = isBroken ? "has errors" : "isn't in the catalogue any more"
      throw CommandFailure("'\(request.screen)' \(reason)", .failed)
    }
    let launcher = Launcher(workspace: workspace)
    let checked = try launcher.checked(request, of: definition)
    let problems = LaunchProblems(checked)
    guard problems.isEmpty else { throw CommandFailure(problems.text, .usage) }
    self.request = request
    context = checked.resolution.context
    stage = try launcher.stage(checked.launch.environment)
    composer = try launcher.composer(request.state.map(\.argument), for: checked.launch)
    launchState = composer.state.changes
    walks = definition.walks.map(\.name)
    layers = definition.wrapping.enumerated().map { place, layer in
      StageView.Layer(name: layer.name, isOn: !request.layersOff.contains(place))
    }
    do {
      launched = try LaunchedScreen(checked.launch, stage: stage, composer: composer)
    } catch {
      throw CommandFailure("\(error)", .failed)
    }
  }

  /// Replays the moves of another launch of the same screen until one fails.
  ///
  /// - Returns: the failure message; `nil` if all moves were replayed.
  func replay(_ other: LiveScreen) -> String? {
    let all = other.moves + other.undone
    for (place, move) in all.enumerated() {
      guard case .impossible(let reason) = make(move, isSeen: place + LiveScreen.maximumPictures >= all.count) else {
        continue
      }
      undone = Array(all[place...])
      return "step \(place + 1) of \(all.count): \(reason)"
    }
    return nil
  }

  /// Plays the next step of the walk, which ends at the first failure.
  ///
  /// - Returns: the failure message of the step, or of an expectation at the end of the walk.
  func takeNextStep() -> String? {
    guard let (walk, number) = script, walk.steps.indices.contains(number) else { return nil }
    let next = number + 1 < walk.steps.count ? walk.steps[number + 1] : nil
    script = next == nil ? nil : (walk, number + 1)
    guard let failure = take(walk.steps[number], before: next) else {
      return next == nil ? stage.unfinished.first.map { "at the end \($0)" } : nil
    }
    script = nil
    return failure.text(ofStep: number + 1, stage.words(for: walk.steps[number]))
  }

  private func take(_ step: WalkStep, before next: WalkStep?) -> WalkFailure? {
    if case .move(let move) = step.kind {
      let failure = make(move).failure
      return next?.expectsRefusal == true ? nil : failure
    }
    shown = nil
    do throws(WalkFailure) {
      try stage.take(step, with: composer)
      return nil
    } catch {
      return error
    }
  }

  /// Performs a user interaction.
  ///
  /// - Returns: a message to show, if any.
  func act(_ act: StageAct) -> String? {
    switch act {
    case .move(let move): return make(move).reason
    case .adjust(let name, let steps):
      guard let value = touchable(name)?.value(adjustedBy: steps) else { return nil }
      return make(.set(name, to: value)).reason
    case .reveal(let name):
      shown = nil
      if let touchable = touchable(name) { stage.reveal(touchable) }
    case .scroll(let pages, let name):
      shown = nil
      stage.scroll(near: name.flatMap { touchable($0) }, byPages: CGFloat(pages))
    case .back:
      if let move = stage.wayBack { return make(move).reason }
    }
    return nil
  }

  private func touchable(_ name: String) -> Touchable? { stage.touchables.first { $0.name == name } }

  private enum Outcome {
    case done
    /// The move was made, but a part of its effects was rejected.
    case refused(WalkFailure)
    case impossible(WalkFailure)

    var failure: WalkFailure? {
      switch self {
      case .done: nil
      case .refused(let failure), .impossible(let failure): failure
      }
    }

    var reason: String? { failure?.description }
  }

  /// - Parameter isSeen: whether to keep the wireframe before the move for comparison.
  private func make(_ move: Move, isSeen: Bool = true) -> Outcome {
    var outcome = Outcome.done
    let before = isSeen ? comparable ?? shown ?? drawing.canvas : nil
    let chapter = stage.chapters.count
    shown = nil
    do {
      try stage.make(move, with: composer)
    } catch let error as MoveError {
      guard case .refused = error else { return .impossible(WalkFailure(error)) }
      outcome = .refused(WalkFailure(error))
    } catch {
      return .impossible(WalkFailure(error))
    }
    // A new interaction discards the moves left to replay.
    undone = []
    // Merges consecutive keystrokes into one move.
    if case .type(_, let field) = move, case .type(_, field)? = moves.last {
      moves[moves.count - 1] = move
    } else {
      moves.append(move)
      if let before {
        pictures.append((moves.count - 1, chapter, before))
        pictures.removeFirst(max(0, pictures.count - LiveScreen.maximumPictures))
      }
    }
    refusals[moves.count - 1] = outcome.reason
    return outcome
  }

  func text(as rendering: Rendering) -> String { launched.text(as: rendering) }

  /// The accessibility elements in VoiceOver order, each with its touch target; targets without an element come last.
  var spoken: [(words: String, target: StageView.Target?)] {
    let touchables = stage.touchables
    let targets = view.targets
    var isListed = [Bool](repeating: false, count: targets.count)
    var lines: [(words: String, target: StageView.Target?)] = []
    let spoken = launched.spoken
    for element in spoken {
      defer {
        // The links in a text follow its element.
        for place in touchables.indices where !isListed[place] && touchables[place].isPart(of: element.object) {
          lines.append((Self.words(of: targets[place]), targets[place]))
          isListed[place] = true
        }
      }
      guard let place = placeTouched(at: element, among: touchables) else {
        lines.append((element.words, nil))
        continue
      }
      let parts = spoken.filter { $0.object === touchables[place].object }
      guard parts.count < 2 || !isListed[place] else { continue }
      var words = element.words
      if parts.count > 1 {
        // A control with several elements, such as a stepper or a segmented control, is one line.
        words = "\(Self.words(of: targets[place])): " + parts.map(\.words).joined(separator: "; ")
      } else if element.isNameless {
        words += ", no label: \(targets[place].name)"
      }
      // Other texts in a tappable row don't repeat its target.
      lines.append((words, isListed[place] ? nil : targets[place]))
      isListed[place] = true
    }
    for (target, isRead) in zip(targets, isListed) where !isRead { lines.append((Self.words(of: target), target)) }
    return lines
  }

  /// The index of the touchable view of an element: the element itself, or the smallest view that contains it.
  private func placeTouched(at element: SpokenElement, among touchables: [Touchable]) -> Int? {
    let around = touchables.indices.filter { element.isWithin(touchables[$0].object) }
    func area(_ place: Int) -> CGFloat { touchables[place].frame.width * touchables[place].frame.height }
    return around.first { touchables[$0].object === element.object } ?? around.min { area($0) < area($1) }
  }

  private static func words(of target: StageView.Target) -> String {
    let value = target.value.map { target.isSecure ? "\($0.count) characters" : $0 }
    let kind =
      switch target.kind {
      case .button: "button"
      case .textField: "text field"
      case .adjustable: "adjustable"
      }
    return [target.name, value ?? "", target.isEnabled ? "" : "dimmed", kind].filter { !$0.isEmpty }.joined(
      separator: ", "
    )
  }

  /// The moves as steps of a walk, which ends by expecting the current screen.
  var walk: [ContextLiteral] {
    let front = stage.window.rootViewController.map { composer.routing.name(of: $0.frontmost) }
    return moves.enumerated().flatMap { place, move in
      [move.literal] + (refusals[place].map { [.refusal($0)] } ?? [])
    }
      + (front.map { [.step("expect", .object([.init(name: "screen", value: .text($0))]))] } ?? [])
  }

  private var drawing: WireframeDrawing { launched.wireframe(columns: columns) }

  /// The wireframe for a comparison of two steps; `nil` if it has the same width as a single one.
  private var comparable: Canvas? { stepColumns.map { launched.wireframe(columns: $0).canvas } }

  var view: StageView {
    let drawing = drawing
    shown = drawing.canvas
    let targets = stage.touchables.map { touchable in
      StageView.Target(
        name: touchable.name.cleaned,
        kind: StageView.Target.Kind(touchable.kind),
        rectangle: drawing.places[ObjectIdentifier(touchable.object)].flatMap {
          $0.width > 0 && $0.height > 0 ? $0 : nil
        },
        value: touchable.value,
        isEnabled: touchable.isEnabled,
        isSecure: touchable.isSecure
      )
    }
    var view = StageView(
      picture: drawing.canvas,
      targets: targets,
      log: log,
      layers: layers,
      walks: walks,
      nextStep: script.map { "\($0.walk.steps[$0.next])  (\($0.next + 1) of \($0.walk.steps.count))" },
      moves: moves.map(\.description),
      canGoBack: stage.wayBack != nil
    )
    (view.topBars, view.bottomBars) = stage.window.barRows(on: drawing)
    view.comparable = comparable
    view.steps = pictures.map { StageView.Step(title: moves[$0.place].description.cleaned, before: $0.before) }
    return view
  }

  private var log: [StageView.LogLine] {
    var lines: [StageView.LogLine] = []
    // The text field that receives input in the following chapter.
    var field: String?
    // Newest first, so that the limit drops the oldest lines.
    for (number, chapter) in stage.chapters.enumerated().reversed() where lines.count < LiveScreen.logLines {
      // A plan comes before its moves.
      let plans = chapter.plans.flatMap { plan in plan.actions.map { "  → \($0)" } }
      let step = pictures.firstIndex { $0.chapter == number }
      // Merges consecutive keystrokes into one line.
      let fieldAfter = field
      field = chapter.field
      if let field, field == fieldAfter, chapter.events.isEmpty {
        if let step { lines[lines.count - 1].step = step }
        continue
      }
      lines += chapter.refusals.reversed().map { StageView.LogLine(.note, "  \($0)".cleaned) }
      lines += chapter.events.reversed().map { event in
        StageView.LogLine(
          event.isCallback ? .event : .note,
          controller: (event.number > 1 ? "\(event.controller)#\(event.number)" : event.controller).cleaned,
          callback: event.text.cleaned
        )
      }
      lines += plans.reversed().map { StageView.LogLine(.plan, $0.cleaned) }
      var title = StageView.LogLine(.step, "▸ \(chapter.title)".cleaned)
      title.step = step
      lines.append(title)
    }
    return lines.reversed()
  }
}

extension LifecycleChapter {
  fileprivate var field: String? {
    if case .move(.type(_, let field)) = step { field } else { nil }
  }
}

extension LifecycleEvent {
  fileprivate var isCallback: Bool {
    if case .callback = kind { true } else { false }
  }
}

extension ContextLiteral {
  fileprivate static func text(_ text: String) -> ContextLiteral { .scalar(text, .quoted) }

  fileprivate static func step(_ key: String, _ value: ContextLiteral) -> ContextLiteral {
    .object([Entry(name: key, value: value)])
  }

  fileprivate static func refusal(_ reason: String) -> ContextLiteral {
    .step("expect", .object([Entry(name: "refused", value: .text(reason))]))
  }
}

extension StageView.Target.Kind {
  fileprivate init(_ kind: Touchable.Kind) {
    self =
      switch kind {
      case .button: .button
      case .textField: .textField
      case .adjustable: .adjustable
      }
  }
}

extension LaunchEnvironment {
  init(_ shown: ShownEnvironment) {
    self.init(
      device: shown.device,
      appearance: shown.appearance,
      contentSize: shown.contentSize,
      locale: shown.locale
    )
  }
}
