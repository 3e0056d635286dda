/// A cache of previews: current ones, those before the files changed, and those shown last.
struct PreviewStore: Sendable {
  private var contents: [PreviewRequest: PreviewContent] = [:]
  private var before: [PreviewRequest: PreviewContent] = [:]
  /// The contents shown last, until new ones arrive.
  private(set) var heldPreview = PreviewContent.text([])
  private(set) var heldDetails = PreviewContent.text([])
  private var heldForm: (screen: String, content: PreviewContent)?
  private static let maximumCount = 60
  private static let maximumPixels = 8

  subscript(request: PreviewRequest) -> PreviewContent? { contents[request] }

  func before(_ request: PreviewRequest) -> PreviewContent? { before[request] }

  mutating func keep(_ content: PreviewContent, for request: PreviewRequest) {
    if contents.count >= PreviewStore.maximumCount { contents = [:] }
    if case .pixels = content, pixelCount >= PreviewStore.maximumPixels {
      contents = contents.filter { if case .pixels = $0.value { false } else { true } }
    }
    contents[request] = content
  }

  private var pixelCount: Int {
    contents.values.count { if case .pixels = $0 { true } else { false } }
  }

  mutating func hold(preview: PreviewRequest?, details: PreviewRequest?) {
    if let content = preview.flatMap({ contents[$0] }) { heldPreview = content }
    if let content = details.flatMap({ contents[$0] }) { heldDetails = content }
  }

  mutating func forget(where isOver: (PreviewRequest) -> Bool) { contents = contents.filter { !isOver($0.key) } }

  /// Keeps the content beside a form until a new one arrives.
  mutating func hold(form request: PreviewRequest?) {
    guard let request, let content = self[request] else { return }
    heldForm = (request.screen, content)
  }

  func heldForm(of screen: String) -> PreviewContent? { heldForm.flatMap { $0.screen == screen ? $0.content : nil } }

  /// Discards everything after the files changed, but keeps the pictures as earlier ones.
  mutating func age() {
    let pictures = contents.filter { if case .picture = $0.value { true } else { false } }
    if before.count + pictures.count > PreviewStore.maximumCount { before = [:] }
    before.merge(pictures) { _, new in new }
    contents = [:]
  }
}
