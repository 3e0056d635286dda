import PetriBrowser

extension BrowserHost {
  /// The next picture that the browser needs and that isn't being rendered yet.
  func nextWanted(of model: BrowserModel) -> PreviewRequest? { model.wanted.first { pixels?.isMaking($0) != true } }

  func beginPixels(_ request: PreviewRequest) -> Bool {
    guard let pixels, let drawing = source(of: request).raster(for: request) else { return false }
    return pixels.begin(request, drawing)
  }

  func takePixels(
    _ model: BrowserModel,
    _ terminal: borrowing Terminal,
    _ writer: inout FrameWriter
  ) -> [BrowserMessage] {
    guard let pixels else { return [] }
    let news = pixels.news()
    if news != nil {
      writer.graphics = pixels.kind
      terminal.sendAtEnd(pixels.kind?.farewell ?? "")
    }
    let made = pixels.take(wanted: model.wanted).map { request, preview in
      let content = preview.map { PreviewContent.pixels($0) }
      return BrowserMessage.preview(request, content ?? source(of: request).content(for: request))
    }
    return (news.map { [$0] } ?? []) + made
  }
}
