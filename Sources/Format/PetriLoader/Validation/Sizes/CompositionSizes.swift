import PetriCatalog
import PetriDiagnostics
import PetriFormat
import PetriYAML

/// How large the screens of a catalogue can be when they are composed, with what the catalogue itself gives them.
///
/// Nothing is composed: each screen is looked at once, those inside before those that hold them. A first look at the files' bytes tells
/// of nearly all screens that they can't be too large; only the definitions of the others are looked through.
final class CompositionSizes {
  private let names: DefinitionNames
  private let settings: CatalogSettings
  private let settingsMeasure: FileMeasure
  private let containerMeasures: [String: FileMeasure]
  /// The screens that hold others or are held, those inside before their holders.
  private var order: [String] = []
  /// How large they are by their files' bytes, and after that those that were looked at closely.
  private var sizes: [String: CompositionSize] = [:]

  init(_ names: DefinitionNames, settings: CatalogSettings, settingsMeasure: FileMeasure) {
    self.names = names
    self.settings = settings
    self.settingsMeasure = settingsMeasure
    containerMeasures = names.containers.mapValues(\.measure)
  }

  /// The screens that are larger than a limit.
  func problems() -> [OversizedScreen] {
    order = insideFirst()
    let doubtful = guess()
    if !doubtful.isEmpty { measure(doubtful) }
    return found.sorted { ($0.screen, $0.measure.rawValue) < ($1.screen, $1.measure.rawValue) }
  }

  private var found: [OversizedScreen] = []
  /// The screens that are too large in something, and those that hold one.
  private var tooLarge: Set<String> = []
  /// The screens in which there is one for each element of a list.
  private var repeated: Set<String> = []

  /// The screens in a screen as it usually is, and in each variant with other content.
  private func contents(of screen: DecodedScreen) -> [[ChildScreen]] {
    [screen.definition.content.inside] + screen.definition.variants.compactMap { $0.content?.inside }
  }

  /// The names of all screens in a screen.
  private func namesInside(_ screen: DecodedScreen) -> [String] { contents(of: screen).joined().map(\.screen) }

  /// The screens that hold others or are held, in an order in which those inside come first; what leads back is left out.
  private func insideFirst() -> [String] {
    var order: [String] = []
    var seen: Set<String> = []
    for start in Set(names.holders.keys).union(names.holders.values.joined()).sorted() {
      var pending: [(name: String, isDone: Bool)] = [(start, false)]
      while let (name, isDone) = pending.popLast() {
        if isDone {
          order.append(name)
        } else if let screen = names.screens[name], seen.insert(name).inserted {
          pending.append((name, true))
          for child in namesInside(screen) where !seen.contains(child) { pending.append((child, false)) }
        }
      }
    }
    return order
  }

  /// The size of a screen with that of its largest content.
  ///
  /// - Parameter times: how often a screen is in it.
  private func total(_ own: CompositionSize, _ contents: [[ChildScreen]], times: (ChildScreen) -> Int)
    -> CompositionSize
  {
    var inside = CompositionSize()
    for children in contents {
      var size = CompositionSize()
      for child in children { if let other = sizes[child.screen] { size.add(other, times: times(child)) } }
      inside.depth = max(inside.depth, size.depth)
      inside.screens = max(inside.screens, size.screens)
      inside.views = max(inside.views, size.views)
      inside.textBytes = max(inside.textBytes, size.textBytes)
    }
    var total = own
    total.depth = inside.depth + 1
    total.screens = inside.screens.adding(1)
    total.views = total.views.adding(inside.views)
    total.textBytes = total.textBytes.adding(inside.textBytes)
    return total
  }

  // MARK: - By the files' bytes

  /// The largest values that a screen can be given: the longest text and the longest list.
  private struct Given {
    var text: Int
    var list: Int
  }

  /// Guesses all sizes, and gives the screens of which the guess is too large.
  private func guess() -> Set<String> {
    let least = Given(text: settingsMeasure.bytes, list: settingsMeasure.elements)
    var given: [String: Given] = [:]
    for name in order.reversed() {
      guard let screen = names.screens[name] else { continue }
      let own = given[name] ?? least
      let measure = screen.measure
      var handed = Given(text: max(own.text, measure.bytes), list: max(own.list, measure.elements))
      if givesTexts(screen) { handed.text = measure.references.times(handed.text).adding(measure.bytes) }
      if joinsValues(screen) { handed.list = measure.elements.times(handed.list) }
      for child in Set(namesInside(screen)) {
        let before = given[child] ?? least
        given[child] = Given(text: max(before.text, handed.text), list: max(before.list, handed.list))
      }
    }
    var doubtful: Set<String> = []
    func isDoubtful(_ size: CompositionSize) -> Bool {
      size.views > settings.limits.views || size.textBytes > settings.limits.textBytes
    }
    for name in order {
      guard let screen = names.screens[name] else { continue }
      let contents = contents(of: screen)
      let own = given[name] ?? least
      let size = total(guess(screen, own), contents) { child in
        child.each == nil ? 1 : max(own.list, screen.measure.elements)
      }
      sizes[name] = size
      // How many pages there are is known when the lists are.
      let isRepeated = contents.joined().contains { $0.each != nil || repeated.contains($0.screen) }
      if isRepeated { repeated.insert(name) }
      report(name, size, isRepeated ? [.depth] : [.screens, .depth], contents)
      if isDoubtful(size) || isRepeated && size.screens > settings.limits.screens { doubtful.insert(name) }
    }
    let known = Set(order)
    for screen in names.orderedScreens where isDoubtful(guess(screen, least)) && !known.contains(screen.name) {
      doubtful.insert(screen.name)
    }
    return doubtful
  }

  private func guess(_ screen: DecodedScreen, _ given: Given) -> CompositionSize {
    var size = guess(screen.measure, given)
    guard !containerMeasures.isEmpty else { return size }
    for layer in screen.layers {
      if let measure = containerMeasures[layer] { size.add(guess(measure, given)) }
    }
    return size
  }

  private func guess(_ measure: FileMeasure, _ given: Given) -> CompositionSize {
    var size = CompositionSize()
    let text = max(given.text, measure.bytes)
    let list = max(given.list, measure.elements)
    let times = (0..<min(measure.repetitions, 64)).reduce(1) { count, _ in count.times(list) }
    size.views = measure.views.times(times)
    size.textBytes = measure.references.times(text).adding(measure.bytes).times(times)
    return size
  }

  /// Whether a screen puts texts together for those that it names.
  private func givesTexts(_ screen: DecodedScreen) -> Bool {
    screen.references.screens.contains { $0.given?.hasTemplates == true }
  }

  /// Whether a screen puts lists together for those that it names.
  private func joinsValues(_ screen: DecodedScreen) -> Bool {
    screen.references.screens.contains { $0.given?.joinsValues == true }
  }

  // MARK: - By the definitions

  /// Finds the true sizes of screens, with those that are in them and those that give them values.
  private func measure(_ doubtful: Set<String>) {
    var wanted = doubtful
    var waiting = Array(doubtful)
    while let name = waiting.popLast() {
      guard let screen = names.screens[name] else { continue }
      for child in namesInside(screen) where wanted.insert(child).inserted { waiting.append(child) }
      for holder in names.holders[name] ?? [] where mayGive(holder) && wanted.insert(holder).inserted {
        waiting.append(holder)
      }
    }
    let alone = wanted.subtracting(order).sorted()
    let state = ValueShape.object(
      Dictionary(
        settings.state.map { ($0.name, $0.defaultValue.map(ValueShape.init) ?? .text(0)) },
        uniquingKeysWith: { first, _ in first }
      )
    )
    var contexts: [String: [String: ValueShape]] = [:]
    func scope(_ screen: ScreenDefinition) -> ShapeScope {
      var scope = ShapeScope(state: state)
      scope.context = contexts[screen.name] ?? [:]
      for field in screen.context {
        for value in [field.example, field.defaultValue].compactMap({ $0 }) {
          scope.take(ValueShape(value), for: field.name)
        }
      }
      scope.form = ValueShape(.object(ContextResolution(fields: screen.form).context))
      for fixture in screen.fixtures {
        scope.form = scope.form.merged(with: ValueShape(.object(fixture.form)))
        for entry in fixture.values.entries { scope.take(ValueShape(entry.value), for: entry.name) }
        scope.state = scope.state.merged(with: ValueShape(.object(fixture.state)))
      }
      return scope
    }
    var own: [String: CompositionSize] = [:]
    for name in (alone + order).reversed() where wanted.contains(name) {
      guard let screen = names.screens[name]?.definition else { continue }
      let scope = scope(screen)
      own[name] = size(of: screen, scope)
      for content in [screen.content] + screen.variants.compactMap(\.content) {
        for child in content.inside {
          guard case .object(let entries) = child.with else { continue }
          let inner = child.each.map(scope.inside) ?? scope
          for entry in entries {
            let shape = ValueShape(entry.value, in: inner)
            contexts[child.screen, default: [:]].merge([entry.name: shape]) { $0.merged(with: $1) }
          }
        }
      }
    }
    for name in alone + order where wanted.contains(name) {
      guard let screen = names.screens[name], let own = own[name] else { continue }
      let contents = contents(of: screen)
      let scope = scope(screen.definition)
      let size = total(own, contents) { child in child.each.map { scope.shape(of: $0.list).count } ?? 1 }
      sizes[name] = size
      if doubtful.contains(name) {
        report(name, size, (repeated.contains(name) ? [.screens] : []) + [.views, .textBytes], contents)
      }
    }
  }

  /// Whether a screen gives values to those in it.
  private func mayGive(_ name: String) -> Bool {
    names.screens[name]?.references.screens.contains { $0.given != nil } ?? false
  }

  /// The size of a screen without those in it: the largest of what it usually is and what it is in its variants.
  private func size(of screen: ScreenDefinition, _ scope: ShapeScope) -> CompositionSize {
    let inBar = screen.bar?.views ?? []
    let usual = size(screen.content, inBar + screen.supportingViews, screen.wrapping, scope)
    return screen.variants.filter(\.changesLook).reduce(into: usual) { largest, variant in
      let size = size(
        variant.content ?? screen.content,
        inBar + (variant.supportingViews ?? screen.supportingViews),
        variant.wrapping ?? screen.wrapping,
        scope
      )
      largest.views = max(largest.views, size.views)
      largest.textBytes = max(largest.textBytes, size.textBytes)
    }
  }

  private func size(_ content: Content, _ supporting: [ViewDefinition], _ layers: [Layer], _ scope: ShapeScope)
    -> CompositionSize
  {
    var size = scope.size(of: content.views)
    size.add(scope.size(of: supporting))
    for child in content.inside {
      let inner = child.each.map(scope.inside) ?? scope
      let bytes = child.with.byteCount(text: inner.textLength, whole: inner.byteCount)
      size.textBytes = size.textBytes.adding(bytes.times(child.each.map { scope.shape(of: $0.list).count } ?? 1))
    }
    for layer in layers {
      guard case .container(let name, let parameters) = layer.kind, let container = names.containers[name]?.definition
      else { continue }
      var inside = ShapeScope(state: scope.state)
      for field in container.parameters { field.defaultValue.map { inside.take(ValueShape($0), for: field.name) } }
      if case .object(let entries) = parameters {
        for entry in entries { inside.take(ValueShape(entry.value, in: scope), for: entry.name) }
      }
      size.add(inside.size(of: container.views))
    }
    return size
  }

  // MARK: - What is too large

  private func report(
    _ name: String,
    _ size: CompositionSize,
    _ measures: [CompositionMeasure],
    _ contents: [[ChildScreen]]
  ) {
    guard let measure = measures.first(where: { size[$0] > settings.limits[$0] }) else { return }
    let isFirst = tooLarge.insert(name).inserted
    // One mistake is reported once: at the innermost screen that is too large.
    guard isFirst, !contents.joined().contains(where: { tooLarge.contains($0.screen) }) else { return }
    found.append(
      OversizedScreen(screen: name, measure: measure, amount: size[measure], path: path(from: name, measure))
    )
  }

  /// The way to a screen from those that give it what makes it large, and from it inwards by the largest inside each.
  private func path(from name: String, _ measure: CompositionMeasure) -> [String] {
    var path = [name]
    let isGiven = measure == .views || measure == .textBytes
    while isGiven, path.count < 6,
      let holder = names.holders[path[0]]?.first(where: { mayGive($0) && !path.contains($0) })
    {
      path.insert(holder, at: 0)
    }
    while path.count < 6, let screen = names.screens[path[path.count - 1]] {
      let children = namesInside(screen).filter { !path.contains($0) && sizes[$0] != nil }
      guard
        let largest = children.max(by: { sizes[$0, default: .init()][measure] < sizes[$1, default: .init()][measure] })
      else { break }
      path.append(largest)
    }
    return path
  }
}

extension ShapeScope {
  /// A value that a key of the context may have.
  mutating func take(_ shape: ValueShape, for key: String) {
    context[key] = context[key].map { $0.merged(with: shape) } ?? shape
  }
}
