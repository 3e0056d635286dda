public import Foundation
public import InterfaceBuilder

/// A document that storyboards and nibs are made from by its name.
public struct HeadlessInterface: Sendable {
  public var document: InterfaceDocument
  /// The texts of a language in place of the document's, by object and property, such as `8bC-Xf-vdC.text`.
  public var strings: [String: String]

  public init(_ document: InterfaceDocument, strings: [String: String] = [:]) {
    self.document = document
    self.strings = strings
  }
}

extension HeadlessRuntime {
  /// The documents that storyboards and nibs are made from, by name without ending; before those of bundles.
  public static var interfaces: [String: HeadlessInterface] = [:]

  /// Whether documents are shown as on Interface Builder's canvas where classes that they name aren't in this program: lists
  /// show each of their prototypes once, and views have the sizes that they were given there. False by default, as in an app.
  public static var imitatesInterfaceBuilder = false

  /// The moment that date pickers show whose document has none; nil for the present, as in an app.
  public static var interfaceDate: Date?

  /// The class that somebody wrote for an object of a document; nil for one of UIKit's own, and for an object of code.
  public static func interfaceClass(of object: AnyObject) -> String? {
    InterfaceOrigin.of(object)?.identity.customClass
  }

  /// The objects that a document connects to properties of an object, by property, in the document's order.
  public static func interfaceOutlets(of object: AnyObject) -> [String: [AnyObject]] {
    InterfaceOrigin.of(object)?.outlets.mapValues { $0.compactMap(\.object) } ?? [:]
  }

  /// The connections of an object in its document: segues, actions and outlets; none for an object of code.
  public static func interfaceConnections(of object: AnyObject) -> [Connection] {
    InterfaceOrigin.of(object)?.identity.connections ?? []
  }

  /// The name of the storyboard that an object was made from; nil for one of a nib or of code.
  public static func interfaceStoryboard(of object: AnyObject) -> String? { InterfaceOrigin.of(object)?.storyboard }

  /// The line of its document on which an object begins, from 1; nil for an object of code.
  public static func interfaceLine(of object: AnyObject) -> Int? { InterfaceOrigin.of(object)?.identity.line }

  /// The identifier of an object in its document; nil for an object of code.
  public static func interfaceIdentifier(of object: AnyObject) -> String? { InterfaceOrigin.of(object)?.identity.id }
}
