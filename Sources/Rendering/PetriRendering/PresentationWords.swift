import PetriCatalog
import PetriUIKit

/// The words for presentation styles.
@MainActor
enum PresentationWords {
  /// The style, such as `pageSheet medium`; `nil` for full-screen presentations and alerts.
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

  /// The selected detent of a sheet, unless it has only the large one.
  private static func detent(of sheet: UISheetPresentationController) -> String? {
    let names = sheet.detents.map(\.identifier)
    guard names != [.large] else { return nil }
    return (sheet.selectedDetentIdentifier ?? names.first).map { word(of: $0) }
  }

  /// The name of a detent.
  static func word(of name: UISheetPresentationController.Detent.Identifier) -> String {
    switch name {
    case .medium: "medium"
    case .large: "large"
    // Identifiers that UIKit generates differ from run to run.
    default:
      name.rawValue.hasPrefix("custom-")
        ? "custom" : Double(name.rawValue) == nil ? name.rawValue.quoted : name.rawValue
    }
  }
}
