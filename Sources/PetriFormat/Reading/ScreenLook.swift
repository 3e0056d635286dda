/// What a screen is made of, as far as other parts of it depend on that.
struct ScreenLook {
  /// Whether it is a part, which is used as a view.
  var isPart = false
  /// Whether UIKit only ever presents it.
  var isOnlyPresented = false
  /// The Swift controllers that its content is, as it usually is and in its variants.
  var contentClasses: [String] = []
}
