import PetriCatalog

/// The content of a screen, as far as its layers, its bar and its routes depend on it.
enum CoreKind: Equatable {
  case views, controller
  /// A container of UIKit's.
  case container(SystemContainer)
  /// An alert or a share sheet, which UIKit presents as it is.
  case presented

  /// The container of UIKit's that it is.
  var container: SystemContainer? { if case .container(let container) = self { container } else { nil } }
}
