import Foundation
import PetriComposer

/// The surroundings of one command: what it reads and writes besides its arguments and files.
@MainActor
struct Invocation {
  /// The controllers written in Swift.
  let registry: ControllerRegistry
  let console: Console
  /// The environment variables.
  let environment: [String: String]
  /// The program that carries the command out, of which workers are started.
  let program: WorkerProcess.Program

  /// The surroundings of this process.
  static func ofProcess(_ registry: ControllerRegistry) -> Invocation {
    Invocation(
      registry: registry,
      console: Console(),
      environment: ProcessInfo.processInfo.environment,
      program: .own
    )
  }

  /// Whether there is a terminal that pictures can be drawn on; a dumb one shows lines alone.
  var canDraw: Bool { console.isTerminal && environment["TERM"] != "dumb" }

  /// Whether the browser is drawn: on such a terminal, unless the environment asks programs to be read aloud well (`ACCESSIBLE`).
  var drawsBrowser: Bool { canDraw && ["", "0"].contains(environment["ACCESSIBLE"] ?? "") }

  /// The width in which messages of the argument parser are broken; its own choice without one.
  var columns: Int? { isatty(console.output) == 1 ? nil : environment["COLUMNS"].flatMap { Int($0) } ?? 80 }

  /// Whether GitHub runs the command as a step of a job.
  var isOnGitHub: Bool { environment["GITHUB_ACTIONS"] == "true" }

  /// Whether standard output is coloured.
  func colorsOutput(_ choice: ColorChoice) -> Bool { choice.isOn(for: console.output, environment) }

  /// Whether standard error is coloured.
  func colorsErrors(_ choice: ColorChoice) -> Bool { choice.isOn(for: console.errors, environment) }
}
