/// The pictures of screens, as far as they are kept: now, before the files changed, and those shown last.
struct PreviewStore: Sendable {
  private var contents: [PreviewRequest: PreviewContent] = [:]
  /// How screens looked before the files changed.
  private var before: [PreviewRequest: PreviewContent] = [:]
  /// The content shown last in the panes, which stays until the wanted one is there.
  private(set) var heldPreview = PreviewContent.text([])
  private(set) var heldDetails = PreviewContent.text([])
  private var heldForm: (screen: String, content: PreviewContent)?
  /// More are not kept.
  private static let maximumCount = 60
  /// Pixels take more memory.
  private static let maximumPixels = 8

  subscript(request: PreviewRequest) -> PreviewContent? { contents[request] }

  /// How something looked before the files changed.
  func before(_ request: PreviewRequest) -> PreviewContent? { before[request] }

  /// Keeps the content for a request, and drops others where there are too many.
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

  /// Keeps the panes' contents for as long as the next ones are not there.
  mutating func hold(preview: PreviewRequest?, details: PreviewRequest?) {
    if let content = preview.flatMap({ contents[$0] }) { heldPreview = content }
    if let content = details.flatMap({ contents[$0] }) { heldDetails = content }
  }

  /// Forgets some of the screens' contents.
  mutating func forget(where isOver: (PreviewRequest) -> Bool) { contents = contents.filter { !isOver($0.key) } }

  /// Keeps the content beside a form for as long as the next is not there, or something is wrong.
  mutating func hold(form request: PreviewRequest?) {
    guard let request, let content = self[request] else { return }
    heldForm = (request.screen, content)
  }

  /// The content shown last beside the form of a screen.
  func heldForm(of screen: String) -> PreviewContent? { heldForm.flatMap { $0.screen == screen ? $0.content : nil } }

  /// Drops all, since files have changed, and keeps the pictures among them as those before.
  mutating func age() {
    let pictures = contents.filter { if case .picture = $0.value { true } else { false } }
    if before.count + pictures.count > PreviewStore.maximumCount { before = [:] }
    before.merge(pictures) { _, new in new }
    contents = [:]
  }
}
