#if os(Linux) || !canImport(UIKit)
  import PetriUIKit

  extension Stage {
    /// The name of the screen in front; "" where nothing is shown.
    package var screenInFront: String {
      guard let front = window.rootViewController?.frontmost else { return "" }
      return composer?.routing.name(of: front) ?? front.displayName
    }

    /// The texts that are seen, without those that are kept secret.
    package var shownTexts: [String] {
      let secrets = shownSecrets
      return ShownTexts.all(in: window).map { secrets.hide(in: $0) }
    }
  }
#endif
