import Expectations
import Foundation
import InterfaceBuilder
import Testing

@Suite struct DocumentReadingTests {
  @Test("a storyboard's scenes, views, constraints and ways are read")
  func scenes() throws {
    let document = try InterfaceDocument(
      storyboard(
        """
        <scene sceneID="s1"><objects>
          <viewController storyboardIdentifier="Berth" title="Berth" id="c1" customClass="BerthViewController" \
        customModule="Harbour" customModuleProvider="target" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v1">
              <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
              <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
              <subviews>
                <label opaque="NO" contentMode="left" text="Pier 3" textAlignment="natural" \
        lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="l1">
                  <rect key="frame" x="16" y="67" width="50" height="20.333333333333332"/>
                  <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                  <color key="textColor" systemColor="secondaryLabelColor"/>
                  <nil key="highlightedColor"/>
                </label>
              </subviews>
              <viewLayoutGuide key="safeArea" id="g1"/>
              <constraints>
                <constraint firstItem="l1" firstAttribute="top" secondItem="g1" secondAttribute="top" constant="8" id="k1"/>
                <constraint firstItem="l1" firstAttribute="leading" secondItem="g1" secondAttribute="leading" \
        multiplier="3:2" priority="750" id="k2"/>
              </constraints>
            </view>
            <connections>
              <outlet property="nameLabel" destination="l1" id="o1"/>
              <segue destination="c2" kind="show" identifier="showMap" id="w1"/>
            </connections>
          </viewController>
          <placeholder placeholderIdentifier="IBFirstResponder" id="p1" sceneMemberID="firstResponder"/>
        </objects><point key="canvasLocation" x="1" y="2"/></scene>
        """
      )
    )
    expectEqual(document.kind, .storyboard)
    expectEqual(document.toolsVersion, 22505)
    expectEqual(document.initialController, "c1")
    let controller = try #require(document.scenes.first?.controller)
    expectEqual(controller.storyboardIdentifier, "Berth")
    expectEqual(controller.identity.customClass, "BerthViewController")
    expectEqual(controller.segues.map(\.segue.identifier), ["showMap"])
    let label = try #require(controller.view?.children.first)
    expectEqual(label.frame, Rectangle(x: 16, y: 67, width: 50, height: 20.333333333333332))
    guard case .label(let content) = label.properties.base.content else {
      Issue.record("the label is \(label.properties.base.content)")
      return
    }
    expectEqual(content.text, "Pier 3")
    expectEqual(content.font, .style("UICTFontTextStyleBody"))
    expectEqual(content.textColor, .system("secondaryLabelColor"))
    expectEqual(controller.view?.constraints.map(\.values.base.multiplier), [1, 1.5])
    expectEqual(controller.view?.constraints.map(\.values.base.priority), [1000, 750])
    expectEqual(document.unread, [])
  }

  @Test("a value has another one in the size classes of its variations, the more special one last")
  func variations() throws {
    let document = try InterfaceDocument(
      xib(
        """
        <stackView contentMode="scaleToFill" axis="vertical" spacing="4" id="s">
          <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
          <variation key="widthClass=regular" axis="horizontal" spacing="8"/>
          <variation key="heightClass=compact-widthClass=regular" spacing="12"/>
        </stackView>
        """
      )
    )
    let view = try #require(document.firstView)
    func stack(_ horizontal: SizeClasses.SizeClass, _ vertical: SizeClasses.SizeClass) -> StackContent? {
      let classes = SizeClasses(horizontal: horizontal, vertical: vertical)
      if case .stack(let stack) = view.properties.value(in: classes).content { return stack }
      return nil
    }
    expectEqual(stack(.compact, .regular)?.isVertical, true)
    expectEqual(stack(.regular, .regular)?.isVertical, false)
    expectEqual(stack(.compact, .regular)?.spacing, 4)
    expectEqual(stack(.regular, .regular)?.spacing, 8)
    expectEqual(stack(.regular, .compact)?.spacing, 12)
    expectEqual(document.unread, [])
  }

  @Test("a part that isn't known is reported with its line, element and attribute")
  func unread() throws {
    let document = try InterfaceDocument(
      xib(
        """
        <view contentMode="scaleToFill" newAttribute="YES" id="v">
          <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
          <newElement key="newKey"><inner/></newElement>
        </view>
        """
      )
    )
    expectEqual(
      document.unread.map { "\($0.line): \($0.parent ?? "") > \($0.element) \($0.attribute ?? "")" },
      ["3: objects > view newAttribute", "5: view > newElement "]
    )
  }

  @Test("a frame that is stored as distances from the superview's edges is found")
  func insets() throws {
    let document = try InterfaceDocument(
      xib(
        """
        <view contentMode="scaleToFill" id="v">
          <rect key="frame" x="0.0" y="0.0" width="100" height="80"/>
          <subviews>
            <view contentMode="scaleToFill" id="a"><frame key="frameInset" minX="10" minY="20" maxX="30" height="5"/></view>
            <view contentMode="scaleToFill" id="b"><frame key="frameInset" width="40" height="10" maxX="0" maxY="2"/></view>
            <view contentMode="scaleToFill" id="c"/>
          </subviews>
        </view>
        """
      )
    )
    expectEqual(
      document.firstView?.children.map(\.frame),
      [
        Rectangle(x: 10, y: 20, width: 60, height: 5), Rectangle(x: 60, y: 68, width: 40, height: 10), nil,
      ]
    )
  }
}

extension InterfaceDocument {
  /// The first view at the top of a xib.
  var firstView: InterfaceView? {
    for case .view(let view) in objects { return view }
    return nil
  }
}

/// The text of a storyboard with scenes.
func storyboard(_ scenes: String) -> Data {
  Data(
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \
    useSafeAreas="YES" colorMatched="YES" initialViewController="c1"><device id="retina6_12" orientation="portrait" \
    appearance="light"/><scenes>\(scenes)</scenes></document>
    """.utf8
  )
}

/// The text of a xib with objects, which begin in line 3.
func xib(_ objects: String) -> Data {
  Data(
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505"><objects>
    \(objects)
    </objects></document>
    """.utf8
  )
}
