import PetriCatalog
import PetriDiagnostics
import PetriFormat
import PetriLinks
import PetriYAML

typealias DecodedScreen = DecodedDefinition<ScreenDefinition>

extension DecodedScreen {
  var name: String { definition.name }

  /// The names of the child screens in the default content.
  var children: [String] { definition.content.inside.map(\.screen) }

  /// The names of the enclosing containers.
  var layers: [String] { definition.wrapping.lazy.filter(\.kind.isContainer).map(\.name) }

  var contents: [Content] { [definition.content] + definition.variants.compactMap(\.content) }

  /// The kinds of system container that the outermost controller is, by default and in variants.
  var outermostContainers: [SystemContainer] {
    ([definition] + definition.variants.map { definition.applying([$0.experiment: $0.variant]) })
      .compactMap(\.outermostContainer)
  }

  /// Whether UIKit can only present the screen, by default or in a variant.
  var isOnlyPresented: Bool { contents.contains(where: \.isOnlyPresented) }

  // MARK: - Locations

  var linkPatterns: [(pattern: LinkPattern, range: SourceRange)] {
    references.links.map { ($0.link.pattern, node.file.range($0.offsets.lowerBound, $0.offsets.upperBound)) }
  }

  /// The context keys with their ranges, except those shared from elsewhere.
  var ownKeys: [(field: ContextField, isUsed: Bool, range: SourceRange)] {
    guard let node = node["context"] ?? node["parameters"], !node.isAlias else { return [] }
    return node.entries.filter { !$0.isMerged }.compactMap { entry in
      definition.context.firstIndex { $0.name == entry.key.text }
        .map { (definition.context[$0], references.isUsed[$0], entry.key.usedRange) }
    }
  }

  var nameRange: SourceRange { (node.screenName ?? node).usedRange }

  /// The range of the first of these keys that exists, or else of the name.
  func range(of keys: String...) -> SourceRange {
    keys.lazy.compactMap { self.node.entry(for: $0)?.key.usedRange }.first ?? nameRange
  }
}
