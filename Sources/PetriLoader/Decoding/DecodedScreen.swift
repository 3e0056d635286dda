import PetriCatalog
import PetriDiagnostics
import PetriFormat
import PetriLinks
import PetriYAML

typealias DecodedScreen = DecodedDefinition<ScreenDefinition>

extension DecodedScreen {
  var name: String { definition.name }

  /// The names of the screens that it holds in its usual content.
  var children: [String] { definition.content.inside.map(\.screen) }

  /// The names of the containers around it.
  var layers: [String] { definition.wrapping.lazy.filter(\.kind.isContainer).map(\.name) }

  /// Its content, as it usually is and in each variant with another.
  var contents: [Content] { [definition.content] + definition.variants.compactMap(\.content) }

  /// The containers of UIKit's that its outermost controller is, as it usually is and in its variants.
  var outermostContainers: [SystemContainer] {
    ([definition] + definition.variants.map { definition.applying([$0.experiment: $0.variant]) })
      .compactMap(\.outermostContainer)
  }

  /// Whether UIKit only ever presents it, as it usually is or in a variant.
  var isOnlyPresented: Bool { contents.contains(where: \.isOnlyPresented) }

  // MARK: - Places

  /// The links that lead to it, with their places.
  var linkPatterns: [(pattern: LinkPattern, range: SourceRange)] {
    references.links.map { ($0.link.pattern, node.file.range($0.offsets.lowerBound, $0.offsets.upperBound)) }
  }

  /// The keys of its context with their places, but not what is written elsewhere and shared.
  var ownKeys: [(field: ContextField, isUsed: Bool, range: SourceRange)] {
    guard let node = node["context"] ?? node["parameters"], !node.isAlias else { return [] }
    return node.entries.filter { !$0.isMerged }.compactMap { entry in
      definition.context.firstIndex { $0.name == entry.key.text }
        .map { (definition.context[$0], references.isUsed[$0], entry.key.usedRange) }
    }
  }

  /// The place of its name.
  var nameRange: SourceRange { (node.screenName ?? node).usedRange }

  /// The place of the first of some keys that it has; else of its name.
  func range(of keys: String...) -> SourceRange {
    keys.lazy.compactMap { self.node.entry(for: $0)?.key.usedRange }.first ?? nameRange
  }
}
