import Foundation
import InterfaceBuilder
import Testing

@testable import InterfaceCanvas

/// The warnings of Interface Builder that need the layout.
@MainActor @Suite("The canvas")
struct CanvasWarningTests {
  /// A storyboard with one scene whose view has these views and constraints.
  private func warnings(_ views: String, _ constraints: String) throws -> [CanvasWarning] {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES" initialViewController="vc">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes><scene sceneID="s"><objects>
      <viewController storyboardIdentifier="Profile" id="vc" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="v"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <subviews>
      \(views)
      </subviews>
      <viewLayoutGuide key="safeArea" id="sa"/>
      <constraints>
      \(constraints)
      </constraints>
      </view></viewController></objects></scene></scenes></document>
      """
    return try #require(InterfaceCanvas(InterfaceDocument(Data(text.utf8)))).warnings()
  }

  private func label(_ marks: String, x: Double = 20, y: Double = 79) -> String {
    """
    <label text="Ann" \(marks) opaque="NO" contentMode="left" translatesAutoresizingMaskIntoConstraints="NO" id="l">
    <rect key="frame" x="\(x)" y="\(y)" width="100" height="40"/></label>
    """
  }

  private let size = """
    <constraint firstItem="l" firstAttribute="width" constant="100" id="w"/>
    <constraint firstItem="l" firstAttribute="height" constant="40" id="h"/>
    """
  private let leading =
    #"<constraint firstItem="l" firstAttribute="leading" secondItem="sa" secondAttribute="leading" constant="20" id="x"/>"#
  private let top =
    #"<constraint firstItem="l" firstAttribute="top" secondItem="sa" secondAttribute="top" constant="20" id="y"/>"#

  @Test("has nothing to warn about where the layout is as stored")
  func good() throws {
    #expect(try warnings(label(""), size + leading + top).isEmpty)
    // A mark may be old.
    #expect(try warnings(label(#"misplaced="YES" ambiguous="YES""#), size + leading + top).isEmpty)
  }

  @Test("names all constraints that can't hold together, with their lines, at the scene")
  func conflicting() throws {
    let other =
      "\n" + #"<constraint firstItem="l" firstAttribute="width" relation="greaterThanOrEqual" constant="140" id="w2"/>"#
    let found = try warnings(label(""), size + leading + top + other)
    #expect(found.map(\.subject) == ["Profile"])
    #expect(found.map(\.line) == [4])
    guard case .conflicting(let constraints)? = found.first?.problem else { return #expect(Bool(false)) }
    #expect(constraints.map(\.words).sorted() == ["Ann.width = 100", "Ann.width ≥ 140"])
    #expect(Set(constraints.map(\.line)) == [12, 14])
  }

  @Test("warns about a view that Interface Builder marked as ambiguous, and about no other")
  func ambiguous() throws {
    #expect(try warnings(label(#"ambiguous="YES""#), size + leading).map(\.problem) == [.ambiguous])
    #expect(try warnings(label(""), size + leading).isEmpty)
  }

  @Test("has the frame that a misplaced view will have")
  func misplaced() throws {
    let found = try warnings(label(#"misplaced="YES""#, x: 60), size + leading + top)
    #expect(found.map(\.subject) == ["Ann"])
    guard case .misplaced(let stored, let right)? = found.first?.problem else { return #expect(Bool(false)) }
    #expect(stored == Rectangle(x: 60, y: 79, width: 100, height: 40))
    #expect(right == Rectangle(x: 20, y: 79, width: 100, height: 40))
  }
}
