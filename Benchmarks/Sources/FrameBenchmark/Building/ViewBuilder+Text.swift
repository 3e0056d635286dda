import UIKit

extension ViewBuilder {
  func label(_ node: TextNode) -> UILabel {
    let label = UILabel()
    label.font = fonts.font(node.font)
    label.numberOfLines = node.lines
    let modes: [String: NSLineBreakMode] = [
      "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
      "headTruncation": .byTruncatingHead, "middleTruncation": .byTruncatingMiddle,
    ]
    label.lineBreakMode = modes[node.lineBreakMode ?? ""] ?? .byTruncatingTail
    if let width = node.preferredWidth { label.preferredMaxLayoutWidth = width }
    if node.runs.isEmpty {
      label.text = fonts.text(node.text, node.font)
    } else {
      label.attributedText = attributed(node.runs)
    }
    return label
  }

  private func attributed(_ runs: [TextNode.Run]) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    for run in runs {
      let string = fonts.text(run.text, run.font) ?? ""
      text.append(NSAttributedString(string: string, attributes: [.font: fonts.font(run.font, usual: 12)]))
    }
    return text
  }

  func field(_ node: TextNode) -> UITextField {
    let field = UITextField()
    field.font = fonts.font(node.font)
    field.text = fonts.text(node.text, node.font)
    field.placeholder = fonts.text(node.placeholder, node.font)
    let styles: [String: UITextField.BorderStyle] = ["line": .line, "bezel": .bezel, "roundedRect": .roundedRect]
    field.borderStyle = styles[node.borderStyle ?? ""] ?? .none
    return field
  }

  func textView(_ node: TextNode) -> UITextView {
    let view = UITextView()
    view.font = fonts.font(node.runs.first?.font ?? node.font, usual: 14)
    view.text = fonts.text(node.text, node.font)
    view.isScrollEnabled = node.scrolls
    return view
  }
}
