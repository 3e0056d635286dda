import Expectations
import Testing

/// The warnings of `petri validate` that come of laying storyboards out.
@Suite("petri validate with storyboards", .startsProcesses)
struct ValidateDocumentTests {
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES" initialViewController="vc">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes>
        <scene sceneID="s">
          <objects>
            <viewController storyboardIdentifier="Profile" id="vc" sceneMemberID="viewController">
              <view key="view" contentMode="scaleToFill" id="v">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                <subviews>
                  <label text="Ann" opaque="NO" contentMode="left" translatesAutoresizingMaskIntoConstraints="NO" id="l">
                    <rect key="frame" x="20" y="79" width="100" height="40"/>
                    <constraints>
                      <constraint firstAttribute="width" constant="100" id="w"/>
                      <constraint firstAttribute="width" constant="140" id="w2"/>
                    </constraints>
                  </label>
                </subviews>
                <viewLayoutGuide key="safeArea" id="sa"/>
                <constraints>
                  <constraint firstItem="l" firstAttribute="leading" secondItem="sa" secondAttribute="leading" id="x"/>
                  <constraint firstItem="l" firstAttribute="top" secondItem="sa" secondAttribute="top" id="y"/>
                </constraints>
              </view>
            </viewController>
          </objects>
        </scene>
      </scenes>
    </document>

    """

  @Test(
    "a scene whose constraints conflict is a warning with its lines, as bad as the catalogue has it, and is recorded"
  )
  func conflicts() throws {
    let folder = try TemporaryFolder()
    try folder.write("catalog: A\nstoryboards: [App]\n", to: "Catalog.yaml")
    try folder.write(Self.storyboard, to: "App/Main.storyboard")
    let result = try Command.run(["validate"], in: folder.path)
    expectEqual(result.status, 0)
    let warning =
      "App/Main.storyboard:7:9: warning: constraints of 'Profile' can't hold together [unsatisfiable-constraints]"
    #expect(result.output.contains(warning), "\(result.output)")
    #expect(result.output.contains("App/Main.storyboard:14:19: note: Ann.width = 100"), "\(result.output)")
    #expect(result.output.contains("App/Main.storyboard:15:19: note: Ann.width = 140"), "\(result.output)")
    let recorded = try Command.run(["snapshot", "record"], in: folder.path)
    #expect(recorded.status == 0 && !recorded.errors.contains("Unable to"), "\(recorded.errors)")
    try folder.write(
      "catalog: A\nstoryboards: [App]\nseverity: {unsatisfiable-constraints: error}\n",
      to: "Catalog.yaml"
    )
    let strict = try Command.run(["validate", "--json"], in: folder.path)
    #expect(strict.status == 1 && strict.output.contains("\"unsatisfiable-constraints\""), "\(strict.output)")
  }
}
