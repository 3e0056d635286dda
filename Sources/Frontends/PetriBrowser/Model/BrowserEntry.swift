import PetriText

/// A screen as the browser lists it.
public struct BrowserEntry: Hashable, Sendable {
  /// The screen's name.
  public let name: String
  /// The title for people, harmless and without marks that can't be seen.
  public let title: String
  /// The group's path, outermost first.
  public internal(set) var group: [String]
  /// Words to find it by.
  public let tags: [String]
  /// Whether the screen has errors, so that it can't be composed.
  public let isBroken: Bool

  /// Makes an entry.
  public init(name: String, title: String, group: [String] = [], tags: [String] = [], isBroken: Bool = false) {
    self.name = name
    self.title = TextCleaning.title.clean(title)
    self.group = group
    self.tags = tags
    self.isBroken = isBroken
  }

  /// The title; `nil` where it has the name's words.
  public var ownTitle: String? { title.words == name.words ? nil : title }

  /// The tags without those that are a group's name once more.
  public var ownTags: [String] {
    let known = group.map(\.words)
    return tags.filter { !known.contains($0.words) }
  }

  /// The text that is searched: the name first, so that matches in it are marked where it is shown.
  public var searchText: String {
    ([name, title] + group + tags.map { "#\($0)" }).joined(separator: " ")
  }
}
