import Foundation
import KeylineScenes
import KeylineTypesetting
import UIKitLayout

@testable import KeylineInterfaceBuilder

/// Documents of the tests' own, and what becomes of them.
enum DocumentFixture {
    static func xib(_ objects: String, tools: Int = 22505, device: String? = "retina6_12") -> String {
        let device = device.map { "<device id=\"\($0)\" orientation=\"portrait\" appearance=\"light\"/>" } ?? ""
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)" \
            useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
                \(device)
                <objects>
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="Owner"/>
                    \(objects)
                </objects>
            </document>
            """
    }

    /// A XIB whose only view, 320×200 and called `root`, has subviews and constraints.
    static func view(_ subviews: String, constraints: String = "", attributes: String = "") -> String {
        xib(
            """
            <view contentMode="scaleToFill" id="root" \(attributes)>
                <rect key="frame" x="0" y="0" width="320" height="200"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                <subviews>\(subviews)</subviews>
                <constraints>\(constraints)</constraints>
            </view>
            """)
    }

    /// A storyboard for an iPhone 15 or another device, whose scenes hold one controller each.
    static func storyboard(_ controllers: String..., device: String = "retina6_12") -> String {
        let scenes = controllers.enumerated().map { "<scene sceneID=\"s\($0)\"><objects>\($1)</objects></scene>" }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
            useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="first">
                <device id="\(device)" orientation="portrait" appearance="light"/>
                <scenes>\(scenes.joined())</scenes>
            </document>
            """
    }

    static func source(_ text: String) throws -> InterfaceBuilderSource {
        try InterfaceBuilderSource(data: Data(text.utf8), file: "Test.xib", fonts: try FontCollection.bundled())
    }

    /// The first scene in its own environment, or one that is changed.
    @MainActor static func scene(
        _ text: String, _ change: (inout SceneEnvironment) -> Void = { _ in }
    ) throws -> Scene {
        let source = try source(text)
        guard let first = source.scenes.first else { throw InterfaceBuilderError.unknownScene(id: "", file: "") }
        var environment = first.environment
        change(&environment)
        return try source.makeScene(first.id, in: environment)
    }
}

extension Scene {
    /// The frame of a view in the outermost view's coordinates.
    func frame(_ id: String) -> CGRect? {
        layout.placedViews.first { $0.view.id.rawValue == id }?.frame
    }

    func view(_ id: String) -> ViewSnapshot? { layout.placedViews.first { $0.view.id.rawValue == id }?.view }
}
