package enum Construct: String, Sendable, CaseIterable {
  // Documents
  case catalog, defaults, screen, part, container
  // Parts of documents
  case fields, fixture, layer, presentation, statusBar, bar, barItem, alertAction, menuElement, content, child, page,
    view, containerView, viewOfKind, tap, oneAction
  case link, redirect, route, routeStep, find, contextTask, postTask, variant, interceptor, blocking
  case plural, stringsText, stringsKey
  case listView, listSection, gridSection, swipeAction, rowSwitch
  case catalogMatrix, matrix, matrixRule, walk, walkStep

  package var noun: String {
    switch self {
    case .catalog: "Catalog.yaml"
    case .defaults: "_defaults.yaml"
    case .statusBar: "status bar"
    case .barItem: "bar item"
    case .stringsText: "text"
    case .stringsKey: "key"
    case .alertAction: "action"
    case .menuElement: "menu element"
    case .child: "screen inside"
    case .containerView, .viewOfKind, .listView: "view"
    case .listSection, .gridSection: "section"
    case .swipeAction: "swipe action"
    case .rowSwitch: "switch"
    case .routeStep, .walkStep: "step"
    case .oneAction: "action"
    case .contextTask, .postTask: "task"
    case .catalogMatrix: "matrix"
    case .matrixRule: "rule"
    default: rawValue
    }
  }

  package var plural: String {
    switch self {
    case .fields: "fields"
    case .child: "screens inside"
    case .rowSwitch: "switches"
    default: "\(noun)s"
    }
  }

  /// The heading in the documentation; nil if the keys need no description.
  package var heading: String? {
    switch self {
    case .fields: "Contexts"
    case .fixture: "Fixtures"
    case .layer: "Wrapping"
    case .content, .child, .page: "Content"
    case .link, .redirect: "Links"
    case .route: "Routes"
    case .interceptor: "Interceptors"
    case .variant: "Experiments"
    case .catalogMatrix, .matrix: "Snapshots"
    case .walk: "Walks"
    case .bar, .barItem: "Bars"
    case .plural, .stringsText: "Texts and conditions"
    case .alertAction: "Alerts"
    case .part: "Parts"
    case .menuElement: "Menus"
    case .view, .containerView, .listView: "Views"
    case .listSection, .gridSection, .swipeAction, .rowSwitch: "Lists and grids"
    case .tap: "Actions"
    default: nil
    }
  }
}
