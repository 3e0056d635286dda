import Foundation
import PetriCatalog

/// The names of the screens that scenes are: of those that a definition takes its own, of the others one made of what the scene is.
struct SceneNames {
  private(set) var names: [SceneID: String] = [:]

  /// - Parameters:
  ///   - taken: the names of the screens that show a scene, by their scenes.
  ///   - known: the names of all other definitions.
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
    // A container that nobody named is called by what it begins with, whatever a definition calls that.
    for entry in scenes.entries where names[entry.id] == nil {
      let inside = entry.ways.first { $0.holds && $0.destination != entry.id }.flatMap { way in
        scenes[way.destination].flatMap(SceneNames.ownName) ?? names[way.destination]
      }
      give(entry.kindName(after: inside ?? entry.id.storyboard.screenName ?? "storyboard"), to: entry.id)
    }
  }

  /// The name by its storyboard identifier, its class or its title; `nil` where it has none that makes a name.
  private static func ownName(of entry: SceneTable.Entry) -> String? {
    let titled = entry.container == nil ? entry.title : nil
    return [entry.storyboardIdentifier, entry.customClass, titled].lazy
      .compactMap { $0?.screenName }.first
  }
}

extension SceneTable.Entry {
  /// `berths-navigation` after `berths`; the name itself for a plain controller.
  fileprivate func kindName(after name: String) -> String {
    guard let container else { return name }
    return "\(name)-\(container.rawValue)"
  }
}

extension String {
  /// A screen's name made of that of a class or of a title: `sign-in` of `SignInViewController`; `nil` where nothing is left.
  var screenName: String? {
    var words: [String] = []
    var word = ""
    var previous: Character?
    let letters = Array(folding(options: .diacriticInsensitive, locale: nil))
    func end() {
      if !word.isEmpty { words.append(word) }
      word = ""
    }
    for (place, letter) in letters.enumerated() {
      guard letter.isASCII, letter.isLetter || letter.isNumber else {
        if letter != "'" { end() }
        previous = nil
        continue
      }
      let next = place + 1 < letters.count ? letters[place + 1] : nil
      // A capital begins a word, the last of several too where a small letter follows.
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
