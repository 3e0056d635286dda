import PetriUIKit

/// The context menu of a view that a catalogue defines. It is its own delegate's keeper, since UIKit keeps none.
final class DefinedMenuInteraction: UIContextMenuInteraction {
  private let provider: Provider

  /// The menu.
  var menu: UIMenu { provider.menu }

  init(_ menu: UIMenu) {
    provider = Provider(menu)
    super.init(delegate: provider)
  }

  private final class Provider: NSObject, UIContextMenuInteractionDelegate {
    let menu: UIMenu

    init(_ menu: UIMenu) {
      self.menu = menu
      super.init()
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [menu] _ in menu }
    }
  }
}
