import InterfaceBuilder
import PetriCatalog
import PetriFormat

extension ImportReport {
  init(
    _ files: AppFiles,
    _ facts: AppFacts,
    _ draft: CatalogDraft,
    folder: String,
    problems: [ImportProblem],
    lacking: [String]
  ) {
    let (catalog, names) = (draft.loaded.catalog, draft.names)
    let interfaces = catalog.settings.interfaces
    let entries = Dictionary(grouping: catalog.scenes.entries, by: \.file)
    name = facts.name
    self.folder = folder.isEmpty ? "." : folder
    (target, deploymentTarget, devices) = (facts.target, facts.deploymentTarget, facts.devices)
    storyboards = interfaces.enumerated().compactMap { place, file in
      guard file.document?.kind == .storyboard else { return nil }
      let screens = (entries[place] ?? []).compactMap { entry in
        names[entry.id].map { Screen(name: $0, scene: entry.name, title: entry.title) }
      }
      return Storyboard(
        name: file.name,
        path: file.path,
        initial: catalog.scenes.initialScene(of: file.name).flatMap { names[$0.id] },
        isLaunchScreen: file.document?.isLaunchScreen ?? false,
        screens: screens
      )
    }
    xibs = interfaces.enumerated().filter { $1.document?.kind == .xib }.map { place, file in
      Xib(name: file.name, path: file.path, screen: entries[place]?.first.flatMap { names[$0.id] })
    }
    segues = catalog.scenes.entries.flatMap(\.scene.segues).reduce(into: [:]) { $0[$1.segue.kind, default: 0] += 1 }
    (schemes, hosts) = (facts.schemes, facts.domains)
    let documents = Set(interfaces.map(\.name))
    tables = Set(files.strings.map(\.table)).subtracting(documents).subtracting(["InfoPlist"]).sorted()
    locales = draft.locales
    let accent = facts.accentColor.flatMap { files.colors.contains($0) ? $0 : nil }
    assets = Assets(
      catalogues: files.assets,
      colors: files.colors.count,
      images: files.imageSets.count,
      accentColor: accent ?? (files.colors.contains("AccentColor") ? "AccentColor" : nil)
    )
    let pictures = Set(interfaces.flatMap { $0.document.map { Array($0.imageSizes.keys) } ?? [] })
    let used = files.images.filter { pictures.contains($0.imageName) && !files.imageSets.contains($0.imageName) }
    images = Set(used.map(\.folder)).sorted()
    fonts = files.fonts
    let known = Set(files.fonts.map { String($0.fileName) })
    missingFonts = Set(facts.fonts).subtracting(known).sorted()
    classes = Set(interfaces.flatMap { $0.document?.classes ?? [] }).subtracting(["UIResponder"]).sorted()
    unreadParts = interfaces.reduce(into: [:]) { counts, file in
      if let count = file.document?.unread.count, count > 0 { counts[file.path] = count }
    }
    (self.problems, self.lacking) = (problems, lacking)
  }
}

extension InterfaceDocument {
  fileprivate var classes: [String] {
    let ofScenes = scenes.flatMap(\.identities).compactMap(\.customClass)
    return ofScenes
      + objects.flatMap { object -> [String] in
        switch object {
        case .view(let view): view.all.compactMap(\.identity.customClass)
        case .placeholder(_, let name) where name != "IBFilesOwner": []
        default: [object.identity.customClass].compactMap(\.self)
        }
      }
  }
}
