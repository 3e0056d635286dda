import Foundation
import PetriText

/// Reads and writes the lines of the plain browser.
@MainActor
struct PlainConsole {
  private let console: Console
  /// Whether written text reaches a terminal's clipboard.
  private let copies: Bool

  init(_ invocation: Invocation) { (console, copies) = (invocation.console, invocation.canDraw) }

  /// Writes a text as it is.
  func write(_ text: String) { console.write(text) }

  /// Prints lines, each made harmless.
  func say(_ lines: String...) { say(lines) }

  /// Prints lines, each made harmless.
  func say(_ lines: [String]) {
    for line in lines { write(line.cleaned + "\n") }
  }

  /// Prints a text, and puts it on the clipboard where there is one.
  func copy(_ text: String) {
    if copies { write("\u{1B}]52;c;\(Data(text.utf8).base64EncodedString())\u{07}") }
    say(text)
  }

  /// Waits for an answer, without the blanks around it; `nil` at the end of the input, and where nobody would see what is done.
  func ask(_ place: String) -> String? {
    if isatty(console.input) == 1 { write(place.cleaned + "> ") }
    guard !console.hasFailed else { return nil }
    return console.readLine()?.trimmingCharacters(in: .whitespaces)
  }
}
