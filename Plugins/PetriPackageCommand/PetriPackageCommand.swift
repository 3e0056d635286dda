import Foundation
import PackagePlugin

/// `swift package petri …`: the command of the petri that a package depends on, in the package's own folder.
@main
struct PetriPackageCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "petri").url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    let status = process.terminationStatus
    guard process.terminationReason == .exit else { return Diagnostics.error("petri was ended by signal \(status)") }
    // What went wrong is written already.
    if status != 0 { exit(status) }
  }
}
