public import Foundation

/// Lets generic code write `V(frame: .zero)` or `V()` for a `V: UIView`; see `HeadlessControllerType`.
@preconcurrency @MainActor
public protocol HeadlessViewType {}

extension HeadlessViewType {
  /// A view of the class at hand, made by that class's `init(frame:)`.
  @_silgen_name("headless_view_init_frame")
  public init(frame: CGRect, _ dispatch: Void = ())

  @_silgen_name("headless_view_init_frame")
  static func make(frame: __owned CGRect, _ dispatch: Void) -> Self {
    UIView.make(self, frame)
  }

  /// A view of the class at hand, made by that class's own `init()`, or else by its `init(frame:)`.
  @_silgen_name("headless_view_init")
  public init(_ dispatch: Void = ())

  @_silgen_name("headless_view_init")
  static func make(_ dispatch: Void) -> Self {
    (self as? AnyClass).flatMap(OwnInitializers.make) as? Self ?? UIView.make(self, .zero)
  }
}

extension HeadlessViewType where Self: UIButton {
  /// A button of the class at hand, made by that class's `init(frame:)`, of a type.
  @_silgen_name("headless_button_init_type")
  public init(type: UIButton.ButtonType, _ dispatch: Void = ())

  @_silgen_name("headless_button_init_type")
  static func make(type: UIButton.ButtonType, _ dispatch: Void) -> Self {
    let button = UIView.make(self, .zero)
    button.take(type)
    return button
  }
}

extension UIView {
  @inline(never)
  fileprivate convenience init(dispatchingFrame frame: CGRect) {
    self.init(frame: frame)
  }

  package static func make<Kind>(_ type: Kind.Type, _ frame: CGRect) -> Kind {
    // As with controllers.
    // swift-format-ignore: NeverForceUnwrap
    let standIn = unsafeBitCast(type as! UIView.Type, to: StandIn.Type.self)
    let view: UIView = standIn.init(dispatchingFrame: frame)
    // swift-format-ignore: NeverForceUnwrap
    return view as! Kind
  }

  private final class StandIn: UIView {}
}
