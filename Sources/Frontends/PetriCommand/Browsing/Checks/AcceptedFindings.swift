import PetriChecks
import PetriLoader

/// The findings that the file beside the catalogue accepts, or why it can't be read.
struct AcceptedFindings {
  /// The findings; none where the file can't be read.
  private(set) var baseline = CheckBaseline()
  /// Why it can't be read; `nil` where it can, or is missing.
  private(set) var problem: String?

  /// Reads the file.
  @MainActor init(in workspace: Workspace) {
    do {
      baseline = try BaselineFile(nil, besideCatalogIn: workspace.folder).read(isMade: false)
    } catch {
      problem = "\(error)"
    }
  }
}
