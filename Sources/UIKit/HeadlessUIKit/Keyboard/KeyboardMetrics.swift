import Foundation

/// How high the software keyboard is on a device, in points.
///
/// Apple documents no heights and advises to take them from the notifications. These are those of iOS 17 and 18 with an
/// English keyboard as far as they are known, else near to them:
/// - a phone's keys are 216 points high, 226 on those that are 414 points wide or wider, and below them are 75 points
///   where there is a home
///   indicator, its safe area included; held sideways, the keys are 162 points high, or 171 with the home indicator's safe area. With the bar
///   of suggestions, 45 points, or 44 without a home indicator and 38 sideways, that makes 336, 346, 260, 209 and 200 points. That the keys
///   are the same everywhere and the rest differs is what an article found ("List of the official iOS keyboards' heights (and how to
///   calculate them)", medium.com).
/// - an iPad's is 313 points high, or 398 held sideways, by openradar 38117524 for one of 768 by 1024 points; larger
///   ones have some more.
///   Their bar of shortcuts, 55 points of it, is always there.
///
/// Suggestions are left out above digits, and where text is hidden or not corrected.
struct KeyboardMetrics {
  /// The size of the window.
  let size: CGSize
  let idiom: UIUserInterfaceIdiom
  /// The room of the home indicator at the bottom.
  let bottomInset: CGFloat

  /// The height of the bar of suggestions above the keys.
  func barHeight(hasSuggestions: Bool) -> CGFloat {
    if idiom == .pad { return 55 }
    guard hasSuggestions else { return 0 }
    return isSideways ? 38 : bottomInset > 0 ? 45 : 44
  }

  /// The height of the keys and of the room below them.
  var keysHeight: CGFloat {
    if idiom == .pad {
      let isLarge = min(size.width, size.height) >= 1_000
      return (isSideways ? 343 : 258) + (isLarge ? 53 : 0) + bottomInset
    }
    if isSideways { return bottomInset > 0 ? 150 + bottomInset : 162 }
    return (size.width >= 414 ? 226 : 216) + (bottomInset > 0 ? 75 : 0)
  }

  private var isSideways: Bool { size.width > size.height }
}
