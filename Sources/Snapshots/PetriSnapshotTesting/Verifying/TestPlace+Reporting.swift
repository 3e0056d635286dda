import Testing
import XCTest

extension TestPlace {
  /// Reports a failure to the framework that runs the current test.
  func report(_ failure: SnapshotFailure) {
    guard Test.current != nil else {
      TestPlace.attachToXCTest(failure)
      XCTFail(failure.description, file: filePath, line: line)
      return
    }
    let location = SourceLocation(
      fileID: "\(fileID)",
      filePath: "\(filePath)",
      line: Int(line),
      column: Int(column)
    )
    for attachment in failure.attachments {
      Attachment.record(attachment.text, named: attachment.name, sourceLocation: location)
    }
    Issue.record(Comment(rawValue: failure.description), sourceLocation: location)
  }

  /// XCTest supports attachments only on Apple platforms.
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
