import PetriChecks
import PetriLoader

/// The baseline of accepted findings, or the reason why it can't be read.
struct AcceptedFindings {
  private(set) var baseline = CheckBaseline()
  private(set) var problem: String?

  @MainActor init(in workspace: Workspace) {
    do {
      baseline = try BaselineFile(nil, besideCatalogIn: workspace.folder).read(isMade: false)
    } catch {
      problem = "\(error)"
    }
  }
}
