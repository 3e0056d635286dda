import PetriCatalog
import PetriComposer

/// A launch that is looked at: a look, and values.
struct LayoutLaunch: Hashable {
  /// The things that are put to the test besides the catalogue's own looks and values.
  enum Trial: Hashable {
    /// Values at an edge of their types.
    case values(ExtremeContext.Kind)
    /// All texts 40 % longer, as in a language that nobody has translated to yet.
    case longerTexts
    /// Texts larger than the catalogue's own.
    case largerTexts
    /// The keyboard, for each field in turn.
    case typing
  }

  /// The look.
  var look: LaunchEnvironment
  /// The screen's fixture; `nil` for its examples.
  var fixture: String?
  /// Values in place of the examples.
  var values: [String: ContextValue] = [:]
  /// The thing that is put to the test; `nil` for the catalogue as it is.
  var trial: Trial?

  /// Whether a fault that shows here is one that its author would mend.
  func counts(_ fault: LayoutFault) -> Bool {
    switch trial {
    case nil, .typing: true
    // Whoever limits the lines of a text has it cut where it is longer than usual.
    case .values(.longer), .values(.large), .values(.negative), .values(.one), .values(.empty): !fault.isOfLines
    case .longerTexts: !fault.isOfLines && fault.rule != .smallTarget
    // No length is too much for everything; but nothing else may be pushed away.
    case .values: LayoutLaunch.losses.contains(fault.rule)
    // Every iPhone has these sizes: a text may be cut there, nothing may be lost.
    case .largerTexts: LayoutLaunch.losses.contains(fault.rule)
    }
  }

  /// Faults through which something can't be reached.
  private static let losses: Set<CheckRule> = [.zeroSize, .overlap, .outsideScreen]

  /// Launches that differ in less from the usual look and the examples, the least first; each lacks one difference.
  func simpler(than base: LaunchEnvironment) -> [LayoutLaunch] {
    var simpler: [LayoutLaunch] = []
    func add(_ change: (inout LayoutLaunch) -> Void) {
      var launch = self
      change(&launch)
      if launch != self { simpler.append(launch) }
    }
    add { $0.fixture = nil }
    for name in values.keys.sorted() {
      add { $0.values[name] = nil }
      // One element of a list is enough, where one alone shows it.
      guard case .list(let elements)? = values[name], elements.count > 1 else { continue }
      for element in elements.prefix(4) { add { $0.values[name] = .list([element]) } }
    }
    add { $0.look.locale = base.locale }
    add { $0.look.appearance = base.appearance }
    add { $0.look.contentSize = base.contentSize }
    add { $0.look.device = base.device }
    return simpler
  }
}
