import PetriCatalog

/// The format of catalogues: the keys, the rules for their values, and their meaning.
///
/// The loader, the JSON Schema and the tables in the documentation are all derived from it.
package enum Grammar {
  package static let format = CatalogSettings.currentFormat

  package static func shape(of construct: Construct) -> Shape {
    switch construct {
    case .catalog: .mapping(catalog.shape)
    case .defaults: .mapping(defaults.shape)
    case .screen: .mapping(screen.shape)
    case .part: .mapping(part.shape)
    case .container: .mapping(container.shape)
    case .fields: .named(.key, .field)
    case .fixture: .mapping(fixture)
    case .layer: layer
    case .presentation: .mapping(presentation.shape)
    case .statusBar: .mapping(statusBar.shape)
    case .bar: .mapping(bar.shape)
    case .plural: .mapping(plural.shape)
    case .stringsText: .mapping(stringsText.shape)
    case .stringsKey: .oneOf([.text, .mapping(keyChoice.shape)])
    case .barItem: .oneOf([.word(["space"]), .mapping(barItem.shape)])
    case .alertAction: .mapping(alertAction.shape)
    case .menuElement: .mapping(menuElement.shape)
    case .content: contentShape
    case .child: .mapping(child.shape)
    case .page: .mapping(page.shape)
    case .view: .oneOf([.word(wordsOfViews), .shared(.viewOfKind), .mapping(alternatives.shape)])
    case .containerView: .oneOf([.word(wordsOfViews), .mapping(containerView), .mapping(containerAlternatives.shape)])
    case .listView: .oneOf([.word(wordsOfViews), .mapping(listView), .mapping(listAlternatives.shape)])
    case .viewOfKind: .mapping(view)
    case .tap: .oneOf([.word(TapAction.plainWords), .mapping(tap.shape), .list(.shared(.oneAction), atLeast: 1)])
    case .listSection: .mapping(listSection.shape)
    case .gridSection: .mapping(gridSection.shape)
    case .swipeAction: .mapping(swipeAction.shape)
    case .rowSwitch: .oneOf([.attribute(.bool, nil), .nothing, .mapping(rowSwitch.shape)])
    case .oneAction: oneAction
    case .link: .oneOf([.text, .mapping(link.shape)])
    case .redirect: .mapping(redirect.shape)
    case .route: .oneOf([.list(.shared(.routeStep), atLeast: 1), .mapping(route.shape)])
    case .routeStep: .mapping(routeStep.shape)
    case .find: .oneOf([.word(RouteFind.Target.words), .mapping(find.shape)])
    case .contextTask: .oneOf([.word(["setContext"]), .mapping(contextTask.shape)])
    case .postTask: .mapping(postTask.shape)
    case .variant: .mapping(variant.shape)
    case .interceptor: .mapping(interceptor.shape)
    case .blocking: .mapping(blocking.shape)
    case .catalogMatrix: .mapping(catalogMatrix.shape)
    case .matrix: .mapping(matrix.shape)
    case .matrixRule: .mapping(matrixRule.shape)
    case .walk: .oneOf([.list(.shared(.walkStep), atLeast: 1), .mapping(walk.shape)])
    case .walkStep: .oneOf([.word(["refresh"] + TapAction.plainWords), .mapping(walkStep.shape)])
    }
  }
}

extension Grammar {
  package static let keys: [String] = {
    var keys: [String] = []
    var seen: Set<Construct> = []
    func add(_ fields: FormShape) {
      for field in fields.all {
        if !keys.contains(field.key) { keys.append(field.key) }
        add(field.rule)
      }
    }
    func add(_ rule: Shape) {
      switch rule {
      case .mapping(let fields): add(fields)
      case .list(let element, _, _): add(element)
      case .named(_, let value): add(value)
      case .localized: textForms.forEach { add(.shared($0.construct)) }
      case .oneOf(let forms): forms.forEach(add)
      case .shared(let construct): if seen.insert(construct).inserted { add(Grammar.shape(of: construct)) }
      default: break
      }
    }
    add(screen.shape)
    [container.shape, catalog.shape, defaults.shape, field.shape].forEach(add)
    return keys + ["$schema"]
  }()
}
