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
