import PetriCatalog
import PetriUIKit

extension StatusBarStyle {
  /// UIKit's value.
  var uiStyle: UIStatusBarStyle {
    switch self {
    case .automatic: .default
    case .light: .lightContent
    case .dark: .darkContent
    }
  }
}
