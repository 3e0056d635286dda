public import Foundation
import InterfaceBuilder

/// Objects of a document of Interface Builder's: one of `HeadlessRuntime.interfaces`, or a `.xib` file of the bundle, as it
/// is in the sources.
@preconcurrency @MainActor
open class UINib: NSObject {
  private let name: String
  private var refusal: DocumentError?
  let interface: HeadlessInterface?

  /// The options of an instantiation.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Objects for the placeholders of the document, by their names.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    interface = InterfaceFiles.interface(name, bundleOrNil, ["xib"])
    super.init()
  }

  /// The nib of a document's text. One that can't be read is misuse when its objects are asked for.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    name = "data"
    do {
      interface = HeadlessInterface(try InterfaceDocument(data))
    } catch {
      interface = nil
      refusal = error
    }
    super.init()
  }

  /// Makes the objects at the top, in the document's order, and connects them to their owner.
  @discardableResult
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    guard let interface else {
      let why = refusal.map { ": line \($0.line): \($0.reason)" } ?? ""
      HeadlessRuntime.misuse("Could not load NIB in bundle: with name '\(name)'\(why)")
      return []
    }
    let loader = InterfaceLoader(interface, storyboard: nil)
    if let owner = ownerOrNil.map({ $0 as AnyObject }) { loader.take(owner: owner, id: "-1") }
    let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
    for case .placeholder(let identity, let name) in interface.document.objects {
      if let object = external[name] { loader.note(object as AnyObject, id: identity.id) }
    }
    let made = interface.document.objects.compactMap { loader.addObject($0) }
    loader.finish()
    return made
  }
}
