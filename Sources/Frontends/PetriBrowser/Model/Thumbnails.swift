import PetriText

/// The thumbnails that have been made, and how wide screens are for their height.
struct Thumbnails: Sendable {
  private var contents: [PreviewRequest: PreviewContent] = [:]
  /// The columns for each row of a picture, by the devices on which pictures have been seen.
  private var ratios: [String: Double] = [:]

  /// More are not kept but those that are seen.
  private static let maximum = 200
  /// A ratio that is nearer to the assumed one isn't a reason to make pictures anew.
  private static let tolerance = 0.12

  subscript(request: PreviewRequest) -> PreviewContent? { contents[request] }

  /// How many columns a picture takes for each of its rows: that of a phone or of a pad where none has been seen.
  func ratio(on device: String) -> Double { ratios[device] ?? (device.hasPrefix("ipad") ? 1.4 : 0.92) }

  /// Keeps a thumbnail.
  ///
  /// - Parameter seen: those that are kept whatever comes.
  mutating func keep(_ content: PreviewContent, for request: PreviewRequest, seen: [PreviewRequest]) {
    if contents.count >= Thumbnails.maximum {
      let seen = Set(seen)
      contents = contents.filter { seen.contains($0.key) }
    }
    contents[request] = content
    let device = request.environment.device
    guard case .picture(let picture) = content, picture.height > 8, ratios[device] == nil else { return }
    let ratio = Double(picture.width - 2) / Double(picture.height - 2)
    let taken = self.ratio(on: device)
    ratios[device] = abs(ratio - taken) > taken * Thumbnails.tolerance ? ratio : taken
  }

  /// Forgets all pictures.
  mutating func removeAll() { contents = [:] }
}
