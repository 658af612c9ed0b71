import Foundation
import KeylineScenes
import Testing
import UIKitLayout

@testable import KeylineProjects

/// Pictures that are there and that Keyline cannot read.
@Suite @MainActor struct UnreadPictureTests {
    private let app: AppFixture

    init() throws { app = try AppFixture() }

    private static let page = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
        useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
            <device id="retina6_12" orientation="portrait" appearance="light"/>
            <objects><view contentMode="scaleToFill" id="root"><rect key="frame" x="0" y="0" width="320" height="200"/>
            <subviews><imageView image="Banner" id="a"><rect key="frame" x="20" y="20" width="30" height="20"/></imageView>
            </subviews></view></objects>
        </document>
        """

    private static let heic = Data([0, 0, 0, 24] + Array("ftypheic".utf8) + [UInt8](repeating: 0, count: 24))

    private func findings() throws -> [Diagnostic] {
        try app.write(Self.page, "Card.xib")
        return try #require(try app.scene("Card.xib", "root")).diagnostics.filter { $0.kind == .missingImage }
    }

    @Test func `a picture in a format that only Apple's systems read is there`() throws {
        try app.write(Self.heic, "Media.xcassets/Banner.imageset/banner.heic")
        try app.write(
            #"{"images": [{"idiom": "universal", "filename": "banner.heic"}]}"#,
            "Media.xcassets/Banner.imageset/Contents.json")
        let findings = try findings()
        #expect(findings.map(\.severity) == [.note])
        #expect(findings.first?.message == "the picture cannot be read: HEIC pictures are not supported")
    }

    @Test func `a damaged picture is a warning, and a slot without a picture has none`() throws {
        try app.write("no picture", "Banner.png")
        #expect(try findings().map(\.severity) == [.warning])
        try app.write(
            #"{"images": [{"idiom": "universal", "filename": "gone.png"}]}"#,
            "Media.xcassets/Banner.imageset/Contents.json")
        #expect(try findings().contains { $0.message == "there is no image named \"Banner\"" })
    }
}
