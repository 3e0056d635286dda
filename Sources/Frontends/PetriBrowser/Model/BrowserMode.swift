enum BrowserMode: ModeInStack {
  case map(MapModel)
  /// The index of a pair in ``BrowserModel/comparedPairs``.
  case comparison(Int)
  case sheet(ContactSheet)
  case launched(StageModel)
  case form(FormModel)

  /// The stacking order: a form opened from a launched screen returns to it.
  enum Level: Int {
    case map, comparison, sheet, launched, form
  }

  var level: Level {
    switch self {
    case .map: .map
    case .comparison: .comparison
    case .sheet: .sheet
    case .launched: .launched
    case .form: .form
    }
  }
}

/// An overlay on top of everything, which takes all keys.
enum BrowserOverlay: ModeInStack {
  case palette(PaletteModel)
  case prompt(PromptModel)
  case help(top: Int)

  enum Level: Int {
    case palette, prompt, help
  }

  var level: Level {
    switch self {
    case .palette: .palette
    case .prompt: .prompt
    case .help: .help
    }
  }
}

/// The active modes, topmost last.
struct ModeStack<Mode: ModeInStack>: Sendable {
  private var modes: [Mode] = []

  var top: Mode? { modes.last }

  subscript(_ level: Mode.Level) -> Mode? {
    get { modes.first { $0.level == level } }
    set {
      modes.removeAll { $0.level == level }
      guard let newValue else { return }
      modes.insert(newValue, at: modes.firstIndex { $0.level.rawValue > level.rawValue } ?? modes.count)
    }
  }
}

/// A mode that covers those of lower levels. At most one mode per level is active.
protocol ModeInStack: Sendable {
  associatedtype Level: RawRepresentable<Int> & Equatable

  var level: Level { get }
}

extension BrowserModel {
  var map: MapModel? {
    get { if case .map(let map)? = modes[.map] { map } else { nil } }
    set { modes[.map] = newValue.map { .map($0) } }
  }

  var comparison: Int? {
    get { if case .comparison(let index)? = modes[.comparison] { index } else { nil } }
    set { modes[.comparison] = newValue.map { .comparison($0) } }
  }

  var sheet: ContactSheet? {
    get { if case .sheet(let sheet)? = modes[.sheet] { sheet } else { nil } }
    set { modes[.sheet] = newValue.map { .sheet($0) } }
  }

  var stage: StageModel? {
    get { if case .launched(let stage)? = modes[.launched] { stage } else { nil } }
    set { modes[.launched] = newValue.map { .launched($0) } }
  }

  var form: FormModel? {
    get { if case .form(let form)? = modes[.form] { form } else { nil } }
    set { modes[.form] = newValue.map { .form($0) } }
  }

  var palette: PaletteModel? {
    get { if case .palette(let palette)? = overlays[.palette] { palette } else { nil } }
    set { overlays[.palette] = newValue.map { .palette($0) } }
  }

  var prompt: PromptModel? {
    get { if case .prompt(let prompt)? = overlays[.prompt] { prompt } else { nil } }
    set { overlays[.prompt] = newValue.map { .prompt($0) } }
  }

  var helpTop: Int? {
    get { if case .help(let top)? = overlays[.help] { top } else { nil } }
    set { overlays[.help] = newValue.map { .help(top: $0) } }
  }

  var showsCatalogue: Bool {
    switch modes.top {
    case nil, .map?, .comparison?: true
    case .sheet?, .launched?, .form?: false
    }
  }
}
