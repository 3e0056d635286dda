import Expectations
import Foundation
import InterfaceBuilder
import Testing

@Suite struct DocumentErrorTests {
  private func refusal(_ data: Data) -> DocumentError? {
    do {
      _ = try InterfaceDocument(data)
      return nil
    } catch {
      return error
    }
  }

  private func refusal(_ text: String) -> DocumentError? { refusal(Data(text.utf8)) }

  @Test("what isn't XML is refused where it breaks")
  func malformed() {
    expectEqual(refusal("")?.reason, .empty)
    let cut = refusal("<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\">\n<objects>\n<view")
    expectEqual(cut?.reason, .malformed)
    expectEqual(cut?.line, 3)
    expectEqual(refusal("plain text")?.reason, .malformed)
  }

  @Test("an unfinished merge is named")
  func merge() {
    expectEqual(refusal("<document>\n<<<<<<< HEAD\n=======\n>>>>>>> b\n</document>")?.reason, .unfinishedMerge)
  }

  @Test("other documents are named: another platform's, an older Xcode's, none of Interface Builder's")
  func others() {
    expectEqual(
      refusal("<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>")?.reason,
      .otherPlatform("Cocoa")
    )
    expectEqual(refusal("<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>")?.reason, .olderFormat)
    expectEqual(refusal("<html/>")?.reason, .otherDocument(root: "html"))
  }

  @Test("entities are refused, so that none can grow or read a file")
  func entities() {
    let bomb = """
      <?xml version="1.0"?>
      <!DOCTYPE d [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">&b;</document>
      """
    expectEqual(refusal(bomb)?.reason, .entities)
    let file = """
      <!DOCTYPE d [<!ENTITY a SYSTEM "file:///etc/passwd">]>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">&a;</document>
      """
    expectEqual(refusal(file)?.reason, .entities)
  }

  @Test("elements that are in each other without end are refused")
  func depth() {
    let deep = String(repeating: "<view>", count: 5_000)
    let found = refusal("<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\">" + deep)
    #expect(found?.reason == .tooDeep || found?.reason == .malformed)
  }

  @Test("a document of more bytes than the limit is refused before it is read")
  func size() {
    let large = Data(count: DocumentLimits.bytes + 1)
    expectEqual(refusal(large)?.reason, .tooLarge(bytes: DocumentLimits.bytes + 1))
  }
}
