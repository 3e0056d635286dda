public import PetriCatalog
public import PetriUIKit

/// A composed screen: the content and the layers around it.
@MainActor
public final class ComposedScreen {
  /// The screen's definition.
  public let definition: ScreenDefinition
  /// The context it was built with.
  public let context: ContextObject
  /// The core.
  public let content: UIViewController
  /// The layers around the core, outermost first.
  public private(set) var layers: [any UIViewController & ChildEmbedding] = []
  /// The screens inside the content, in their order.
  public let children: [ComposedScreen]

  /// The title, bound to what it reads.
  let title: ScreenTitle
  private let supportingViews: (any SupportingViewsDataSource)?
  /// Whether a layer shows the supporting views.
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

  /// The outermost controller, to be presented, pushed or shown in a window.
  public var root: UIViewController { layers.first ?? content }

  /// Puts a layer around all that is there.
  ///
  /// A controller that cannot embed another is left out; the composer makes none.
  func wrap(in layer: UIViewController) {
    guard let layer = layer as? any UIViewController & ChildEmbedding else { return }
    layer.embed(root)
    layers.insert(layer, at: 0)
    // The layers inside are asked first, and they have been already.
    guard let supportingViews, !hasTemplate, let template = layer as? any SupportingViewsTemplate,
      template.asksForSupportingViews
    else { return }
    hasTemplate = true
    template.supportingViewsDataSource = supportingViews
  }

  /// Takes a layer off again; what it wrapped takes its place in the layer around it or in its window.
  ///
  /// - Parameter index: the layer's place, the outermost is 0.
  /// - Returns: the layer, which wraps nothing any more.
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

  /// The supporting views go to the innermost template that asks for them.
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

/// Which layers of an onion are put on.
public enum LayerSelection: Hashable, Sendable {
  /// All that the definition names.
  case all
  /// None: the content alone.
  case none
  /// All but those at some places, counted from 0 for the outermost.
  case without(Set<Int>)

  /// Whether the layer at a place is put on.
  func contains(_ place: Int) -> Bool {
    switch self {
    case .all: true
    case .none: false
    case .without(let places): !places.contains(place)
    }
  }
}
