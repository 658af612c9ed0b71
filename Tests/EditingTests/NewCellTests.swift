import Foundation
import KeylineGraphics
import KeylineInterfaceBuilder
import KeylineScenes
import Testing

@testable import KeylineEditing

/// D33: cells of storyboards' tables and collection views.
@MainActor
struct NewCellTests {
    private static let storyboard = [UInt8](
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
            <scenes>
                <scene sceneID="one-sc-ene">
                    <objects>
                        <tableViewController id="tab-le-ctl" sceneMemberID="viewController">
                            <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" style="plain" rowHeight="60" \
        sectionHeaderHeight="28" sectionFooterHeight="28" id="tab-le-one">
                                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                                <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                                <connections>
                                    <outlet property="dataSource" destination="tab-le-ctl" id="dat-as-rce"/>
                                </connections>
                            </tableView>
                        </tableViewController>
                    </objects>
                </scene>
                <scene sceneID="two-sc-ene">
                    <objects>
                        <collectionViewController id="col-le-ctl" sceneMemberID="viewController">
                            <collectionView key="view" clipsSubviews="YES" contentMode="scaleToFill" dataMode="prototypes" id="col-le-one">
                                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                                <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" minimumInteritemSpacing="10" id="flo-wl-out">
                                    <size key="itemSize" width="100" height="90"/>
                                </collectionViewFlowLayout>
                                <cells/>
                            </collectionView>
                        </collectionViewController>
                    </objects>
                </scene>
                <scene sceneID="thr-sc-ene">
                    <objects>
                        <tableViewController id="sta-ti-ctl" sceneMemberID="viewController">
                            <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" dataMode="static" style="plain" rowHeight="50" id="sta-ti-tab">
                                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                                <sections>
                                    <tableViewSection id="sec-ti-one">
                                        <cells>
                                            <tableViewCell contentMode="scaleToFill" selectionStyle="default" indentationWidth="10" id="row-on-one">
                                                <rect key="frame" x="0.0" y="0.0" width="393" height="50"/>
                                                <autoresizingMask key="autoresizingMask"/>
                                                <tableViewCellContentView key="contentView" opaque="NO" contentMode="center" \
        tableViewCell="row-on-one" id="con-te-one">
                                                    <rect key="frame" x="0.0" y="0.0" width="393" height="50"/>
                                                    <autoresizingMask key="autoresizingMask"/>
                                                </tableViewCellContentView>
                                            </tableViewCell>
                                        </cells>
                                    </tableViewSection>
                                </sections>
                            </tableView>
                        </tableViewController>
                    </objects>
                </scene>
            </scenes>
        </document>

        """.utf8)

    private func open(_ bytes: [UInt8]) throws -> any SceneSource {
        try InterfaceBuilderSource(data: Data(bytes), file: "test", fonts: fonts.get())
    }

    private func document(_ bytes: [UInt8]) throws -> InterfaceDocument {
        try InterfaceDocument(bytes, file: "test.storyboard")
    }

    private func add(
        _ name: String, to container: String, in bytes: [UInt8] = storyboard, before sibling: String? = nil
    ) throws -> (bytes: [UInt8], id: String) {
        var position = AddTool.Position()
        position.sibling = sibling
        return try AddTool(document(bytes), open: open).bytes(adding: name, to: container, at: position)
    }

    private func frame(_ id: String, _ bytes: [UInt8], scene: Int) throws -> CGRect? {
        let source = try open(bytes)
        let layout = try source.makeScene(source.scenes[scene].id, in: source.scenes[scene].environment).layout
        return layout.view(ViewID(id))?.view.frame
    }

    @Test func `a table gets a row as a prototype with a content view that takes views`() throws {
        let row = try add("UITableViewCell", to: "tab-le-one")
        let read = try document(row.bytes)
        let content = try #require(read.views[row.id]?.children.first)
        #expect(read.views[row.id]?.parent == "tab-le-one")
        #expect(read.views[content]?.kind == "tableViewCellContentView")
        let stored = try #require(read.views[row.id]?.frame)
        #expect(stored.size == CGSize(width: 393, height: 60))
        #expect(try frame(row.id, row.bytes, scene: 0) == stored)
        // Interface Builder's order: after colours, before connections; the other bytes stay.
        let text = String(decoding: row.bytes, as: UTF8.self)
        let places = ["backgroundColor", "<prototypes>", "<connections>"].compactMap { text.range(of: $0)?.lowerBound }
        #expect(places.count == 3 && places == places.sorted())
        #expect(text.contains(#"id="tab-le-one" dataMode="prototypes">"#))

        let second = try add("tableViewCell", to: "tab-le-one", in: row.bytes, before: row.id)
        #expect(try document(second.bytes).views["tab-le-one"]?.children == [second.id, row.id])
        let label = try add("UILabel", to: second.id, in: second.bytes)
        #expect(
            try document(label.bytes).views[label.id]?.parent == document(label.bytes).views[second.id]?.children.first)

        let without = try DeleteTool(document(row.bytes), open: open).bytes(deleting: [row.id])
        #expect(String(decoding: without, as: UTF8.self).contains("prototypes>") == false)
    }

    @Test func `a static table gets a row in its last section`() throws {
        let row = try add("UITableViewCell", to: "sta-ti-tab")
        #expect(try document(row.bytes).views["sta-ti-tab"]?.children.last == row.id)
        #expect(!String(decoding: row.bytes, as: UTF8.self).contains("<prototypes>"))
        #expect(try frame(row.id, row.bytes, scene: 2)?.minY == frame("row-on-one", row.bytes, scene: 2)?.maxY)
    }

    @Test func `a collection view gets a cell of its items' size`() throws {
        let cell = try add("UICollectionViewCell", to: "col-le-one")
        #expect(try document(cell.bytes).views[cell.id]?.parent == "col-le-one")
        #expect(try document(cell.bytes).views[cell.id]?.frame == frame(cell.id, cell.bytes, scene: 1))
        #expect(try frame(cell.id, cell.bytes, scene: 1)?.size == CGSize(width: 100, height: 90))
    }

    @Test func `a cell elsewhere is refused with the next step`() throws {
        let plain = try #require(throws: EditingError.self) { try add("UITableViewCell", to: "col-le-one") }
        #expect(plain.hint == "name a table")
        for number in [\AddTool.Position.x, \.y, \.width, \.height] {
            var position = AddTool.Position()
            position[keyPath: number] = 50
            let placed = try #require(throws: EditingError.self) {
                try AddTool(document(Self.storyboard), open: open)
                    .bytes(adding: "UITableViewCell", to: "tab-le-one", at: position)
            }
            #expect(placed.hint?.hasPrefix("leave x, y, width and height out") == true)
        }
        let table = view("tab-le-xib", 0, 0, 300, 300).replacing("<view", with: "<tableView")
            .replacing("</view", with: "</tableView")
        let nib = xib(table)
        let error = try #require(throws: EditingError.self) {
            try AddTool(InterfaceDocument(nib, file: "test.xib"), open: open)
                .bytes(adding: "UITableViewCell", to: "tab-le-xib", at: AddTool.Position())
        }
        #expect(error.hint?.contains("a XIB of its own") == true)
    }
}
