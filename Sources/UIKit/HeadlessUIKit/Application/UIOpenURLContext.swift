public import Foundation

/// An address that a scene is to open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  public let url: URL

  public let options = UIScene.OpenURLOptions()

  init(url: URL) {
    self.url = url
    super.init()
  }
}
