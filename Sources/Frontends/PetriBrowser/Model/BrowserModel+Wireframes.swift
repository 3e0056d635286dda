import PetriText

/// How wide wireframes are made, so that a device fits where it is shown.
extension BrowserModel {
  /// The room of a wireframe in so many columns; `nil` where there is room for its usual width.
  func wireframeRoom(_ columns: Int, _ environment: ShownEnvironment) -> PreviewRequest.Room? {
    guard columns < BrowserLayout.phoneColumns || environment.isWide else { return nil }
    return PreviewRequest.Room(columns: columns, rows: nil)
  }

  /// The most columns that the wireframe of the launched screen shall have, its frame included; `nil` for as many as it
  /// usually has.
  public var stageColumns: Int? {
    guard let stage, !stage.isFullSize else { return nil }
    return wireframeRoom(layout.stage.width, stage.request.environment)?.columns
  }

  /// The most columns that a launched screen shall have where two of its steps are beside each other; `nil` for as many as it has
  /// alone.
  public var stepColumns: Int? {
    guard let stage else { return nil }
    let half = wireframeRoom(stepAreas.left.width, stage.request.environment)?.columns
    return half == stageColumns ? nil : half
  }
}

extension ShownEnvironment {
  /// Whether the device is wider than a phone that is held upright.
  fileprivate var isWide: Bool { device.hasPrefix("ipad") || device.hasSuffix("landscape") }
}
