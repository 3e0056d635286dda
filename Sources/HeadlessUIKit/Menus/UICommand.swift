public import Foundation

/// What a menu asks the responders to do. UIKit names it by a selector, which can't be had here: Petri's own closure
/// is in its place.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  /// A value to tell commands with one action apart; none by default.
  open internal(set) var propertyList: Any?
  /// A longer title for help; none by default.
  open var discoverabilityTitle: String?
  /// What is known about it; nothing by default.
  open var attributes: Attributes = []
  /// Whether it is ticked; off by default.
  open var state: State = .off
  /// The picture while it is ticked; none by default.
  open var selectedImage: UIImage?
  let headlessAction: (UICommand) -> Void

  /// A command that calls a closure. Petri's own form.
  public init(
    title: String = "",
    image: UIImage? = nil,
    propertyList: Any? = nil,
    attributes: Attributes = [],
    state: State = .off,
    headlessAction: @escaping (UICommand) -> Void
  ) {
    self.headlessAction = headlessAction
    super.init(title: title, subtitle: nil, image: image)
    self.propertyList = propertyList
    self.attributes = attributes
    self.state = state
  }

  /// A command of a method's name. Without Objective-C the method can't be called: using the command reports that.
  public convenience init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    selectedImage: UIImage? = nil,
    action: Selector,
    propertyList: Any? = nil,
    discoverabilityTitle: String? = nil,
    attributes: Attributes = [],
    state: State = .off
  ) {
    self.init(title: title, image: image, propertyList: propertyList, attributes: attributes, state: state) { _ in
      action.reportThatItCantBeCalled()
    }
    self.subtitle = subtitle
    self.selectedImage = selectedImage
    self.discoverabilityTitle = discoverabilityTitle
  }

  /// There are no archives of commands here; makes one that does nothing.
  public required init?(coder: NSCoder) {
    headlessAction = { _ in }
    super.init(coder: coder)
  }

  /// The title.
  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }

  /// The picture; none by default.
  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }
}
