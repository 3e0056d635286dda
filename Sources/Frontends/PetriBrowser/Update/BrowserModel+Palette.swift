import PetriCatalog

extension BrowserModel {
  var paletteEntries: [PaletteModel.Entry] {
    let own = keys.rows.filter { $0.action != .palette && $0.action != .interrupt && $0.action != .stop }
    // Moves come last, because nobody uses the palette for them.
    let actions = (own.filter { !$0.action.isMove } + own.filter(\.action.isMove)).map { row in
      PaletteModel.Entry(
        title: row.action.title,
        words: row.help,
        key: row.keys.first?.shownName ?? "",
        kind: .action,
        command: .action(row.action)
      )
    }
    let link = PaletteModel.Entry(title: "launch by a link", kind: .action, command: .ask(.link))
    return actions + [link] + placeEntries + (stage == nil ? filterEntries : stageEntries) + environmentEntries
      + experimentEntries
  }

  var filterEntries: [PaletteModel.Entry] {
    var entries = [
      PaletteModel.Entry(
        title: "list all screens",
        hint: count { _ in true },
        kind: .action,
        command: .filter(ListFilter())
      )
    ]
    entries += [bookmarked, recent].filter { !$0.names.isEmpty }.map { named in
      PaletteModel.Entry(
        title: "list \(named.word)",
        hint: count { named.names.contains($0.name) },
        command: .filter(ListFilter(named: named))
      )
    }
    let groups = GroupTree(catalog.entries, filter: ListFilter()).paths
    entries += groups.map { path in
      PaletteModel.Entry(
        title: "list group \(path.joined(separator: "/"))",
        hint: count { $0.group.starts(with: path) },
        command: .filter(ListFilter(group: path))
      )
    }
    let tags = Set(catalog.entries.lazy.flatMap(\.tags)).sorted()
    entries += tags.map { tag in
      PaletteModel.Entry(
        title: "list #\(tag)",
        hint: count { $0.tags.contains(tag) },
        command: .filter(ListFilter(tag: tag))
      )
    }
    if catalog.entries.contains(where: \.isBroken) {
      entries.append(
        PaletteModel.Entry(
          title: "list screens with errors",
          hint: count(where: \.isBroken),
          kind: .action,
          command: .filter(ListFilter(problemsOnly: true))
        )
      )
    }
    return entries
  }

  private func count(where isListed: (BrowserEntry) -> Bool) -> String {
    "\(catalog.entries.count(where: isListed))"
  }

  private var stageEntries: [PaletteModel.Entry] {
    guard let stage else { return [] }
    var entries = [
      PaletteModel.Entry(title: "save the context and the state as a fixture", kind: .action, command: .save(.fixture)),
      PaletteModel.Entry(
        title: "save what was done as a walk",
        hint: "\(stage.view.moves.count) step\(stage.view.moves.count == 1 ? "" : "s")",
        kind: .action,
        command: .save(.walk)
      ),
    ]
    entries += [Rendering.tree, .wireframe, .lifecycle, .accessibility].map {
      PaletteModel.Entry(title: "record a snapshot as \($0.rawValue)", kind: .action, command: .record($0))
    }
    entries.append(PaletteModel.Entry(title: "follow a link from here", kind: .action, command: .ask(.open)))
    entries += stage.view.walks.flatMap { name in
      [
        PaletteModel.Entry(title: "play the walk \(name)", command: .walk(name)),
        PaletteModel.Entry(title: "go through the walk \(name) step by step", command: .begin(name)),
      ]
    }
    entries += stage.view.layers.enumerated().map { index, layer in
      PaletteModel.Entry(
        title: "\(layer.isOn ? "take off" : "put on") the layer \(layer.name)",
        hint: "layer \(index)",
        command: .layer(index)
      )
    }
    return entries
      + catalog.state.map { key in
        PaletteModel.Entry(
          title: "set the state \(key)",
          hint: stage.request.state.last { $0.path == key }?.text ?? "",
          command: .ask(.state(key))
        )
      }
  }

  private var experimentEntries: [PaletteModel.Entry] {
    catalog.experiments.flatMap { experiment in
      experiment.variants.map { variant in
        var new = environment
        let isDefault = variant == experiment.variants.first
        new.variants[experiment.name] = isDefault ? nil : variant
        return PaletteModel.Entry(
          title: "experiment \(experiment.name): \(variant)",
          hint: new == environment ? "now" : "",
          command: .environment(new)
        )
      }
    }
  }

  private var environmentEntries: [PaletteModel.Entry] {
    func entry(
      _ title: String,
      _ isNow: Bool,
      words: String = "",
      _ change: (inout ShownEnvironment) -> Void
    ) -> PaletteModel.Entry {
      var new = environment
      change(&new)
      return PaletteModel.Entry(title: title, words: words, hint: isNow ? "now" : "", command: .environment(new))
    }
    return catalog.devices.map { device in
      entry("device \(device)", device == environment.device) { $0.device = device }
    }
      + catalog.appearances.map { appearance in
        entry("\(appearance.rawValue) mode", appearance == environment.appearance, words: "appearance") {
          $0.appearance = appearance
        }
      }
      + catalog.contentSizes.map { size in
        entry("text size \(size.rawValue)", size == environment.contentSize) { $0.contentSize = size }
      }
      + catalog.locales.map { locale in
        entry("locale \(locale)", locale == environment.locale, words: "language") { $0.locale = locale }
      }
  }
}
