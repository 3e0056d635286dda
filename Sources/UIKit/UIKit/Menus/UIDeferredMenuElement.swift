public import Foundation
public import HeadlessUIKit

/// A part of a menu that is made when it is needed.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private let isCached: Bool
  private var cache: [UIMenuElement]?

  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    provider = elementProvider
    isCached = true
    super.init(title: "", subtitle: nil, image: nil)
  }

  private init(uncached elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    provider = elementProvider
    isCached = false
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// There are no archives of menus here; makes an empty part.
  public required init?(coder: NSCoder) {
    provider = { $0([]) }
    isCached = true
    super.init(coder: coder)
  }

  public class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(uncached: elementProvider)
  }

  /// Makes it, or takes what was made. Petri's own: UIKit does it when the menu is shown.
  open func headlessElements(_ completion: @escaping ([UIMenuElement]) -> Void) {
    if let cache { return completion(cache) }
    provider { [weak self] elements in
      if let self, isCached { cache = elements }
      completion(elements)
    }
  }
}
