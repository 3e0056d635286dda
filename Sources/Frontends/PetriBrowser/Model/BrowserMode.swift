/// A mode that takes the keys of the catalogue's list, or covers it.
enum BrowserMode: ModeInStack {
  /// The map beside the list.
  case map(MapModel)
  /// A pair of pictures beside the list, by its place among ``BrowserModel/comparedPairs``.
  case comparison(Int)
  /// Thumbnails in place of the list.
  case sheet(ContactSheet)
  case launched(StageModel)
  case form(FormModel)

  /// The order in which modes cover each other: a form that is asked for from a launched screen goes back to it.
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

/// An overlay, which is drawn over everything else and takes the keys before it.
enum BrowserOverlay: ModeInStack {
  case palette(PaletteModel)
  case prompt(PromptModel)
  /// The help, scrolled by some rows.
  case help(top: Int)

  /// The order in which overlays cover each other.
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

/// The modes that are on; the one that covers the rest is last.
struct ModeStack<Mode: ModeInStack>: Sendable {
  private var modes: [Mode] = []

  /// The mode that covers the rest; `nil` where none is on.
  var top: Mode? { modes.last }

  /// The mode at a level; `nil` where none is on.
  subscript(_ level: Mode.Level) -> Mode? {
    get { modes.first { $0.level == level } }
    set {
      modes.removeAll { $0.level == level }
      guard let newValue else { return }
      modes.insert(newValue, at: modes.firstIndex { $0.level.rawValue > level.rawValue } ?? modes.count)
    }
  }
}

/// A mode that covers those of lower levels, and of which one at most is on at its level.
protocol ModeInStack: Sendable {
  associatedtype Level: RawRepresentable<Int> & Equatable

  var level: Level { get }
}

extension BrowserModel {
  /// The map's state; `nil` while it isn't shown.
  var map: MapModel? {
    get { if case .map(let map)? = modes[.map] { map } else { nil } }
    set { modes[.map] = newValue.map { .map($0) } }
  }

  /// Which of the pairs is compared; `nil` while none is.
  var comparison: Int? {
    get { if case .comparison(let place)? = modes[.comparison] { place } else { nil } }
    set { modes[.comparison] = newValue.map { .comparison($0) } }
  }

  /// Thumbnails in place of the list; `nil` while the list is shown.
  var sheet: ContactSheet? {
    get { if case .sheet(let sheet)? = modes[.sheet] { sheet } else { nil } }
    set { modes[.sheet] = newValue.map { .sheet($0) } }
  }

  /// The launched screen; `nil` while none is.
  var stage: StageModel? {
    get { if case .launched(let stage)? = modes[.launched] { stage } else { nil } }
    set { modes[.launched] = newValue.map { .launched($0) } }
  }

  /// The form; `nil` while none is filled in.
  var form: FormModel? {
    get { if case .form(let form)? = modes[.form] { form } else { nil } }
    set { modes[.form] = newValue.map { .form($0) } }
  }

  /// The palette; `nil` while it is closed.
  var palette: PaletteModel? {
    get { if case .palette(let palette)? = overlays[.palette] { palette } else { nil } }
    set { overlays[.palette] = newValue.map { .palette($0) } }
  }

  /// The question in the last row; `nil` while nothing is asked.
  var prompt: PromptModel? {
    get { if case .prompt(let prompt)? = overlays[.prompt] { prompt } else { nil } }
    set { overlays[.prompt] = newValue.map { .prompt($0) } }
  }

  /// How far the help is scrolled; `nil` while it isn't shown.
  var helpTop: Int? {
    get { if case .help(let top)? = overlays[.help] { top } else { nil } }
    set { overlays[.help] = newValue.map { .help(top: $0) } }
  }

  /// Whether the catalogue's list and panes are seen, without a cover.
  var showsCatalogue: Bool {
    switch modes.top {
    case nil, .map?, .comparison?: true
    case .sheet?, .launched?, .form?: false
    }
  }
}
