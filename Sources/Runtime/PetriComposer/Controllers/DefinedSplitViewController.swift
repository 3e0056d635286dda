import PetriCatalog
import PetriUIKit

/// A split view that collapses onto the column, and shows the columns, that its definition names.
final class DefinedSplitViewController: UISplitViewController, UISplitViewControllerDelegate {
  private let compact: Column?

  init(_ content: SplitContent) {
    compact = content.compact?.column
    super.init(style: content.supplementary == nil ? .doubleColumn : .tripleColumn)
    preferredDisplayMode = content.displayMode.mode
    delegate = self
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: Column
  ) -> Column {
    compact.flatMap { viewController(for: $0) == nil ? nil : $0 } ?? proposedTopColumn
  }
}

extension SplitColumn {
  fileprivate var column: UISplitViewController.Column {
    switch self {
    case .primary: .primary
    case .supplementary: .supplementary
    case .secondary: .secondary
    }
  }
}

extension SplitDisplayMode {
  fileprivate var mode: UISplitViewController.DisplayMode {
    switch self {
    case .automatic: .automatic
    case .secondaryOnly: .secondaryOnly
    case .oneBesideSecondary: .oneBesideSecondary
    case .oneOverSecondary: .oneOverSecondary
    case .twoBesideSecondary: .twoBesideSecondary
    case .twoOverSecondary: .twoOverSecondary
    case .twoDisplaceSecondary: .twoDisplaceSecondary
    }
  }
}
