import Foundation
import PetriText

/// How the browser is drawn, and what leads out of a launched screen.
struct BrowserLook {
  /// Whether colours are sent.
  let color: Bool
  /// Whether only ASCII is sent.
  let isASCII: Bool
  /// The key that returns to the catalogue.
  let returnKey: Key

  /// A look; by default in ASCII where the locale says that the terminal knows no UTF-8.
  init(color: Bool, isASCII: Bool = false, returnKey: Key = .control("g")) {
    self.color = color
    self.isASCII = isASCII || !BrowserLook.isUTF8(ProcessInfo.processInfo.environment)
    self.returnKey = returnKey
  }

  /// The first of these variables that is set decides, as in C; where none is, a terminal of today is taken for granted.
  private static func isUTF8(_ environment: [String: String]) -> Bool {
    let set = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    guard let set else { return true }
    let name = set.lowercased()
    return name.contains("utf-8") || name.contains("utf8")
  }
}
