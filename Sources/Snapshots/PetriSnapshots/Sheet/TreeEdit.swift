import PetriRendering

/// An edit of the tree that a cell refers to.
enum TreeEdit: Equatable {
  /// Replaces the headline.
  case headline(String)
  /// Replaces the texts of a heading.
  case subject(node: String, String)
  /// Replaces a part.
  case part(node: String, key: String, String)
  /// Removes a part.
  case without(node: String, key: String)
  /// Adds a part after another one.
  case insertion(node: String, after: String, String)
  /// Replaces the whole line.
  case line(node: String, String)
  /// Removes a node with its content.
  case gone(node: String)
  /// Adds nodes after another one.
  case following(node: String, [ShownNode])
  /// Adds nodes before the other children.
  case beginning(node: String, [ShownNode])

  var node: String {
    switch self {
    case .headline: KeyedTree.headlineKey
    case .subject(let node, _), .part(let node, _, _), .without(let node, _), .insertion(let node, _, _),
      .line(let node, _), .gone(let node), .following(let node, _), .beginning(let node, _):
      node
    }
  }

  /// The order of the edits of one node.
  var rank: Int {
    switch self {
    case .headline, .gone: 0
    case .line: 1
    case .subject: 2
    case .part: 3
    case .without: 4
    case .insertion: 5
    case .beginning: 6
    case .following: 7
    }
  }

  // MARK: - As text

  private static let indent = "  "
  private static let innerIndent = "    "
  private static let goneWord = "gone"
  private static let lineWord = "line"
  private static let followingWords = "followed by"
  private static let beginningWords = "beginning with"
  private static let withoutWord = "without "
  private static let afterWord = "after "

  var lines: [String] {
    switch self {
    case .headline(let text): [TreeEdit.line(node, nil, text)]
    case .subject(let node, let text): [TreeEdit.line(node, nil, text)]
    case .part(let node, let key, let text):
      [TreeEdit.line(node, NodeParts.word(of: text) == key && text.utf8.first != 0x22 ? nil : key, text)]
    case .without(let node, let key): ["\(TreeEdit.indent)\(node), \(TreeEdit.withoutWord)\(key)"]
    case .insertion(let node, let key, let text): [TreeEdit.line(node, TreeEdit.afterWord + key, text)]
    case .line(let node, let text): [TreeEdit.line(node, TreeEdit.lineWord, text)]
    case .gone(let node): ["\(TreeEdit.indent)\(node), \(TreeEdit.goneWord)"]
    case .following(let node, let nodes): TreeEdit.lines(node, TreeEdit.followingWords, nodes)
    case .beginning(let node, let nodes): TreeEdit.lines(node, TreeEdit.beginningWords, nodes)
    }
  }

  private static func line(_ node: String, _ key: String?, _ text: String) -> String {
    "\(indent)\(node)\(key.map { ", \($0)" } ?? ""): \(text)"
  }

  private static func lines(_ node: String, _ words: String, _ nodes: [ShownNode]) -> [String] {
    ["\(indent)\(node), \(words):"] + ShownNode.lines(of: nodes).map { innerIndent + $0 }
  }

  /// Whether a line continues the edit of the previous one.
  static func goesOn(_ line: String) -> Bool { line.utf8.starts(with: innerIndent.utf8) }

  init?(lines: [String]) {
    guard let first = lines.first, first.utf8.starts(with: TreeEdit.indent.utf8) else { return nil }
    let head = first.utf8.dropFirst(TreeEdit.indent.utf8.count)
    let node = Substring(head.prefix { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: ",") })
    guard !node.isEmpty, node.first != " " else { return nil }
    let rest = Substring(head.dropFirst(node.utf8.count))
    self.init(node: String(node), rest: rest, inner: lines.dropFirst())
  }

  private init?(node: String, rest: Substring, inner: ArraySlice<String>) {
    if inner.isEmpty, let text = rest.after(": ") {
      if node == KeyedTree.headlineKey {
        self = .headline(text)
      } else if text.utf8.first == 0x22 {
        self = .subject(node: node, text)
      } else {
        self = .part(node: node, key: NodeParts.word(of: text), text)
      }
      return
    }
    guard let words = rest.after(", ") else { return nil }
    if inner.isEmpty {
      self.init(node: node, words: words[...])
    } else {
      guard let nodes = TreeEdit.nodes(inner) else { return nil }
      switch words {
      case "\(TreeEdit.followingWords):": self = .following(node: node, nodes)
      case "\(TreeEdit.beginningWords):": self = .beginning(node: node, nodes)
      default: return nil
      }
    }
  }

  private init?(node: String, words: Substring) {
    if words == TreeEdit.goneWord {
      self = .gone(node: node)
      return
    }
    if let key = words.after(TreeEdit.withoutWord) {
      self = .without(node: node, key: key)
      return
    }
    guard let colon = words.utf8.firstIndex(of: UInt8(ascii: ":")), let text = words[colon...].after(": ") else {
      return nil
    }
    let key = words[..<colon]
    if key == TreeEdit.lineWord {
      self = .line(node: node, text)
    } else if let before = key.after(TreeEdit.afterWord) {
      self = .insertion(node: node, after: before, text)
    } else {
      self = .part(node: node, key: String(key), text)
    }
  }

  private static func nodes(_ lines: ArraySlice<String>) -> [ShownNode]? {
    let inner = lines.map { $0.utf8.dropFirst(innerIndent.utf8.count) }.map { String(Substring($0)) }
    return ShownNode.nodes(lines: inner)
  }
}

extension Substring {
  /// The rest after a prefix, compared by bytes; `nil` if the prefix is missing.
  fileprivate func after(_ start: String) -> String? {
    utf8.starts(with: start.utf8) ? String(Substring(utf8.dropFirst(start.utf8.count))) : nil
  }
}
