public import Foundation
public import HeadlessUIKit

/// What is in a text in a letter's place.
open class NSTextAttachment: NSObject {
  private let header = FoundationHeader()
  /// The letter that stands for it: U+FFFC.
  public static let character = 0xFFFC

  /// The picture; none by default.
  open var image: UIImage?
  /// Its place over the line and its size; the picture's size by default.
  open var bounds = CGRect.zero
  /// The content; none by default.
  open var contents: Data?
  /// The kind of the content; none by default.
  open var fileType: String?

  /// An attachment with content.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
  }

  /// An attachment with a picture.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  /// There are no archives of attachments here; makes an empty one.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// An empty attachment.
  public convenience override init() {
    self.init(data: nil, ofType: nil)
  }
}

extension NSAttributedString {
  /// The letter that stands for an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
