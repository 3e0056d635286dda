import Foundation
import PetriCatalog

/// The screen names of scenes: from a definition that shows the scene, or else derived from the scene.
struct SceneNames {
  private(set) var names: [SceneID: String] = [:]

  /// - Parameters:
  ///   - taken: The names of screens that show a scene, by scene.
  ///   - known: The names of all other definitions.
  init(_ scenes: SceneTable, taken: [SceneID: String], besides known: Set<String>) {
    names = taken
    var used = known.union(taken.values)
    func give(_ name: String, to id: SceneID) {
      var (unique, number) = (name, 2)
      while !used.insert(unique).inserted {
        unique = "\(name)-\(number)"
        number += 1
      }
      names[id] = unique
    }
    for entry in scenes.entries where names[entry.id] == nil {
      guard let name = SceneNames.ownName(of: entry) else { continue }
      give(name, to: entry.id)
    }
    // An unnamed container is named after its first screen, under that screen's derived name.
    for entry in scenes.entries where names[entry.id] == nil {
      let inside = entry.segues.first { $0.holds && $0.destination != entry.id }.flatMap { segue in
        scenes[segue.destination].flatMap(SceneNames.ownName) ?? names[segue.destination]
      }
      give(entry.kindName(after: inside ?? entry.id.storyboard.screenName ?? "storyboard"), to: entry.id)
    }
  }

  /// The name derived from the storyboard identifier, class or title; nil if none is usable.
  private static func ownName(of entry: SceneTable.Entry) -> String? {
    let titled = entry.container == nil ? entry.title : nil
    return [entry.storyboardIdentifier, entry.customClass, titled].lazy
      .compactMap { $0?.screenName }.first
  }
}

extension SceneTable.Entry {
  /// `berths-navigation` for `berths`; the name itself for a plain controller.
  fileprivate func kindName(after name: String) -> String {
    guard let container else { return name }
    return "\(name)-\(container.rawValue)"
  }
}

extension String {
  /// A screen name derived from a class or title: `sign-in` for `SignInViewController`; nil if nothing remains.
  var screenName: String? {
    var words: [String] = []
    var word = ""
    var previous: Character?
    let letters = Array(folding(options: .diacriticInsensitive, locale: nil))
    func end() {
      if !word.isEmpty { words.append(word) }
      word = ""
    }
    for (index, letter) in letters.enumerated() {
      guard letter.isASCII, letter.isLetter || letter.isNumber else {
        if letter != "'" { end() }
        previous = nil
        continue
      }
      let next = index + 1 < letters.count ? letters[index + 1] : nil
      // A capital starts a word; of several capitals, the last if a lowercase letter follows.
      if letter.isUppercase, let previous, !previous.isUppercase || next?.isLowercase == true { end() }
      word += letter.lowercased()
      previous = letter
    }
    end()
    let endings = [["view", "controller"], ["controller"], ["vc"], ["scene"], ["screen"]]
    for ending in endings where words.count > ending.count && words.suffix(ending.count).elementsEqual(ending) {
      words.removeLast(ending.count)
      break
    }
    while let first = words.first?.first, first.isNumber { words.removeFirst() }
    return words.isEmpty ? nil : String(words.joined(separator: "-").prefix(60))
  }
}
