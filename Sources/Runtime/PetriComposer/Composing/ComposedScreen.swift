public import PetriCatalog
public import PetriUIKit

/// A composed screen: its content and the layers around it.
@MainActor
public final class ComposedScreen {
  /// The screen's definition.
  public let definition: ScreenDefinition
  /// The context that the screen was built with.
  public let context: ContextObject
  /// The innermost controller.
  public let content: UIViewController
  /// The layers, outermost first.
  public private(set) var layers: [any UIViewController & ChildEmbedding] = []
  /// The screens embedded in the content, in order.
  public let children: [ComposedScreen]

  let title: ScreenTitle
  private let supportingViews: (any SupportingViewsDataSource)?
  private var hasTemplate = false

  init(
    definition: ScreenDefinition,
    context: ContextObject,
    content: UIViewController,
    title: ScreenTitle,
    supportingViews: (any SupportingViewsDataSource)?,
    children: [ComposedScreen]
  ) {
    self.definition = definition
    self.context = context
    self.content = content
    self.title = title
    self.supportingViews = supportingViews
    self.children = children
  }

  /// The outermost controller, to be presented, pushed or set as a window's root.
  public var root: UIViewController { layers.first ?? content }

  /// Embeds everything composed so far in a layer. Ignores a controller that can't embed another; the composer makes
  /// none.
  func wrap(in layer: UIViewController) {
    guard let layer = layer as? any UIViewController & ChildEmbedding else { return }
    layer.embed(root)
    layers.insert(layer, at: 0)
    // The layers inside were asked first.
    guard let supportingViews, !hasTemplate, let template = layer as? any SupportingViewsTemplate,
      template.asksForSupportingViews
    else { return }
    hasTemplate = true
    template.supportingViewsDataSource = supportingViews
  }

  /// Removes a layer; its child takes its position in the outer layer or the window.
  ///
  /// - Parameter index: The index of the layer, 0 for the outermost.
  /// - Returns: The layer, which no longer embeds anything.
  @discardableResult
  public func removeLayer(at index: Int) -> UIViewController {
    let layer = layers[index]
    let window = layer.viewIfLoaded?.window
    let isWindowsRoot = window?.rootViewController === layer
    let outer = index > 0 ? layers[index - 1] : nil
    outer?.removeEmbedded()
    let child = layer.removeEmbedded()
    layers.remove(at: index)
    assignSupportingViews()
    if let child {
      outer?.embed(child)
      if outer == nil, isWindowsRoot { window?.rootViewController = child }
    }
    return layer
  }

  private func assignSupportingViews() {
    let templates = layers.compactMap { $0 as? any SupportingViewsTemplate }
    let asking = supportingViews == nil ? nil : templates.last { $0.asksForSupportingViews }
    for template in templates where template !== asking { template.supportingViewsDataSource = nil }
    hasTemplate = asking != nil
    if let asking, asking.supportingViewsDataSource !== supportingViews {
      asking.supportingViewsDataSource = supportingViews
    }
  }
}

/// The layers of a screen to apply.
public enum LayerSelection: Hashable, Sendable {
  case all
  /// The content alone.
  case none
  /// All layers except those at these indexes, 0 being the outermost.
  case without(Set<Int>)

  func contains(_ index: Int) -> Bool {
    switch self {
    case .all: true
    case .none: false
    case .without(let indexes): !indexes.contains(index)
    }
  }
}
