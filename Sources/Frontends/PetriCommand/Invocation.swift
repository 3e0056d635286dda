import Foundation
import PetriComposer

/// The environment of a command besides its arguments and files.
@MainActor
struct Invocation {
  let registry: ControllerRegistry
  let console: Console
  let environment: [String: String]
  let program: WorkerProcess.Program

  static func ofProcess(_ registry: ControllerRegistry) -> Invocation {
    Invocation(
      registry: registry,
      console: Console(),
      environment: ProcessInfo.processInfo.environment,
      program: .own
    )
  }

  /// Whether the terminal supports drawing; false for a dumb terminal.
  var canDraw: Bool { console.isTerminal && environment["TERM"] != "dumb" }

  /// Whether the browser draws its full-screen UI. The environment variable `ACCESSIBLE` requests output for screen
  /// readers instead.
  var drawsBrowser: Bool { canDraw && ["", "0"].contains(environment["ACCESSIBLE"] ?? "") }

  /// The line width for messages of the argument parser; `nil` lets the parser ask the terminal.
  var columns: Int? { isatty(console.output) == 1 ? nil : environment["COLUMNS"].flatMap { Int($0) } ?? 80 }

  var isOnGitHub: Bool { environment["GITHUB_ACTIONS"] == "true" }

  func colorsOutput(_ choice: ColorChoice) -> Bool { choice.isOn(for: console.output, environment) }

  func colorsErrors(_ choice: ColorChoice) -> Bool { choice.isOn(for: console.errors, environment) }
}
