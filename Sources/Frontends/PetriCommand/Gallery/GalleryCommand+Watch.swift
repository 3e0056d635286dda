import Foundation
import PetriComposer
import PetriDiagnostics
import PetriFiles
import PetriGallery
import PetriLoader
import PetriText

extension GalleryCommand {
  /// Writes the gallery, then updates it whenever files are saved, until Ctrl-C.
  @MainActor func watch(in invocation: Invocation) throws {
    let interruption = Interruption()
    let folder = try Workspace(options, invocation, toleratingErrors: true).folder
    // Created first, so that files saved while the gallery is written count as changes.
    var changes = CatalogWatch(folder: folder)
    var files = CatalogFolder(folder).states
    let cache = FileCache()
    var workspace = try Workspace(options, invocation, reusing: cache)
    workspace.mentionBrokenScreens()
    var parts: GalleryParts
    do {
      parts = try make(workspace, Writing(stamp: GalleryCommand.newStamp, check: interruption.check))
    } catch {
      // Ctrl-C also terminates the workers.
      if interruption.hasCome { return }
      throw error
    }
    invocation.console.note("watching \(workspace.folder.cleaned) until Ctrl-C")
    var hadProblems = false
    while !interruption.hasCome {
      guard changes.waitForChange(or: interruption.descriptor) else { continue }
      let newFiles = CatalogFolder(folder).states
      // The catalogue may be missing for a moment, for example while it is being moved.
      guard let new = try? Workspace(options, invocation, toleratingErrors: true, reusing: cache) else { continue }
      let errors = new.loaded.diagnostics.filter { $0.severity == .error }
      guard errors.isEmpty else {
        invocation.console.write(TextDiagnosticFormatter(color: invocation.colorsOutput(options.color)).format(errors))
        invocation.console.line("\n\(DiagnosticSummary(errors)); the gallery stays as it was")
        hadProblems = true
        continue
      }
      let changed = Set(files.keys).union(newFiles.keys).filter { files[$0] != newFiles[$0] }
      let edit = GalleryEdit(from: workspace.catalog, to: new.catalog, files: changed)
      if edit.isEmpty {
        if hadProblems { invocation.console.line("no problems found; the gallery is as the files are") }
        hadProblems = false
        continue
      }
      let writing = Writing(
        kept: parts.kept(after: edit),
        stamp: GalleryCommand.newStamp,
        check: interruption.check
      )
      do {
        parts = try make(new, writing)
        (workspace, files, hadProblems) = (new, newFiles, false)
      } catch let failure as CommandFailure where !interruption.hasCome {
        invocation.console.fail(failure.message)
        hadProblems = true
      } catch {
        if interruption.hasCome { return }
        throw error
      }
    }
  }

  private static var newStamp: Int { Int(Date().timeIntervalSince1970 * 1_000) }
}
