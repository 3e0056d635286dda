import InterfaceBuilder

/// A controller's view, kept as a document has it until somebody asks for it.
@MainActor
struct InterfaceScenery {
  let loader: InterfaceLoader
  let node: InterfaceController
  let scene: InterfaceScene

  /// Whether the document has a view for the controller: containers make their own.
  var hasView: Bool { node.view != nil }

  func load(into controller: UIViewController) {
    loader.loadView(node, scene, into: controller)
  }
}
