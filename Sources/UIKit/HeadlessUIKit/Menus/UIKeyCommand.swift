public import Foundation

/// A command of keys to the responders.
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

  /// A command of keys that calls a closure. Petri's own form.
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

  /// A command of keys and a method's name: the first responder that has it does it.
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

  /// A command of keys and a method's name; see the initializer with a title.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(action: action, input: input, modifierFlags: modifierFlags)
  }

  /// There are no archives of commands here; makes one that does nothing.
  public required init?(coder: NSCoder) {
    input = nil
    modifierFlags = []
    super.init(coder: coder)
  }
}
