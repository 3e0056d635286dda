import PetriCatalog
import PetriComposer

/// An environment with a fixture or values to check.
struct LayoutLaunch: Hashable {
  enum Trial: Hashable {
    case values(ExtremeContext.Kind)
    case longerTexts
    case largerTexts
    case typing
  }

  var look: LaunchEnvironment
  var fixture: String?
  var values: [String: ContextValue] = [:]
  var trial: Trial?

  func counts(_ fault: LayoutFault) -> Bool {
    switch trial {
    case nil, .typing: true
    // A line limit is a decision to truncate long texts.
    case .values(.longer), .values(.large), .values(.negative), .values(.one), .values(.empty): !fault.isOfLines
    case .longerTexts: !fault.isOfLines && fault.rule != .smallTarget
    // Overlong texts may be truncated, but nothing may be pushed away.
    case .values: LayoutLaunch.losses.contains(fault.rule)
    // Every iPhone offers these sizes; texts may be truncated, but nothing may be lost.
    case .largerTexts: LayoutLaunch.losses.contains(fault.rule)
    }
  }

  private static let losses: Set<CheckRule> = [.zeroSize, .overlap, .outsideScreen]

  /// Variants with one difference less from the default launch.
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
