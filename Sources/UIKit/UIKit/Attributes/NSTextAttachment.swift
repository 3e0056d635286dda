public import Foundation
public import HeadlessUIKit

/// An attachment, in a letter's place in a text.
open class NSTextAttachment: NSObject {
  private let header = FoundationHeader()
  public static let character = 0xFFFC

  open var image: UIImage?
  open var bounds = CGRect.zero
  open var contents: Data?
  open var fileType: String?

  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
  }

  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  /// There are no archives of attachments here; makes an empty one.
  public required init?(coder: NSCoder) {
    super.init()
  }

  public convenience override init() {
    self.init(data: nil, ofType: nil)
  }
}

extension NSAttributedString {
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
