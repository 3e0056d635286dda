import Foundation
import PetriBrowser
import PetriText

/// Reads and writes the lines of the plain browser.
@MainActor
struct PlainConsole {
  /// Gives the next line; `nil` at the end of the input.
  let read: () -> String?
  /// Takes a text as it is.
  let write: (String) -> Void
  /// Whether the user types, and needs a prompt.
  let isPrompting: Bool
  /// Whether written text reaches a terminal's clipboard.
  let copies: Bool

  /// The process's own input and output.
  static var standard: PlainConsole {
    PlainConsole(
      read: { readLine() },
      write: { Console.write($0) },
      isPrompting: isatty(0) == 1,
      copies: Terminal.canDraw
    )
  }

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

  /// Waits for an answer, without the blanks around it.
  func ask(_ place: String) -> String? {
    if isPrompting { write(place.cleaned + "> ") }
    return read().map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
