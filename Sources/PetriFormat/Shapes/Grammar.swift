import PetriCatalog

/// The format of catalogues, in one place: which keys there are, what their values must be, and what they mean.
///
/// The loader checks by it, the JSON Schema and the tables of the format's page are made of it.
public enum Grammar {
  /// The version of the format.
  public static let format = CatalogSettings.currentFormat

  /// The rule of a construct.
  public static func rule(of construct: Construct) -> Shape {
    switch construct {
    case .catalog: .mapping(catalog)
    case .defaults: .mapping(defaults)
    case .screen: .mapping(screen)
    case .part: .mapping(part)
    case .container: .mapping(container)
    case .fields: .named(.key, .field)
    case .fixture: .mapping(fixture)
    case .layer: layer
    case .presentation: .mapping(presentation)
    case .statusBar: .mapping(statusBar)
    case .bar: .mapping(bar)
    case .plural: .mapping(plural)
    case .stringsText: .mapping(stringsText)
    case .barItem: barItemRule
    case .alertAction: .mapping(alertAction)
    case .menuElement: .mapping(menuElement)
    case .content: contentRule
    case .child: .mapping(child)
    case .view: .oneOf([.word(wordsOfViews), .shared(.viewOfKind), .mapping(alternatives)])
    case .containerView: .oneOf([.word(wordsOfViews), .mapping(containerView), .mapping(containerAlternatives)])
    case .listView: .oneOf([.word(wordsOfViews), .mapping(listView), .mapping(listAlternatives)])
    case .viewOfKind: .mapping(view)
    case .tap: .oneOf([.word(TapAction.plainWords), .mapping(tap), .list(.shared(.oneAction), atLeast: 1)])
    case .listSection: .mapping(listSection)
    case .gridSection: .mapping(gridSection)
    case .swipeAction: .mapping(swipeAction)
    case .rowSwitch: rowSwitchRule
    case .oneAction: oneAction
    case .link: .oneOf([.text, .mapping(link)])
    case .redirect: .mapping(redirect)
    case .route: .oneOf([.list(.shared(.routeStep), atLeast: 1), .mapping(route)])
    case .routeStep: .mapping(routeStep)
    case .find: .oneOf([.word(findTargets), .mapping(find)])
    case .contextTask: .oneOf([.word(["setContext"]), .mapping(contextTask)])
    case .postTask: .mapping(postTask)
    case .variant: .mapping(variant)
    case .interceptor: .mapping(interceptor)
    case .blocking: .mapping(blocking)
    case .catalogMatrix: .mapping(catalogMatrix)
    case .matrix: .mapping(matrix)
    case .matrixRule: .mapping(matrixRule)
    case .walk: .oneOf([.list(.shared(.walkStep), atLeast: 1), .mapping(walk)])
    case .walkStep: .oneOf([.word(["refresh"] + TapAction.plainWords), .mapping(walkStep)])
    }
  }

  /// A mapping that must have exactly one of its keys.
  static func choice(_ name: String, _ fields: [FieldShape]) -> FormShape {
    FormShape(name, fields, checks: [.exactlyOne(fields.map(\.key))])
  }
}
