/// The distinct texts, rows and lists of rows of a screen's looks.
struct StageRows {
  /// Distinct values in the order in which they were added.
  struct Known<Value: Hashable> {
    private(set) var all: [Value] = []
    private var places: [Value: Int] = [:]

    /// The index of a value, which is added if it is new.
    mutating func place(of value: Value) -> Int {
      if let place = places[value] { return place }
      places[value] = all.count
      all.append(value)
      return all.count - 1
    }
  }

  private(set) var texts = Known<String>()
  private(set) var rows = Known<StageData.Row>()
  private(set) var lists = Known<[Int]>()

  /// The index of a tree's list of rows.
  mutating func list(of lines: [GalleryLook.Line]) -> Int {
    lists.place(of: lines.map { row(depth: $0.depth, $0.text, place: $0.place, $0.frame) })
  }

  /// The index of the list of VoiceOver stops.
  mutating func list(of stops: [GalleryLook.Stop]) -> Int {
    lists.place(of: stops.map { row(depth: 0, $0.words, place: nil, $0.frame) })
  }

  private mutating func row(depth: Int, _ text: String, place: String?, _ frame: GalleryFrame?) -> Int {
    let place = place.map { texts.place(of: $0) }
    return rows.place(of: StageData.Row(depth: depth, text: texts.place(of: text), place: place, frame: frame))
  }
}
