public import Foundation

/// A command of a menu to the responders: a method's name, or Petri's own closure.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  open internal(set) var propertyList: Any?
  open var discoverabilityTitle: String?
  open var attributes: Attributes = []
  open var state: State = .off
  open var selectedImage: UIImage?
  let headlessAction: (UICommand) -> Void
  /// The method's name; nil of a command with a closure.
  open internal(set) var action: Selector?

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

  /// A command of a method's name: the first responder that has it does it.
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
    self.init(title: title, image: image, propertyList: propertyList, attributes: attributes, state: state) {
      action.send(to: nil, from: $0)
    }
    self.action = action
    self.subtitle = subtitle
    self.selectedImage = selectedImage
    self.discoverabilityTitle = discoverabilityTitle
  }

  /// There are no archives of commands here; makes one that does nothing.
  public required init?(coder: NSCoder) {
    headlessAction = { _ in }
    super.init(coder: coder)
  }

  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }

  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }
}
