package import PetriCatalog
import PetriDiagnostics
package import PetriLinks
import PetriYAML

package enum DefinitionProblem: Problem {
  // Duplicate names
  case duplicate(String, String)
  case duplicateID(String)
  case duplicateVariant(String)
  // Settings
  case unsupportedFormat(Int)
  case alwaysError(String)
  case noRequirement
  // Layers
  case wrapsItself(String, first: Place)
  case noParameters(SystemContainer)
  case missingParameter(ContextField, of: String)
  case refusedLayer(SystemContainer, SystemContainer)
  case refusedScreen(SystemContainer, String, SystemContainer, isWrapped: Bool)
  case hiddenSupportingViews(String, templates: [String])
  case barWithoutViews, rowOutsideList
  case needsViews(String)
  // Parts
  case partWithoutViews
  case partAsScreen(String)
  case screenAsPart(String)
  case partAsKind(String)
  case missingPartParameter(ContextField, of: String)
  // Alerts
  case notForAlerts(String)
  case secondCancel
  case secondPreferred
  case preferredInSheet
  case containedAlert(SystemContainer, String)
  // Child screens
  case missingContext(ContextField, of: String, takesValues: Bool)
  case screenCycle([String], isPart: Bool)
  // Links
  case badLink(String, LinkPatternProblem)
  case noLink(String, LinkProblem)
  case notLinkable(ContextField)
  case incompleteLink([ContextField])
  case ambiguousLink(LinkPattern, LinkPattern, example: String)
  case unfitParameter(ContextField, LinkParameter.Constraint)
  case optionalParameter(ContextField)
  case constantParameter(String)
  case strictParameter(ContextField)
  case uncertainParameter(String)
  case badHost(String, LinkPatternProblem)
  case badColorName(String), systemColor(String), laterColor(String)

  package var wording: Wording {
    switch self {
    case .duplicate(let kind, let name): Wording(.duplicateName, "duplicate \(kind) '\(name)'", "rename one of the two")
    case .duplicateID(let id): Wording(.duplicateID, "duplicate view id '\(id)'")
    case .duplicateVariant(let name): Wording(.duplicateName, "duplicate variant '\(name)'")
    case .unsupportedFormat(let version):
      Wording(
        .unsupportedFormat,
        "unsupported format \(version); this version of petri reads format \(CatalogSettings.currentFormat)",
        version > CatalogSettings.currentFormat ? "update petri to read it" : nil
      )
    case .alwaysError(let code):
      Wording(.badValue, "the severity of '\(code)' can't be changed: it is always an error")
    case .noRequirement:
      Wording(
        .requiredKey,
        "the interceptor is missing 'require', the condition on which navigation continues",
        "add 'require:' or 'transition: wait'"
      )
    case .wrapsItself(let name, let first):
      Wording(
        .containerWrapsItself,
        "the container '\(name)' wraps itself",
        "already used at \(first.line):\(first.column)"
      )
    case .noParameters(let container): Wording(.unknownKey, "'\(container.rawValue)' takes no parameters")
    case .missingParameter(let field, let name):
      Wording(
        .contextValue,
        "missing parameter '\(field.name)' of '\(name)'; expected \(field.type.expectation)",
        "write '\(name): {\(field.name): \(field.example?.yaml ?? field.type.sample)}'"
      )
    case .refusedLayer(let outer, let inner):
      Wording(
        .nestedContainer,
        "\(outer.withArticle(isSplitColumn: true)) can't contain \(inner.withArticle)",
        "remove one of the two"
      )
    case .refusedScreen(let outer, let name, let inner, let isWrapped):
      Wording(
        .nestedContainer,
        "\(outer.withArticle(isSplitColumn: true)) can't contain '\(name)', which is \(inner.withArticle)",
        isWrapped ? "remove '\(inner.rawValue)' from the 'wrapping' of '\(name)'" : "UIKit doesn't allow it"
      )
    case .hiddenSupportingViews(let screen, let templates):
      Wording(
        .supportingViewsNotShown,
        "no container shows the supporting views of '\(screen)'",
        templates.isEmpty
          ? "no container has a place for them: 'supportingViews'"
          : "wrap the screen in \(templates.joined(separator: " or "))"
      )
    case .rowOutsideList:
      Wording(
        .rowOutsideList,
        "'row' must be in a list",
        "put it into the 'views' of a 'list', or use a 'stack' with labels"
      )
    case .barWithoutViews:
      Wording(
        .barNotShown,
        "'bar' needs content that is views",
        "a container shows the bars of the screens inside it, and a controller written in Swift its own"
      )
    case .needsViews(let key):
      Wording(
        .badValue,
        "'\(key)' needs content that is views",
        "write it on the screens inside, or in the controller that is written in Swift"
      )
    case .partWithoutViews:
      Wording(
        .badValue,
        "the content of a part must be views",
        "write 'screen:' in place of 'part:' to define a screen"
      )
    case .partAsScreen(let name):
      Wording(.unknownScreen, "'\(name)' is a part, not a screen", "use it as a view: '- part: \(name)'")
    case .screenAsPart(let name):
      Wording(.unknownScreen, "'\(name)' is a screen, not a part", "define it with 'part: \(name)' to use it as a view")
    case .partAsKind(let name):
      Wording(.unknownView, "'\(name)' is a part, not a view kind", "write '- part: {name: \(name), with: {…}}'")
    case .missingPartParameter(let field, let name):
      Wording(
        .contextValue,
        "missing parameter '\(field.name)' of '\(name)'; expected \(field.type.expectation)",
        "write '- part: {name: \(name), with: {\(field.name): \(field.example?.yaml ?? field.type.sample)}}'"
      )
    case .notForAlerts(let key):
      Wording(.onlyPresented, "'\(key)' doesn't apply to an alert or a share sheet", "UIKit presents it as it is")
    case .secondCancel:
      Wording(.onlyPresented, "an alert can have only one action with 'style: cancel'", "UIKit refuses a second one")
    case .secondPreferred: Wording(.onlyPresented, "an alert can have only one preferred action")
    case .preferredInSheet:
      Wording(.onlyPresented, "an action sheet has no preferred action", "only alerts have one; remove 'preferred'")
    case .containedAlert(let outer, let name):
      Wording(
        .nestedContainer,
        "\(outer.withArticle(isSplitColumn: true)) can't contain '\(name)', which UIKit only presents",
        "open it with a tap: 'tap: {open: \(name)}'"
      )
    case .missingContext(let field, let name, let takesValues):
      Wording(
        .contextValue,
        "missing context key '\(field.name)' for '\(name)'; expected \(field.type.expectation)",
        takesValues
          ? "write with: {\(field.name): \(field.type.sample)}, or add an example to the key"
          : "add a default or an example to the key; a step of a walk gives no values"
      )
    case .screenCycle(let path, let isPart):
      Wording(
        .screenCycle,
        "the \(isPart ? "part" : "screen") '\(path[0])' contains itself: \(path.joined(separator: " -> "))"
      )
    case .badLink(let link, let problem): Wording(.badLink, "invalid link '\(link)'", problem.description)
    case .noLink(let link, let problem): Wording(.badLink, "invalid link '\(link)'", problem.description)
    case .notLinkable(let field):
      Wording(
        .referenceType,
        "{\(field.name)} can't be part of a link: it is \(field.type.withArticle)",
        "only single values and lists of them can be parameters"
      )
    case .incompleteLink(let missing):
      Wording(
        .badLink,
        "the link is missing \(missing.map { "'\($0.name)'" }.joined(separator: ", ")), which the context requires",
        DefinitionProblem.completion(missing)
      )
    case .ambiguousLink(let pattern, let other, let example):
      Wording(
        .ambiguousLink,
        "'\(pattern)' and '\(other)' match the same links, such as '\(example)'",
        "add a text segment, a type such as {id:int}, a query item that must be there (?id={id!}), or one that must not (?!id)"
      )
    case .unfitParameter(let field, let constraint):
      Wording(
        .referenceType,
        "{\(field.name):\(constraint.text)} doesn't fit '\(field.name)', which is \(field.type.withArticle)",
        "write {\(field.name)}, or change the type of the key"
      )
    case .optionalParameter(let field):
      Wording(
        .badLink,
        "links can be without {\(field.name)}, but the context requires '\(field.name)'",
        "add a default to the key, or write '\(field.type)?' for its type"
      )
    case .constantParameter(let name):
      Wording(.badLink, "'\(name)' is a parameter of the link already", "remove it here or from the pattern")
    case .strictParameter(let field):
      Wording(
        .badLink,
        "'\(field.name)' can't be lenient: it has no default",
        "add a default to the key, or write '\(field.type)?' for its type"
      )
    case .uncertainParameter(let name):
      Wording(
        .badLink,
        "'to' needs {\(name)}, but links can be without it",
        "write {\(name)!} where the query item must be there"
      )
    case .badColorName(let name):
      Wording(.badName, "invalid colour name '\(name)'", "start it with a letter; control characters aren't allowed")
    case .systemColor(let name):
      Wording(.badName, "'\(name)' is one of UIKit's colours", "name it by its purpose, such as accent")
    case .laterColor(let name):
      Wording(.badValue, "'\(name)' is used before it is defined", "put it above the colours that use it")
    case .badHost(let host, let problem): Wording(.badLink, "invalid host '\(host)'", problem.description)
    }
  }

  private static func completion(_ missing: [ContextField]) -> String {
    let query = missing.filter { $0.type.isScalar }.map { "\($0.name)={\($0.name)}" }.joined(separator: "&")
    let with = "with: {\(missing.map { "\($0.name): …" }.joined(separator: ", "))}"
    let others = "write {url: …, \(with)}, or add a default to the key"
    return query.isEmpty ? others : "add ?\(query), \(others)"
  }
}
