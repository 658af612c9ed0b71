import Foundation
import KeylineGraphics
import KeylineInterfaceBuilder
import KeylineScenes
import KeylineTypesetting

@testable import KeylineEditing

let fonts = Result { try FontCollection.bundled() }

/// A XIB of a 375 × 667 view with some views and constraints inside, on an iPhone 8.
func xib(_ subviews: String, constraints: String = "", newline: String = "\n") -> [UInt8] {
    let list = constraints.isEmpty ? "" : "\n            <constraints>\n\(constraints)\n            </constraints>"
    let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
            <device id="retina4_7" orientation="portrait" appearance="light"/>
            <objects>
                <view contentMode="scaleToFill" id="roo-tv-iew">
                    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                    <subviews>
        \(subviews)
                    </subviews>
                    <viewLayoutGuide key="safeArea" id="saf-ea-gde"/>\(list)
                    <!-- a remark that stays -->
                </view>
            </objects>
        </document>

        """
    return Array(text.replacing("\n", with: newline).utf8)
}

/// A plain view; `more` are further attributes of its tag.
func view(
    _ id: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double, inside: String = "", more: String = ""
)
    -> String
{
    """
                    <view contentMode="scaleToFill"\(more) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
                        <rect key="frame" x="\(x)" y="\(y)" width="\(width)" height="\(height)"/>\(inside)
                    </view>
    """
}

/// A label in the system font of 17 points.
func label(_ id: String, _ text: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
    """
                    <label opaque="NO" contentMode="left" text="\(text)" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
                        <rect key="frame" x="\(x)" y="\(y)" width="\(width)" height="\(height)"/>
                        <fontDescription key="fontDescription" type="system" pointSize="17"/>
                    </label>
    """
}

@MainActor
func open(_ bytes: [UInt8]) throws -> any SceneSource {
    try InterfaceBuilderSource(data: Data(bytes), file: "test.xib", fonts: fonts.get())
}

@MainActor
func repaired(_ bytes: [UInt8], _ repair: Repair, selecting views: [String]? = nil) throws -> [UInt8] {
    let document = try InterfaceDocument(bytes, file: "test.xib")
    return try DocumentRepair(document, selection: views, open: open).bytes(after: repair)
}

func constraints(_ bytes: [UInt8]) throws -> [InterfaceConstraint] {
    try InterfaceDocument(bytes, file: "test.xib").constraints
}

func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

/// The layout of the only scene, on its canvas or in a changed environment.
@MainActor
func layout(_ bytes: [UInt8], changing change: (inout SceneEnvironment) -> Void = { _ in }) throws -> Scene {
    let source = try open(bytes)
    var environment = source.scenes[0].environment
    environment.contentSizing = .recorded
    change(&environment)
    return try source.makeScene(source.scenes[0].id, in: environment)
}

@MainActor
func frame(_ id: String, _ scene: Scene) -> CGRect { scene.layout.view(ViewID(id))?.view.frame ?? .null }
