import Foundation
import HeadlessUIKit
import InterfaceBuilder

/// Makes a storyboard of scenes known by a name.
@MainActor
func register(storyboard name: String, initial: String = "c1", _ scenes: String...) throws -> UIStoryboard {
  prepare()
  let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
    initialViewController="\(initial)" useAutolayout="YES"><device id="retina6_12" orientation="portrait"/><scenes>
    \(scenes.enumerated().map { "<scene sceneID=\"s\($0)\"><objects>\($1)</objects></scene>" }.joined())
    </scenes></document>
    """
  HeadlessRuntime.interfaces[name] = HeadlessInterface(try InterfaceDocument(Data(text.utf8)))
  return UIStoryboard(name: name, bundle: nil)
}

/// Makes a nib of objects known by a name.
@MainActor
func register(nib name: String, _ objects: String) throws {
  let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505"><objects>
    \(objects)</objects></document>
    """
  HeadlessRuntime.interfaces[name] = HeadlessInterface(try InterfaceDocument(Data(text.utf8)))
}

/// A view of a document with subviews and connections.
func view(_ id: String, key: String? = nil, _ inside: String = "", rest: String = "") -> String {
  """
  <view \(key.map { "key=\"\($0)\" " } ?? "")contentMode="scaleToFill" id="\(id)">
  <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
  <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
  <subviews>\(inside)</subviews>\(rest)</view>
  """
}

func label(_ id: String, _ text: String, rest: String = "") -> String {
  """
  <label opaque="NO" contentMode="left" text="\(text)" lineBreakMode="tailTruncation" \
  translatesAutoresizingMaskIntoConstraints="NO" id="\(id)"><rect key="frame" x="1" y="2" width="3" height="4"/>
  <fontDescription key="fontDescription" type="system" pointSize="17"/>\(rest)</label>
  """
}

func button(_ id: String, _ title: String, connections: String) -> String {
  """
  <button opaque="NO" contentMode="scaleToFill" buttonType="system" lineBreakMode="middleTruncation" id="\(id)">
  <rect key="frame" x="100" y="300" width="100" height="44"/><state key="normal" title="\(title)"/>
  <connections>\(connections)</connections></button>
  """
}

/// A controller of a document.
func controller(_ id: String, kind: String = "viewController", _ inside: String) -> String {
  controller(id, "", kind: kind, inside)
}

/// A controller of a document with attributes.
func controller(_ id: String, _ attributes: String, kind: String = "viewController", _ inside: String) -> String {
  "<\(kind) id=\"\(id)\" \(attributes) sceneMemberID=\"viewController\">\(inside)</\(kind)>"
}
