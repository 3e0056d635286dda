import Expectations
import HeadlessUIKit
import Testing

@MainActor @Suite struct ValueTests {
  @Test("a dynamic colour is resolved by the appearance, a layer's by the current one")
  func dynamicColors() {
    prepare()
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    expectEqual(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)), UIColor(white: 1, alpha: 1))
    expectEqual(color.cgColor, CGColor(gray: 0, alpha: 1))
    HeadlessRuntime.configure(device: .iPhone16, traits: UITraitCollection(userInterfaceStyle: .dark))
    expectEqual(color.cgColor, CGColor(gray: 1, alpha: 1))
    prepare()
    expectEqual(UIColor(cgColor: CGColor(red: 1, green: 0, blue: 0, alpha: 1)), .red)
  }

  @Test("the system's colours are others where more contrast is asked for, with their opacity kept")
  func increasedContrast() {
    let high = UITraitCollection(accessibilityContrast: .high)
    let dark = UITraitCollection(traitsFrom: [high, UITraitCollection(userInterfaceStyle: .dark)])
    expectEqual(dark.accessibilityContrast, .high)
    let blue = UIColor(red: 0, green: 64 / 255, blue: 221 / 255, alpha: 1)
    expectEqual(UIColor.systemBlue.resolvedColor(with: high), blue)
    expectEqual(UIColor.systemBlue.withAlphaComponent(0.5).resolvedColor(with: high), blue.withAlphaComponent(0.5))
    expectEqual(
      UIColor.systemRed.resolvedColor(with: dark),
      UIColor(red: 1, green: 105 / 255, blue: 97 / 255, alpha: 1)
    )
    expectEqual(UIColor.black.resolvedColor(with: high), .black)
    #expect(high.hasDifferentColorAppearance(comparedTo: UITraitCollection()) && high != UITraitCollection())
    let view = UIView()
    #expect(!view.traitOverrides.contains(UITraitAccessibilityContrast.self))
    view.traitOverrides.accessibilityContrast = .high
    #expect(view.traitOverrides.contains(UITraitAccessibilityContrast.self))
    expectEqual(view.traitOverrides.accessibilityContrast, .high)
    expectEqual(view.traitCollection.accessibilityContrast, .high)
  }

  @Test("hue, saturation and brightness, there and back")
  func hues() {
    for color: UIColor in [.red, .green, .blue, .yellow, .brown, .gray, .purple] {
      var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
      var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
      let back = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
      back.getRed(&red, green: &green, blue: &blue, alpha: nil)
      var (oldRed, oldGreen, oldBlue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
      color.getRed(&oldRed, green: &oldGreen, blue: &oldBlue, alpha: nil)
      #expect(abs(red - oldRed) + abs(green - oldGreen) + abs(blue - oldBlue) < 0.001)
    }
    var white: CGFloat = 0
    #expect(UIColor.lightGray.getWhite(&white, alpha: nil))
    #expect(!UIColor.red.getWhite(nil, alpha: nil))
    #expect(abs(white - 2 / 3) < 0.001)
  }

  @Test("a named colour is grey unless the runtime knows it")
  func namedColors() {
    prepare()
    HeadlessRuntime.colors["brand"] = .red
    defer { HeadlessRuntime.colors = [:] }
    expectEqual(UIColor(named: "brand")?.cgColor, UIColor.red.cgColor)
    expectEqual(UIColor(named: "else")?.cgColor, UIColor.gray.cgColor)
    #expect(UIColor(named: "") == nil)
  }

  @Test("a font's descriptor carries its traits, and makes bold or slanted ones")
  func descriptors() {
    prepare()
    let body = UIFont.preferredFont(forTextStyle: .body)
    let bold = body.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic])
    let font = bold.map { UIFont(descriptor: $0, size: 0) }
    expectEqual(font?.pointSize, 17)
    expectEqual(font?.fontDescriptor.symbolicTraits, [.traitBold, .traitItalic])
    expectEqual(bold?.withSymbolicTraits([])?.symbolicTraits, [])
    expectEqual(UIFont(descriptor: body.fontDescriptor, size: 0), body)
    expectEqual(body.fontDescriptor.withDesign(.monospaced)?.symbolicTraits.contains(.traitMonoSpace), true)
    expectEqual(body.familyName, ".SFUI")
  }

  @Test("a font and a length of one's own follow the content size, up to a limit")
  func metrics() {
    prepare()
    let largest = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let metrics = UIFontMetrics(forTextStyle: .body)
    let font = UIFont.systemFont(ofSize: 34)
    expectEqual(metrics.scaledFont(for: font).pointSize, 34)
    expectEqual(metrics.scaledFont(for: font, compatibleWith: largest).pointSize, 106)
    expectEqual(metrics.scaledFont(for: font, maximumPointSize: 60, compatibleWith: largest).pointSize, 60)
    expectEqual(metrics.scaledValue(for: 17, compatibleWith: largest), 53)
  }

  @Test("a symbol is as large as its configuration has it; looks are part of equality")
  func images() {
    prepare()
    let large = UIImage.SymbolConfiguration(pointSize: 34, weight: .bold)
    let star = UIImage(systemName: "star", withConfiguration: large)
    expectEqual(star?.size, CGSize(width: 40, height: 40))
    let small = star?.applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: .small))
    expectEqual(small?.size, CGSize(width: 32, height: 32))
    expectEqual(small?.symbolConfiguration, large.applying(UIImage.SymbolConfiguration(scale: .small)))
    let template = UIImage(named: "photo")?.withRenderingMode(.alwaysTemplate)
    expectEqual(template?.renderingMode, .alwaysTemplate)
    #expect(template != UIImage(named: "photo"))
    expectEqual(template, UIImage(named: "photo")?.withRenderingMode(.alwaysTemplate))
    expectEqual(
      UIImage(named: "photo")?.withTintColor(.red, renderingMode: .alwaysOriginal).renderingMode,
      .alwaysOriginal
    )
    #expect(UIImage(named: "photo")?.applyingSymbolConfiguration(large) == nil)
    #expect(UIImage(contentsOfFile: "/nowhere/at.all") == nil)
  }
}
