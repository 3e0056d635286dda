import Expectations
import Testing
import UIKit

@MainActor @Suite struct AttributeTests {
  @Test("texts with shadows and attachments can be joined")
  func joined() {
    let made: [(NSAttributedString.Key, () -> Any)] = [
      (.shadow, { NSShadow() }), (.attachment, { NSTextAttachment() }),
    ]
    for (key, make) in made {
      let other = NSMutableAttributedString(string: "a", attributes: [key: make()])
      other.append(NSAttributedString(string: "b", attributes: [key: make()]))
      expectEqual(other.string, "ab")
    }
    expectEqual(NSAttributedString(attachment: NSTextAttachment(image: UIImage())).length, 1)
  }
}
