import PetriCatalog
import PetriDiagnostics

enum PresentationProblem: Problem {
  case notSheet(String, PresentationStyle)
  case notPopover(String, PresentationStyle)
  case unordered(SheetDetent, SheetDetent)
  case notAmong(String, [SheetDetent], SheetDetent)

  var wording: Wording {
    switch self {
    case .notSheet(let key, let style):
      Wording(.badValue, "'\(key)' is only for sheets, and the style is \(style.rawValue)", "write style: pageSheet")
    case .notPopover(let key, let style):
      Wording(.badValue, "'\(key)' is only for popovers, and the style is \(style.rawValue)", "write style: popover")
    case .unordered(let first, let second):
      Wording(
        .badValue,
        first == second
          ? "'detents' has \(first) twice" : "'detents' must begin with the lowest: \(second) is lower than \(first)"
      )
    case .notAmong(let key, let detents, let found):
      Wording(
        .badValue,
        "'\(key)' must be one of the detents \(detents.map(\.description).joined(separator: ", ")); found \(found)"
      )
    }
  }
}
