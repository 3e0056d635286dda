import PetriCatalog

/// The kind of a screen's content, on which its layers, bar and routes depend.
enum CoreKind: Equatable {
  case views, controller
  case container(SystemContainer)
  /// An alert or share sheet, which UIKit presents directly.
  case presented

  var container: SystemContainer? { if case .container(let container) = self { container } else { nil } }
}
