import Foundation
import PetriText

@MainActor
struct PlainConsole {
  private let console: Console
  private let copies: Bool

  init(_ invocation: Invocation) { (console, copies) = (invocation.console, invocation.canDraw) }

  func write(_ text: String) { console.write(text) }

  func say(_ lines: String...) { say(lines) }

  /// Prints lines with control characters escaped.
  func say(_ lines: [String]) {
    for line in lines { write(line.cleaned + "\n") }
  }

  func copy(_ text: String) {
    if copies { write("\u{1B}]52;c;\(Data(text.utf8).base64EncodedString())\u{07}") }
    say(text)
  }

  /// Prompts for a line and trims it. Returns `nil` at the end of the input, or if output fails.
  func ask(_ place: String) -> String? {
    if isatty(console.input) == 1 { write(place.cleaned + "> ") }
    guard !console.hasFailed else { return nil }
    return console.readLine()?.trimmingCharacters(in: .whitespaces)
  }
}
