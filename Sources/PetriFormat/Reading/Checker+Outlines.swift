package import PetriCatalog
package import PetriDiagnostics
package import PetriYAML

extension Checker {
  /// The outlines of a file's screens, which are wrapped in some layers as their folder's defaults say; `nil` where one of its documents is no screen that is certainly right.
  package static func outlines(
    of tree: YAMLTree,
    roots: [Int],
    file: SourceFile,
    rules: CheckRules,
    inherited layers: [Layer]
  ) -> [ScreenOutline]? {
    // A layer that code makes may do anything.
    guard !layers.contains(where: { if case .controller = $0.kind { true } else { false } }) else { return nil }
    var outlines: [ScreenOutline] = []
    outlines.reserveCapacity(roots.count)
    for root in roots {
      guard let name = tree.given(.screen, in: root) ?? tree.given(.part, in: root) else { return nil }
      var checker = Checker(tree, file: file, rules: rules, inherited: layers)
      guard checker.screen(root) else { return nil }
      outlines.append(
        ScreenOutline(
          name: tree.string(name),
          nameOffsets: tree.offsets(name),
          context: checker.context,
          keyOffsets: checker.keyOffsets(of: root),
          references: checker.references,
          look: checker.look,
          head: rules.keepsHeads ? checker.head(of: root) : nil
        )
      )
    }
    return outlines
  }

  /// Where the context's first keys are, which are its own: those that merge keys bring come last and are elsewhere.
  private func keyOffsets(of root: Int) -> [Range<Int>] {
    guard let context = tree.given(look.isPart ? .parameters : .context, in: root), !tree.isAlias(context) else {
      return []
    }
    return tree.ownEntries(context).map { tree.offsets($0.key) }
  }

  /// What lists show of a screen that is right.
  private func head(of root: Int) -> ScreenOutline.Head {
    var head = ScreenOutline.Head()
    head.title = tree.given(.title, in: root).flatMap {
      tree.localized($0, strings: rules.strings, locales: rules.settings.locales)
    }
    head.summary = tree.given(.summary, in: root).map(tree.string)
    head.group = tree.given(.group, in: root).map { group in
      tree.text(group).split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
    }
    head.tags = tree.given(.tags, in: root).map { tree.elements($0).map(tree.string) }
    return head
  }
}
