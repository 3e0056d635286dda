/// A content's controller that wants to hear of the taps on its views before they are carried out.
@MainActor
public protocol ResolvedTapHandling: AnyObject {
  /// Takes a tap; one that hands it to `Composer.perform(_:from:)` has it carried out as usual.
  func handle(_ tap: ResolvedTap)
}
