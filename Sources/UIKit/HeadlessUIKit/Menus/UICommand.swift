public import Foundation

/// A menu element that sends a selector to the first responder, or calls a closure, which UIKit has no initializer for.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  open internal(set) var propertyList: Any?
  open var discoverabilityTitle: String?
  open var attributes: Attributes = []
  open var state: State = .off
  open var selectedImage: UIImage?
  let headlessAction: (UICommand) -> Void
  open internal(set) var action: Selector?

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

  /// Creates a command that the first responder that implements the selector performs.
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

/// A keyboard shortcut.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  public static let inputUpArrow = "UIKeyInputUpArrow"
  public static let inputDownArrow = "UIKeyInputDownArrow"
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  public static let inputRightArrow = "UIKeyInputRightArrow"
  public static let inputEscape = "UIKeyInputEscape"
  public static let inputPageUp = "UIKeyInputPageUp"
  public static let inputPageDown = "UIKeyInputPageDown"
  public static let inputHome = "UIKeyInputHome"
  public static let inputEnd = "UIKeyInputEnd"
  public static let inputDelete = "UIKeyInputDelete"

  public let input: String?
  public let modifierFlags: UIKeyModifierFlags
  open var wantsPriorityOverSystemBehavior = false

  public init(
    title: String = "",
    image: UIImage? = nil,
    input: String,
    modifierFlags: UIKeyModifierFlags = [],
    propertyList: Any? = nil,
    attributes: Attributes = [],
    state: State = .off,
    headlessAction: @escaping (UICommand) -> Void
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title,
      image: image,
      propertyList: propertyList,
      attributes: attributes,
      state: state,
      headlessAction: headlessAction
    )
  }

  public convenience init() {
    self.init(input: "") { _ in }
  }

  /// Creates a shortcut that the first responder that implements the selector performs.
  public convenience init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    selectedImage: UIImage? = nil,
    action: Selector,
    input: String,
    modifierFlags: UIKeyModifierFlags = [],
    propertyList: Any? = nil,
    discoverabilityTitle: String? = nil,
    attributes: Attributes = [],
    state: State = .off
  ) {
    self.init(
      title: title,
      image: image,
      input: input,
      modifierFlags: modifierFlags,
      propertyList: propertyList,
      attributes: attributes,
      state: state
    ) { action.send(to: nil, from: $0) }
    self.action = action
    self.subtitle = subtitle
    self.selectedImage = selectedImage
    self.discoverabilityTitle = discoverabilityTitle
  }

  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(action: action, input: input, modifierFlags: modifierFlags)
  }

  public required init?(coder: NSCoder) {
    input = nil
    modifierFlags = []
    super.init(coder: coder)
  }
}

/// The standard editing commands.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  func cut(_ sender: Any?)
  func copy(_ sender: Any?)
  func paste(_ sender: Any?)
  func select(_ sender: Any?)
  func selectAll(_ sender: Any?)
  func delete(_ sender: Any?)
  func toggleBoldface(_ sender: Any?)
  func toggleItalics(_ sender: Any?)
  func toggleUnderline(_ sender: Any?)
}

extension UIResponderStandardEditActions {
  public func cut(_ sender: Any?) {}
  public func copy(_ sender: Any?) {}
  public func paste(_ sender: Any?) {}
  public func select(_ sender: Any?) {}
  public func selectAll(_ sender: Any?) {}
  public func delete(_ sender: Any?) {}
  public func toggleBoldface(_ sender: Any?) {}
  public func toggleItalics(_ sender: Any?) {}
  public func toggleUnderline(_ sender: Any?) {}
}
