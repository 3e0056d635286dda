import Expectations
import PetriCatalog
import PetriUIKit
import Testing

@testable import PetriComposer

@MainActor
@Suite("Avatars", .serialized)
struct AvatarTests {
  @Test(
    "the initials are the first letters of the first and the last word, as capitals",
    arguments: [
      ("Ann Smith", "AS"), ("ann", "A"), ("Jean Luc van Dam", "JD"), ("  Ann \n Smith ", "AS"), ("", ""), (" ", ""),
      ("анна каренина", "АК"), ("e\u{301}mile zola", "E\u{301}Z"), ("👩‍🍳 🇩🇪🇫🇷", "👩‍🍳🇩🇪"), ("ßa ﬁb", "SF"),
    ]
  )
  func initials(_ name: String, _ initials: String) {
    expectEqual(name.initials, initials)
  }

  private func avatar(in size: CGSize) -> AvatarView {
    let avatar = AvatarView("Ann Smith", size: 40, color: .systemTeal)
    avatar.frame = CGRect(origin: .zero, size: size)
    avatar.layoutIfNeeded()
    return avatar
  }

  @Test("the circle is as large as asked, in the middle of the room there is")
  func middle() {
    let avatar = avatar(in: CGSize(width: 100, height: 60))
    expectEqual(avatar.intrinsicContentSize, CGSize(width: 40, height: 40))
    expectEqual(avatar.circle.frame, CGRect(x: 30, y: 10, width: 40, height: 40))
  }

  @Test("where there is less room, it is smaller and still a circle")
  func small() {
    let circle = avatar(in: CGSize(width: 100, height: 20)).circle
    expectEqual(circle.frame, CGRect(x: 40, y: 0, width: 20, height: 20))
    circle.layoutIfNeeded()
    expectEqual(circle.layer.cornerRadius, 10)
  }
}
