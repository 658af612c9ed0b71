import Foundation
import KeylineScenes
import Testing

@testable import KeylineEditing

/// What edits are said to do besides.
@MainActor
struct EditEffectsTests {
    /// A view of 100 points that is held at both edges of a root of 375 points, so that one of three constraints is given up.
    private func document(width: Int = 100, leading: Int = 20, height: Int = 50, more: String = "") -> [UInt8] {
        xib(
            view("red-vi-ew1", 20, 30, 100, 50),
            constraints: """
                <constraint firstItem="red-vi-ew1" firstAttribute="leading" secondItem="roo-tv-iew" secondAttribute="leading" constant="\(leading)" id="red-le-ad1"/>
                <constraint firstAttribute="trailing" secondItem="red-vi-ew1" secondAttribute="trailing" constant="20" id="red-tr-ail"/>
                <constraint firstItem="red-vi-ew1" firstAttribute="width" constant="\(width)" id="red-wi-dth"/>
                <constraint firstItem="red-vi-ew1" firstAttribute="top" secondItem="roo-tv-iew" secondAttribute="top" constant="30" id="red-to-paa"/>
                <constraint firstItem="red-vi-ew1" firstAttribute="height" constant="\(height)" id="red-he-igh"/>
                \(more)
                """)
    }

    private func newConflicts(from bytes: [UInt8], to edited: [UInt8]) throws -> Int {
        let document = try InterfaceDocument(bytes, file: "test.xib")
        return try EditEffects(of: edited, on: document, placing: ["red-vi-ew1"], near: [], open: open).newConflicts
    }

    private let secondHeight = """
        <constraint firstItem="red-vi-ew1" firstAttribute="height" constant="90" id="red-he-ig2"/>
        """

    @Test func `a conflict that was there before is no effect of an edit`() throws {
        #expect(try newConflicts(from: document(), to: document(width: 120)) == 0)
        #expect(try newConflicts(from: document(), to: document(leading: 40)) == 0)
        #expect(try newConflicts(from: document(), to: document(height: 60)) == 0)
    }

    @Test func `a conflict in place of another one is an effect`() throws {
        #expect(try newConflicts(from: document(), to: document(width: 335, more: secondHeight)) == 1)
        #expect(try newConflicts(from: document(), to: document(more: secondHeight)) == 1)
        #expect(try newConflicts(from: document(width: 335), to: document()) == 1)
        #expect(try newConflicts(from: document(more: secondHeight), to: document(width: 335)) == 0)
    }

    /// A navigation controller whose first scene pushes another one, with a list of the segues of a button in the first.
    private func pushing(_ segues: String) -> [UInt8] {
        func scene(_ controller: String, _ root: String, inside: String) -> String {
            """
            <scene sceneID="\(controller)-scn"><objects><viewController id="\(controller)">
            <view key="view" contentMode="scaleToFill" id="\(root)"><rect key="frame" x="0" y="0" width="393" height="852"/>
            \(inside)</view></viewController></objects></scene>
            """
        }
        let button = """
            <subviews><button opaque="NO" contentMode="scaleToFill" fixedFrame="YES" id="but-to-nvw">
            <rect key="frame" x="20" y="200" width="80" height="40"/><state key="normal" title="Next"/>
            <connections>\(segues)</connections></button></subviews>
            """
        let box = """
            <subviews><view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box-ve-iew">
            <rect key="frame" x="0" y="103" width="80" height="40"/></view></subviews>
            <viewLayoutGuide key="safeArea" id="sec-sa-fea"/><constraints>
            <constraint firstItem="box-ve-iew" firstAttribute="top" secondItem="sec-sa-fea" secondAttribute="top" id="box-to-psa"/>
            <constraint firstItem="box-ve-iew" firstAttribute="leading" secondItem="sec-sa-fea" secondAttribute="leading" id="box-le-ads"/>
            <constraint firstItem="box-ve-iew" firstAttribute="width" constant="80" id="box-wi-dth"/>
            <constraint firstItem="box-ve-iew" firstAttribute="height" constant="40" id="box-he-igh"/></constraints>
            """
        return [UInt8](
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="nav-co-ntr">
            <device id="retina6_12" orientation="portrait" appearance="light"/><scenes>
            <scene sceneID="nav-sc-ene"><objects><navigationController id="nav-co-ntr">
            <navigationBar key="navigationBar" contentMode="scaleToFill" translucent="NO" id="nav-ba-rvw">
            <rect key="frame" x="0" y="59" width="393" height="44"/></navigationBar><connections>
            <segue destination="fir-st-ctr" kind="relationship" relationship="rootViewController" id="nav-ro-ots"/>
            </connections></navigationController></objects></scene>
            \(scene("fir-st-ctr", "fir-st-vie", inside: button))
            \(scene("sec-nd-ctr", "sec-nd-vie", inside: box))
            </scenes></document>
            """.utf8)
    }

    @Test func `a scene that loses the bar above it because nothing leads to it any more moves`() throws {
        let segue = "<segue destination=\"sec-nd-ctr\" kind=\"show\" id=\"sho-wt-wos\"/>"
        let document = try InterfaceDocument(pushing(segue), file: "test.storyboard")
        let effects = try EditEffects(
            of: pushing(""), on: document, placing: ["but-to-nvw"], near: [], open: open)
        #expect(effects.moves.map(\.view) == ["box-ve-iew"])
        let two = segue + segue.replacing("sho-wt-wos", with: "sho-wt-tre")
        let twice = try InterfaceDocument(pushing(two), file: "test.storyboard")
        let one = try EditEffects(of: pushing(segue), on: twice, placing: ["but-to-nvw"], near: [], open: open)
        #expect(one.moves.isEmpty)
        let same = try EditEffects(
            of: pushing(segue.replacing("sho-wt-wos", with: "sho-wt-new")), on: document, placing: ["but-to-nvw"],
            near: [], open: open)
        #expect(same.moves.isEmpty)
    }
}
