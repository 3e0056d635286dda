import Foundation
import PetriBrowser
import PetriCatalog

/// The details of a screen that the browser needs beside its summary: the texts that are searched, where it leads, and
/// how it is found by a link.
struct ScreenDetails: Sendable {
  /// The titles and the texts to read on the screen.
  let texts: EntryTexts
  /// The screens that it leads to, and those that it is put on.
  let ways: ScreenWays
  /// The links that lead to it.
  let links: [LinkDefinition]

  init(_ screen: ScreenDefinition) {
    texts = EntryTexts(screen)
    ways = ScreenWays(screen)
    links = screen.links
  }
}

extension EntryTexts {
  /// Collects the texts of a screen in any locale, each once.
  init(_ screen: ScreenDefinition) {
    var seen: Set<String> = []
    func once(_ text: LocalizedText?) -> [String] {
      (text?.variants ?? []).map(\.text.description).filter { !$0.isEmpty && seen.insert($0).inserted }
    }
    let titles = once(screen.title)
    var texts = screen.summary.map { [$0] } ?? []
    texts += screen.content.children.flatMap { once($0.title) }
    switch screen.content {
    case .alert(let alert): texts += once(alert.title) + once(alert.message) + alert.actions.flatMap { once($0.title) }
    case .share(let share): texts += share.items.flatMap { once($0) }
    default: break
    }
    let search = screen.bar?.search
    texts += once(search?.placeholder) + once(search?.text) + (search?.scopes ?? []).flatMap { once($0) }
    texts +=
      once(screen.bar?.prompt) + (screen.bar?.items ?? []).flatMap { once($0.title) + once($0.accessibilityLabel) }
    var waiting = Array((screen.content.views + screen.supportingViews).reversed())
    while let view = waiting.popLast() {
      texts += view.texts.flatMap { once($0) } + once(view.accessibilityLabel)
      texts += view.menuElements.flatMap { once($0.title) }
      texts += view.accessory.flatMap { once($0.title) + once($0.accessibilityLabel) }
      waiting += view.views.reversed()
    }
    self.init(file: screen.place.file, titles: titles, texts: texts)
  }
}

extension ViewDefinition {
  /// The texts that are read on it.
  fileprivate var texts: [LocalizedText?] {
    switch kind {
    case .label(let label): [label.text]
    case .button(let button): [button.title]
    case .textField(let field), .searchField(let field): [field.placeholder, field.text]
    case .textView(let view): [view.placeholder, view.text]
    case .segments(let segments): segments.titles
    case .picker(let picker): picker.titles
    default: []
    }
  }
}

extension ScreenDetails {
  func write(to writer: inout IndexWriter) {
    writer.write(texts.file)
    for list in [texts.titles, texts.texts, ways.children, ways.origins, ways.interceptors] {
      writer.write(list) { $0.write($1) }
    }
    writer.write(ways.taps) { writer, tap in
      switch tap {
      case .opens(let name):
        writer.write(0)
        writer.write(name)
      case .follows(let link):
        writer.write(1)
        writer.write(link)
      }
    }
    // Links with their routes are few.
    let encoded = links.isEmpty ? Data() : (try? JSONEncoder().encode(links)) ?? Data()
    writer.write(Array(encoded))
  }

  init(from reader: inout IndexReader) throws(IndexReader.Malformed) {
    func list() throws(IndexReader.Malformed) -> [String] {
      try reader.list { reader throws(IndexReader.Malformed) in try reader.text() }
    }
    let file = try reader.text()
    let titles = try list()
    texts = EntryTexts(file: file, titles: titles, texts: try list())
    let (children, origins, interceptors) = (try list(), try list(), try list())
    let taps = try reader.list { reader throws(IndexReader.Malformed) -> ScreenWays.Tap in
      try reader.number() == 0 ? .opens(try reader.text()) : .follows(try reader.text())
    }
    ways = ScreenWays(children: children, taps: taps, origins: origins, interceptors: interceptors)
    let encoded = try reader.part()
    if encoded.isEmpty {
      links = []
    } else {
      guard let decoded = try? JSONDecoder().decode([LinkDefinition].self, from: Data(encoded)) else {
        throw IndexReader.Malformed()
      }
      links = decoded
    }
  }
}
