import Foundation

/// The test in `Tests/UIKitTests/GeneratedInitializerTests.swift`, as text.
extension InitializerList {
  /// The text of a value of a type in a call.
  private static let values: [String: String] = [
    "(() -> Void)?": "{}", "((UIAlertAction) -> Void)?": "{ _ in }", "(any NSCopying)?": "NSString(string: \"name\")",
    "AnyClass?": "nil", "AnyObject?": "nil", "Any": "UIView()", "Any?": "nil", "Bool": "true", "Bundle?": "nil",
    "CFTimeInterval": "0.5",
    "CGAffineTransform": "CGAffineTransform(scaleX: 2, y: 2)", "CGColor": "CGColor(gray: 0.5, alpha: 1)",
    "CGFloat": "0.5", "CGImage": "UIImage(systemName: \"name\")!.cgImage!", "UIImage.Orientation": ".up",
    "CGPath": "CGPath(rect: frame, transform: nil)", "CGPoint": "CGPoint(x: 0.25, y: 0.5)", "CGRect": "frame",
    "CGSize": "frame.size",
    "CGVector": "CGVector(dx: 1, dy: 2)", "Data": "picture", "Data?": "picture", "Double": "0.5",
    "Float": "0.5",
    "IndexPath": "IndexPath(row: 0, section: 0)", "Int": "3",
    "NSAttributedString": "NSAttributedString(string: \"name\")",
    "NSCoder": "NSCoder()", "NSTextContainer?": "NSTextContainer(size: frame.size)", "Selector": "\"act:\"",
    "Selector?": "nil",
    "String": "\"name\"", "String?": "\"name\"", "TimeInterval": "0.5", "UIAction?": "UIAction { _ in }",
    "UIActionHandler": "{ _ in }", "UIAxis": ".both", "AnyHashable?": "\"name\"",
    "UIForceTouchCapability": ".available",
    "UIGraphicsImageRendererFormat": "UIGraphicsImageRendererFormat()",
    "UIGraphicsRendererFormat": "UIGraphicsRendererFormat()",
    "UIPointerEffect": ".automatic(UITargetedPreview(view: UIView()))", "UIPointerShape": ".verticalBeam(length: 9)",
    "UIPointerShape?": ".verticalBeam(length: 9)",
    "(any UIPointerInteractionDelegate)?": "nil",
    "NSCollectionLayoutDimension": ".absolute(9)", "NSCollectionLayoutSize": "size",
    "NSCollectionLayoutGroup": ".horizontal(layoutSize: size, subitems: [])", "NSRectAlignment": ".top",
    "NSCollectionLayoutSection":
      "NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: []))",
    "UICollectionViewCompositionalLayoutConfiguration": "UICollectionViewCompositionalLayoutConfiguration()",
    "UICollectionViewCompositionalLayoutSectionProvider": "{ _, _ in nil }",
    "UIBarAppearance": "UIBarAppearance()", "UIBlurEffect": "UIBlurEffect(style: .regular)",
    "UIButton.Configuration": ".filled()",
    "UICollectionView": "UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())",
    "UICollectionViewLayout": "UICollectionViewFlowLayout()", "UIColor": ".red", "UIContentSizeCategory": ".large",
    "UIContextMenuActionProvider?": "{ _ in nil }", "UIContextMenuContentPreviewProvider?": "{ nil }",
    "UIContextualAction.Handler": "{ _, _, _ in }", "UIFont": ".systemFont(ofSize: 12)", "UIFont.TextStyle": ".body",
    "UIFontDescriptor": "UIFontDescriptor()", "UIImage": "UIImage()",
    "UIImage.Configuration?": "UIImage.SymbolConfiguration(scale: .large)",
    "UIImage?": "UIImage()", "UIKeyModifierFlags": ".command", "UIMenu?": "UIMenu(title: \"name\", children: [])",
    "UIPreviewParameters": "UIPreviewParameters()", "UIRectCorner": ".allCorners",
    "UIScene.ConnectionOptions": "UIScene.ConnectionOptions()", "UISceneSession": "try scene.session",
    "UISceneSession.Role": ".windowApplication", "UITableView": "UITableView()",
    "UITraitCollection?": "UITraitCollection()",
    "UIView": "UIView()", "UIViewController": "UIViewController()", "UIViewController?": "UIViewController()",
    "UIVisualEffect?": "UIBlurEffect(style: .regular)", "UIWindowScene": "try scene",
    "UnsafePointer<CGAffineTransform>?": "nil", "any UIContextMenuInteractionDelegate": "delegate",
    "any UITimingCurveProvider": "UICubicTimingParameters()",
    "UIAccessibilityCustomAction.Handler": "{ _ in true }", "UIAccessibilityCustomAction.Handler?": "{ _ in true }",
    "UIAction.Identifier?": "UIAction.Identifier(\"name\")", "UIMenu.Identifier?": "UIMenu.Identifier(\"name\")",
    "UIMenu.Options": "[]", "UIMenuElement.Attributes": "[]",
    "(UITableView, IndexPath, Int) -> UITableViewCell?": "{ _, _, _ in nil }",
    "(UICollectionView, IndexPath, Int) -> UICollectionViewCell?": "{ _, _, _ in nil }",
    "(@escaping ([UIMenuElement]) -> Void) -> Void": "{ $0([]) }", "() -> Void": "{}",
    "@Sendable (UITraitCollection) -> UIColor": "{ _ in .red }",
    "UIAccessibilityContrast": ".high", "UIUserInterfaceStyle": ".dark",
    "UITraitEnvironmentLayoutDirection": ".rightToLeft",
    "UIUserInterfaceSizeClass": ".compact",
    "UIUserInterfaceIdiom": ".pad", "UICollectionView.ScrollDirection": ".vertical",
    "UIAlertController.Style": ".alert", "[Any]": "[\"item\"]", "[UIActivity]?": "[UIActivity()]",
    "UIAlertAction.Style": ".default", "UITableView.Style": ".plain", "UITableViewCell.CellStyle": ".subtitle",
    "UIContextualAction.Style": ".normal", "UITabBarItemAppearance.Style": ".stacked",
    "UIBarButtonItem.Style": ".plain",
    "UIMenuElement.State": ".on", "UIMenu.ElementSize": ".large", "CAMediaTimingFunctionName": ".easeIn",
    "UIImpactFeedbackGenerator.FeedbackStyle": ".heavy", "UISplitViewController.Style": ".doubleColumn",
    "UIPageViewController.TransitionStyle": ".scroll", "UIPageViewController.NavigationOrientation": ".vertical",
    "UITabBarItem.SystemItem": ".search", "UIBarButtonItem.SystemItem": ".done", "UIImage.SymbolWeight": ".bold",
    "UIImage.SymbolScale": ".large", "UIBlurEffect.Style": ".dark", "UIVibrancyEffectStyle": ".label",
    "UIButton.ButtonType": ".custom",
    "UIProgressView.Style": ".bar", "UIActivityIndicatorView.Style": ".large", "NSLayoutConstraint.Attribute": ".width",
    "NSLayoutConstraint.Relation": ".equal", "UIView.AnimationCurve": ".linear",
  ]

  private static func value(of type: String) throws -> String {
    let type = type.hasPrefix("@escaping ") ? String(type.dropFirst("@escaping ".count)) : type
    if let value = values[type] { return value }
    if type.hasPrefix("[") { return type.hasSuffix("?") ? "nil" : type.contains(":") ? "[:]" : "[]" }
    throw Failure(description: "no value for \(type)")
  }

  /// A call with every argument, and one without those that have a default.
  private static func calls(_ listed: Listed, _ initializer: Initializer) throws -> [String] {
    func call(_ parameters: [Parameter]) throws -> String {
      let arguments = try parameters.map { parameter in
        // A file has to be there.
        let value = parameter.label == "contentsOfFile" ? "#filePath" : try value(of: parameter.type)
        return parameter.label == "_" ? value : "\(parameter.label): \(value)"
      }
      return "\(listed.name)(\(arguments.joined(separator: ", ")))"
    }
    let full = try call(initializer.parameters)
    // Without an argument left, it is the plain one, or another initializer's call.
    let short = try call(initializer.parameters.filter { !$0.hasDefault })
    return full == short || short.hasSuffix("()") ? [full] : [full, short]
  }

  /// The rows of a class: what all views or all controllers have is one.
  private func rows(of listed: Listed) throws -> [String] {
    let all = initializers(of: listed)
    guard !all.isEmpty else { return [] }
    let root = ["UIView", "UIViewController"].first { isKind(listed, of: $0) && !all.contains(where: \.raises) }
    let common = classes.first { $0.name == root }.map { initializers(of: $0).map(\.labels) } ?? []
    let own = try all.filter { !common.contains($0.labels) }.flatMap { initializer in
      try Self.calls(listed, initializer).map { call in
        "    .\(initializer.raises ? "raises" : "made")(\(listed.name).self, \"\(initializer.labels)\") { \(call) },"
      }
    }
    return (root.map { ["    .\($0 == "UIView" ? "view" : "controller")(\(listed.name).self),"] } ?? []) + own
  }

  /// The test as it is to be committed.
  func source() throws -> String {
    let rows = try classes.filter { $0.name != "NSObject" }.flatMap(rows)
    return """
      // Made from Tests/PackageTests/UIKitInitializers.txt; PETRI_RECORD=1 swift test --filter InitializerListTests makes it anew.
      // swift-format-ignore-file
      import UIKit

      extension InitializerCall {
        static let all: [InitializerCall] = [
      \(rows.joined(separator: "\n"))
        ]
      }

      """
  }
}
