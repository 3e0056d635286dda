import Foundation
import InterfaceBuilder

@MainActor
struct InterfaceValues {
  let interface: HeadlessInterface

  func text(_ text: String?, _ property: String, of identity: InterfaceIdentity) -> String? {
    text.map { interface.strings["\(identity.id).\(property)"] ?? $0 }
  }

  func color(_ color: InterfaceColor?) -> UIColor? {
    switch color {
    case nil: nil
    case .components(let red, let green, let blue, let alpha, let isDisplayP3):
      isDisplayP3
        ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
        : UIColor(red: red, green: green, blue: blue, alpha: alpha)
    case .white(let white, let alpha): UIColor(white: white, alpha: alpha)
    case .named(let name):
      HeadlessRuntime.colors[name] ?? interface.document.colors[name].flatMap { self.color($0) }
    case .system(let name): Self.systemColors[name] ?? interface.document.systemColors[name].flatMap { self.color($0) }
    }
  }

  private static let systemColors: [String: UIColor] = {
    let named: [UIColor] = [
      .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal, .systemCyan, .systemBlue,
      .systemIndigo, .systemPurple, .systemPink, .systemBrown, .systemGray, .systemGray2, .systemGray3, .systemGray4,
      .systemGray5, .systemGray6, .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .link, .placeholderText,
      .separator, .opaqueSeparator, .systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
      .systemGroupedBackground, .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground, .systemFill,
      .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill, .tintColor,
    ]
    var colors = Dictionary(named.compactMap { color in color.name.map { ($0, color) } }) { first, _ in first }
    colors["darkTextColor"] = UIColor(white: 0, alpha: 1)
    colors["lightTextColor"] = UIColor(white: 1, alpha: 0.6)
    colors["groupTableViewBackgroundColor"] = .systemGroupedBackground
    colors["tableCellGroupedBackgroundColor"] = .secondarySystemGroupedBackground
    return colors
  }()

  func font(_ font: InterfaceFont?, defaultSize: CGFloat) -> UIFont {
    switch font {
    case nil: .systemFont(ofSize: defaultSize)
    case .system(let size, _, true): .italicSystemFont(ofSize: size)
    case .system(let size, let weight, false): .systemFont(ofSize: size, weight: Self.weights[weight] ?? .regular)
    case .style(let style): .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
    case .named(let name, let size): UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
    }
  }

  private static let weights: [String: UIFont.Weight] = [
    "ultralight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  func image(_ image: InterfaceImage?) -> UIImage? {
    guard let image else { return nil }
    let isSymbol = image.isSymbol || interface.document.symbols.contains(image.name)
    var found =
      isSymbol
      ? UIImage(systemName: image.name, withConfiguration: image.symbol.map(Self.configuration))
      : HeadlessRuntime.image(
        named: image.name,
        orOfSize: interface.document.imageSizes[image.name].map { CGSize(width: $0.width, height: $0.height) }
          ?? CGSize(width: 60, height: 60)
      )
    switch image.renderingMode {
    case "template": found = found?.withRenderingMode(.alwaysTemplate)
    case "original": found = found?.withRenderingMode(.alwaysOriginal)
    default: break
    }
    return found
  }

  private static func configuration(_ symbol: InterfaceImage.Symbol) -> UIImage.SymbolConfiguration {
    let scales: [String: UIImage.SymbolScale] = ["small": .small, "medium": .medium, "large": .large]
    let scale = scales[symbol.scale ?? ""] ?? .unspecified
    if let style = symbol.style { return UIImage.SymbolConfiguration(textStyle: .init(rawValue: style), scale: scale) }
    guard let size = symbol.pointSize else { return UIImage.SymbolConfiguration(scale: scale) }
    let weights: [String: UIImage.SymbolWeight] = [
      "ultralight": .ultraLight, "thin": .thin, "light": .light, "medium": .medium, "semibold": .semibold,
      "bold": .bold, "heavy": .heavy, "black": .black,
    ]
    return UIImage.SymbolConfiguration(
      pointSize: size,
      weight: weights[symbol.weight ?? ""] ?? .regular,
      scale: scale
    )
  }

  func attributed(_ text: AttributedText) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    for run in text.runs {
      var attributes: [NSAttributedString.Key: Any] = [.font: font(run.font, defaultSize: 12)]
      if let color = color(run.color) { attributes[.foregroundColor] = color }
      if let kern = run.kern { attributes[.kern] = kern }
      if run.isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
      if run.isStruck { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
      if run.alignment != nil || run.lineSpacing != nil {
        let style = NSMutableParagraphStyle()
        style.alignment = Self.alignments[run.alignment ?? ""] ?? .natural
        style.lineSpacing = run.lineSpacing ?? 0
        attributes[.paragraphStyle] = style
      }
      result.append(NSAttributedString(string: run.text, attributes: attributes))
    }
    return result
  }

  static let alignments: [String: NSTextAlignment] = [
    "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
  ]

  static let lineBreaks: [String: NSLineBreakMode] = [
    "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
    "headTruncation": .byTruncatingHead, "middleTruncation": .byTruncatingMiddle, "tailTruncation": .byTruncatingTail,
  ]
}

extension CGRect {
  init(_ rectangle: Rectangle) {
    self.init(x: rectangle.x, y: rectangle.y, width: rectangle.width, height: rectangle.height)
  }
}

extension UIEdgeInsets {
  init(_ edges: Edges) {
    self.init(top: edges.top, left: edges.left, bottom: edges.bottom, right: edges.right)
  }
}

extension NSDirectionalEdgeInsets {
  init(_ edges: Edges) {
    self.init(top: edges.top, leading: edges.left, bottom: edges.bottom, trailing: edges.right)
  }
}
