public import UIKit

/// Shows a view of SwiftUI: a representable's view or controller fills it; anything else leaves it empty.
@preconcurrency @MainActor
open class UIHostingController<Content: View>: UIViewController {
  /// The view; another one of the same kind updates what is shown.
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

  /// There are no archives here.
  public required init?(coder: NSCoder) { nil }

  isolated deinit {
    dismantle?()
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    update = show(rootView)
  }

  /// Shows a view.
  ///
  /// - Returns: a closure that updates what is shown with another view of its kind; nil where nothing is shown.
  private func show(_ content: any View) -> ((any View) -> Void)? {
    if let content = content as? any UIViewRepresentable { return showView(content) }
    if let content = content as? any UIViewControllerRepresentable { return showController(content) }
    // A view of one's own is made of another; those of SwiftUI are nothing here.
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
