public import Foundation
public import InterfaceBuilder

@MainActor
enum InterfaceFiles {
  private struct Key: Hashable {
    var name: String
    var folder: String
  }

  private static var read: [Key: HeadlessInterface] = [:]

  /// The registered or bundled document of a name. A broken file is reported as misuse.
  static func interface(_ name: String, _ bundle: Bundle?, _ endings: [String]) -> HeadlessInterface? {
    if let registered = HeadlessRuntime.interfaces[name] { return registered }
    let bundle = bundle ?? .main
    let key = Key(name: name, folder: bundle.bundlePath)
    if let known = read[key] { return known }
    for ending in endings {
      guard let file = file(name, ending, bundle), let data = try? Data(contentsOf: file) else { continue }
      do {
        let interface = HeadlessInterface(try InterfaceDocument(data), strings: strings(name, bundle))
        read[key] = interface
        return interface
      } catch {
        HeadlessRuntime.misuse("\(file.lastPathComponent):\(error.line): can't be read: \(error.reason)")
        return nil
      }
    }
    return nil
  }

  private static func file(_ name: String, _ ending: String, _ bundle: Bundle) -> URL? {
    bundle.url(forResource: name, withExtension: ending)
      ?? bundle.url(forResource: name, withExtension: ending, subdirectory: "Base.lproj")
  }

  private static func strings(_ name: String, _ bundle: Bundle) -> [String: String] {
    for language in bundle.preferredLocalizations {
      let file = bundle.url(
        forResource: name,
        withExtension: "strings",
        subdirectory: nil,
        localization: language
      )
      if let file, let data = try? Data(contentsOf: file),
        let texts = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: String]
      {
        return texts
      }
    }
    return [:]
  }
}

/// An Interface Builder document from which storyboards and nibs are made.
public struct HeadlessInterface: Sendable {
  public var document: InterfaceDocument
  /// Localized strings that replace the document's, by object and property, such as `8bC-Xf-vdC.text`.
  public var strings: [String: String]

  public init(_ document: InterfaceDocument, strings: [String: String] = [:]) {
    self.document = document
    self.strings = strings
  }
}

extension HeadlessRuntime {
  /// The documents of storyboards and nibs, by name without extension; they take precedence over bundles.
  public static var interfaces: [String: HeadlessInterface] = [:]

  /// Whether lists show each prototype once, and views have their canvas size, if a custom class is missing; false by
  /// default.
  public static var imitatesInterfaceBuilder = false

  public static var interfaceDate: Date?

  /// The custom class of an object in its document; nil for UIKit's classes and objects made in code.
  public static func interfaceClass(of object: AnyObject) -> String? {
    InterfaceOrigin.of(object)?.identity.customClass
  }

  /// The outlets of an object, by property, in document order.
  public static func interfaceOutlets(of object: AnyObject) -> [String: [AnyObject]] {
    InterfaceOrigin.of(object)?.outlets.mapValues { $0.compactMap(\.object) } ?? [:]
  }

  public static func interfaceConnections(of object: AnyObject) -> [Connection] {
    InterfaceOrigin.of(object)?.identity.connections ?? []
  }

  /// The name of an object's storyboard; nil for nibs and objects made in code.
  public static func interfaceStoryboard(of object: AnyObject) -> String? { InterfaceOrigin.of(object)?.storyboard }

  public static func interfaceLine(of object: AnyObject) -> Int? { InterfaceOrigin.of(object)?.identity.line }

  public static func interfaceIdentifier(of object: AnyObject) -> String? { InterfaceOrigin.of(object)?.identity.id }
}

/// The archive that objects of a document are decoded from: only the values that initializers need.
final class InterfaceCoder: NSCoder {
  var frame = CGRect.zero
  var tableStyle = UITableView.Style.plain
  var cellStyle = UITableViewCell.CellStyle.default
  var buttonType = UIButton.ButtonType.custom
  var reuseIdentifier: String?
  var collectionLayout: UICollectionViewLayout?
  var nibName: String?
  var splitStyle = UISplitViewController.Style.unspecified
  var pageTransition = UIPageViewController.TransitionStyle.pageCurl
  var pageOrientation = UIPageViewController.NavigationOrientation.horizontal
}
