import PetriCatalog
import PetriUIKit

/// UIKit's words for how a controller is presented.
@MainActor
enum PresentationWords {
  /// `pageSheet medium`, `popover`; `nil` for what fills the screen and for alerts, which say what they are.
  static func words(of controller: UIViewController) -> String? {
    if controller is UIAlertController { return nil }
    switch controller.presentationController {
    case let sheet as UISheetPresentationController:
      let style = controller.modalPresentationStyle == .formSheet ? "formSheet" : "pageSheet"
      return ([style] + [detent(of: sheet)].compactMap(\.self)).joined(separator: " ")
    case is UIPopoverPresentationController: return "popover"
    default: break
    }
    switch controller.modalPresentationStyle {
    case .overFullScreen: return "overFullScreen"
    case .currentContext: return "currentContext"
    case .overCurrentContext: return "overCurrentContext"
    case .custom: return "custom"
    default: return nil
    }
  }

  /// The detent that a sheet rests at where it has others than the large one.
  private static func detent(of sheet: UISheetPresentationController) -> String? {
    let names = sheet.detents.map(\.identifier)
    guard names != [.large] else { return nil }
    return (sheet.selectedDetentIdentifier ?? names.first).map { word(of: $0) }
  }

  /// The word of a detent.
  static func word(of name: UISheetPresentationController.Detent.Identifier) -> String {
    switch name {
    case .medium: "medium"
    case .large: "large"
    // Names that UIKit makes up differ from run to run.
    default:
      name.rawValue.hasPrefix("custom-")
        ? "custom" : Double(name.rawValue) == nil ? name.rawValue.quoted : name.rawValue
    }
  }
}
