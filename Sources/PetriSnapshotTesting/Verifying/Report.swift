import Testing
import XCTest

/// Tells the test framework that runs the current test of a failure.
@MainActor
enum Report {
  static func report(_ failure: SnapshotFailure?, at place: TestPlace) {
    guard let failure else { return }
    guard Test.current != nil else {
      attachToXCTest(failure)
      XCTFail(failure.description, file: place.filePath, line: place.line)
      return
    }
    let location = SourceLocation(
      fileID: "\(place.fileID)",
      filePath: "\(place.filePath)",
      line: Int(place.line),
      column: Int(place.column)
    )
    for attachment in failure.attachments {
      Attachment.record(attachment.text, named: attachment.name, sourceLocation: location)
    }
    Issue.record(Comment(rawValue: failure.description), sourceLocation: location)
  }

  /// XCTest has attachments on Apple's systems only.
  private static func attachToXCTest(_ failure: SnapshotFailure) {
    #if canImport(ObjectiveC)
      XCTContext.runActivity(named: "Snapshot") { activity in
        for text in failure.attachments {
          let attachment = XCTAttachment(string: text.text)
          attachment.name = text.name
          activity.add(attachment)
        }
      }
    #endif
  }
}
