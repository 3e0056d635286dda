import Foundation
import PackagePlugin

/// Adds the sources of a target that it doesn't compile itself, rewritten for platforms without Objective-C.
@main
struct PetriObjectiveC: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let sources = Self.uncompiled(of: target)
    guard !sources.isEmpty else { return [] }
    let package = Set(context.package.targets.map(\.id))
    let others = target.recursiveTargetDependencies
      .compactMap { package.contains($0.id) ? $0 as? any SourceModuleTarget : nil }
      .flatMap(Self.uncompiled)
    let folder = context.pluginWorkDirectoryURL
    let outputs =
      sources.map { folder.appending(path: $0.deletingPathExtension().lastPathComponent + ".rewritten.swift") }
      + [folder.appending(path: "\(target.moduleName).methods.swift")]
    return [
      .buildCommand(
        displayName: "Rewriting \(target.name) without Objective-C",
        executable: try context.tool(named: "ObjectiveCTool").url,
        arguments: [target.moduleName, folder.path] + sources.map(\.path) + ["--"] + others.map(\.path),
        inputFiles: sources + others,
        outputFiles: outputs
      )
    ]
  }

  /// The sources in a target's folder that it doesn't compile itself, but for those that `.petri-exclude` names there.
  private static func uncompiled(of target: any SourceModuleTarget) -> [URL] {
    // A file that the manifest leaves unhandled is listed, too, but not as a source.
    let compiled = Set(target.sourceFiles(withSuffix: "swift").filter { $0.type == .source }.map(\.url.path))
    let folder = target.directoryURL
    let names = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
    let excluded = (try? String(contentsOf: folder.appending(path: ".petri-exclude"), encoding: .utf8)) ?? ""
    let paths = excluded.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    return names.filter { $0.hasSuffix(".swift") }
      .filter { name in !paths.contains { name == $0 || name.hasPrefix($0 + "/") } }
      .sorted().map { folder.appending(path: $0) }
      .filter { !compiled.contains($0.path) }
  }
}
