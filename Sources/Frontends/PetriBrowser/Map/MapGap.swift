import PetriCatalog
import PetriText

/// The ways between the boxes of a layer and those a step farther out: stubs, columns in which they go up and down, words.
///
/// Columns are counted from the inner boxes outwards, from 1 on, on both sides alike.
struct MapGap {
  typealias Kind = CatalogGraph.Edge.Kind

  /// The labels of ways.
  enum Labels: CaseIterable {
    /// A letter for each kind.
    case letters
    /// A word, letters where it is more than one thing.
    case words
    /// Words.
    case allWords
  }

  /// The ways of one inner box.
  struct Net {
    let inner: Int
    let row: Int
    let links: [MapNeighbourhood.Link]
    /// The column in which they go up and down, counted from 0 on.
    var channel = 0
  }

  private(set) var nets: [Net]
  /// How many columns there are for going up and down.
  private(set) var channels: Int
  /// The rows of the outer boxes.
  let rows: [Int: Int]
  /// The kinds of ways to each outer box.
  private let kinds: [Int: [Kind]]
  /// The detail of the labels of ways.
  var labels = Labels.letters
  /// Columns that are left over.
  var slack = 0

  /// More ways than these share their columns.
  private static let maximumChannels = 4

  /// - Parameters:
  ///   - innerRows: the rows of the inner boxes in which ways reach them.
  ///   - rows: those of the outer boxes.
  init(_ links: [MapNeighbourhood.Link], innerRows: [(member: Int, row: Int)], rows: [Int: Int]) {
    self.rows = rows
    let own = Dictionary(grouping: links, by: \.inner)
    nets = innerRows.compactMap { member, row in own[member].map { Net(inner: member, row: row, links: $0) } }
    kinds = nets.flatMap(\.links).reduce(into: [:]) { known, link in
      for kind in link.kinds where known[link.outer]?.contains(kind) != true {
        known[link.outer, default: []].append(kind)
      }
    }
    channels = 1
    assignChannels()
  }

  /// Ways whose rows don't overlap share a column. Those that would otherwise cross another box's way come first, next to
  /// the boxes, where the crossing is short.
  private mutating func assignChannels() {
    let targets = Dictionary(grouping: nets.flatMap(\.links), by: { rows[$0.outer] ?? 0 })
    func runsIntoOthers(_ net: Net) -> Bool { targets[net.row]?.contains { $0.inner != net.inner } ?? false }
    let order = nets.indices.sorted { one, other in
      let (first, second) = (runsIntoOthers(nets[one]), runsIntoOthers(nets[other]))
      return first == second ? one < other : first
    }
    var taken: [[ClosedRange<Int>]] = []
    for place in order {
      let span = span(of: nets[place])
      var channel = taken.firstIndex { !$0.contains { $0.overlaps(span) } } ?? taken.count
      channel = min(channel, MapGap.maximumChannels - 1)
      if channel == taken.count { taken.append([]) }
      taken[channel].append(span)
      nets[place].channel = channel
    }
    channels = max(1, taken.count)
  }

  /// The rows that a net goes through.
  func span(of net: Net) -> ClosedRange<Int> {
    let all = [net.row] + net.links.compactMap { rows[$0.outer] }
    return (all.min() ?? net.row)...(all.max() ?? net.row)
  }

  /// The column in which a net goes up and down.
  func column(of net: Net) -> Int { 2 + 2 * net.channel + slack / 2 }

  /// The kinds of ways to an outer box.
  func kinds(of outer: Int) -> [Kind] { kinds[outer] ?? [] }

  /// The label of the way to an outer box: the parts of each kind.
  func label(of kinds: [Kind]) -> [(kind: Kind, text: String)] {
    guard labels == .allWords || labels == .words && kinds.count == 1 else {
      return kinds.map { ($0, String($0.letter)) }
    }
    return kinds.enumerated().map { ($1, $0 + 1 < kinds.count ? "\($1.word)+" : $1.word) }
  }

  /// The columns that the longest label takes.
  var labelColumns: Int {
    rows.keys.map { label(of: kinds(of: $0)).reduce(0) { $0 + $1.text.columns } }.max() ?? 1
  }

  /// All columns between the boxes: the channels, a dash, the label, an arrow or a dash.
  var width: Int { 2 * channels + 2 + labelColumns + slack }
}

extension CatalogGraph.Edge.Kind {
  /// The word on a way.
  var word: String {
    switch self {
    case .opens: "opens"
    case .links: "links"
    case .holds: "holds"
    case .routes: "routes"
    case .asks: "asks"
    }
  }

  /// The letter on it where the word is too long.
  var letter: Character { word.first ?? "?" }
}
