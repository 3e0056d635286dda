public import UIKit

/// Hosts a SwiftUI view: that of a representable fills it; other views leave it empty.
@preconcurrency @MainActor
open class UIHostingController<Content: View>: UIViewController {
  open var rootView: Content { didSet { update?(rootView) } }
  private var update: ((any View) -> Void)?
  private var dismantle: (() -> Void)?

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: aDecoder)
  }

  public required init?(coder: NSCoder) { nil }

  isolated deinit {
    dismantle?()
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    update = show(rootView)
  }

  /// Shows a view; returns a closure that updates it with another of its type, or nil if nothing is shown.
  private func show(_ content: any View) -> ((any View) -> Void)? {
    if let content = content as? any UIViewRepresentable { return showView(content) }
    if let content = content as? any UIViewControllerRepresentable { return showController(content) }
    // Composed views lead to the representable; SwiftUI's own views aren't shown.
    func descend<Kind: View>(_ content: Kind) -> ((any View) -> Void)? {
      guard Kind.Body.self != Never.self, let updateBody = show(content.body) else { return nil }
      return { content in
        if let content = content as? Kind { updateBody(content.body) }
      }
    }
    return descend(content)
  }

  private func showView<Kind: UIViewRepresentable>(_ content: Kind) -> (any View) -> Void {
    let context = UIViewRepresentableContext<Kind>(coordinator: content.makeCoordinator())
    let shown = content.makeUIView(context: context)
    fill(shown)
    content.updateUIView(shown, context: context)
    dismantle = { Kind.dismantleUIView(shown, coordinator: context.coordinator) }
    return { ($0 as? Kind)?.updateUIView(shown, context: context) }
  }

  private func showController<Kind: UIViewControllerRepresentable>(_ content: Kind) -> (any View) -> Void {
    let context = UIViewControllerRepresentableContext<Kind>(coordinator: content.makeCoordinator())
    let shown = content.makeUIViewController(context: context)
    addChild(shown)
    fill(shown.view)
    shown.didMove(toParent: self)
    content.updateUIViewController(shown, context: context)
    dismantle = { Kind.dismantleUIViewController(shown, coordinator: context.coordinator) }
    return { ($0 as? Kind)?.updateUIViewController(shown, context: context) }
  }

  private func fill(_ shown: UIView) {
    shown.frame = view.bounds
    shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(shown)
  }
}
