public import Foundation
import InterfaceBuilder

/// A nib whose objects come from `HeadlessRuntime.interfaces` or from an uncompiled `.xib` file in the bundle.
@preconcurrency @MainActor
open class UINib: NSObject {
  private let name: String
  private var refusal: DocumentError?
  let interface: HeadlessInterface?

  /// The keys of the options for instantiating a nib.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    interface = InterfaceFiles.interface(name, bundleOrNil, ["xib"])
    super.init()
  }

  /// Creates a nib from the document's text. Text that can't be parsed is reported as misuse on instantiation.
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

extension Bundle {
  @preconcurrency @MainActor
  @discardableResult
  public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
    let nib = UINib(nibName: name, bundle: self)
    guard nib.interface != nil else {
      HeadlessRuntime.misuse("Could not load NIB in bundle: '\(bundlePath)' with name '\(name)'")
      return nil
    }
    return nib.instantiate(withOwner: owner, options: options)
  }
}
