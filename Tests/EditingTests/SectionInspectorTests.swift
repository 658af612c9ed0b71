import Foundation
import KeylineLayoutFile
import KeylineScenes
import Testing

@testable import KeylineEditing

@MainActor
@Suite struct SectionInspectorTests {
    private static let layout = """
        keyline: 1
        views:
          - type: UITableView
            id: settings
            sections:
              # Without titles.
              - rows: [{ textLabel: { text: One } }]
              - headerTitle: { key: notices }
                rows:
                  - textLabel: { text: Two }
              - { rows: [] }

        """

    private static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
            <scenes>
                <scene sceneID="s">
                    <objects>
                        <tableViewController id="vc" sceneMemberID="viewController">
                            <tableView key="view" contentMode="scaleToFill" dataMode="static" style="grouped" id="table">
                                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                                <sections>
                                    <tableViewSection headerTitle="Old" id="fir-st-one"/>
                                    <tableViewSection id="sec-nd-one">
                                        <string key="footerTitle">Two
        lines</string>
                                    </tableViewSection>
                                </sections>
                            </tableView>
                        </tableViewController>
                    </objects>
                </scene>
            </scenes>
        </document>

        """

    private func edited(_ text: String, _ section: String, _ name: String, _ value: String) throws -> String {
        let document = try document(text)
        let bytes = try SectionInspector(section, of: document).bytes(setting: [.init(name: name, value: value)])
        return String(decoding: bytes, as: UTF8.self)
    }

    private func document(_ text: String) throws -> InterfaceDocument {
        guard text.hasPrefix("keyline") else {
            return try InterfaceDocument([UInt8](text.utf8), file: "Main.storyboard")
        }
        return try InterfaceDocument.read([UInt8](text.utf8), file: "test.yaml") {
            try LayoutFileSource(data: Data($0), file: "test.yaml", fonts: fonts.get())
        }
    }

    @Test(arguments: [
        ("settings.section1", "headerTitle", "A", "- rows: [{", "- headerTitle: \"A\"\n        rows: [{"),
        ("settings.section2", "headerTitle", "B", "{ key: notices }", "\"B\""),
        ("settings.section2", "headerTitle", "{ key: news }", "{ key: notices }", "{ key: news }"),
        (
            "settings.section2", "footerTitle", "C", "{ key: notices }\n",
            "{ key: notices }\n        footerTitle: \"C\"\n"
        ),
        ("settings.section2", "headerTitle", "", "- headerTitle: { key: notices }\n        rows", "- rows"),
        ("settings.section3", "footerTitle", "D", "{ rows: [] }", "{ footerTitle: \"D\", rows: [] }"),
    ])
    func `a layout file's titles`(
        _ section: String, _ name: String, _ value: String, _ before: String, _ after: String
    ) throws {
        #expect(try edited(Self.layout, section, name, value) == Self.layout.replacing(before, with: after))
    }

    @Test(arguments: [
        ("fir-st-one", "headerTitle", "New & old", "\"Old\"", "\"New &amp; old\""),
        ("table.section1", "footerTitle", "Foot", "\"Old\" id", "\"Old\" footerTitle=\"Foot\" id"),
        ("table.section1", "headerTitle", "", " headerTitle=\"Old\"", ""),
        ("table.section2", "headerTitle", "Head", "<tableViewSection id", "<tableViewSection headerTitle=\"Head\" id"),
    ])
    func `a storyboard's titles`(
        _ section: String, _ name: String, _ value: String, _ before: String, _ after: String
    ) throws {
        #expect(try edited(Self.storyboard, section, name, value) == Self.storyboard.replacing(before, with: after))
    }

    @Test func `a title of several lines becomes an attribute`() throws {
        let text = try edited(Self.storyboard, "sec-nd-one", "footerTitle", "One line")
        #expect(text.contains("<tableViewSection footerTitle=\"One line\" id=\"sec-nd-one\">"))
        #expect(!text.contains("lines"))
        let values = try SectionInspector("sec-nd-one", of: document(Self.storyboard)).values
        #expect(values == [.init(name: "footerTitle", value: "Two\nlines")])
    }

    @Test func `the subject of an edit may be a section`() throws {
        let layout = try document(Self.layout)
        #expect(try layout.subject(named: "settings.section2") == .section("settings.section2"))
        #expect(layout.concernedView(of: "settings.section2") == "settings")
        #expect(try document(Self.storyboard).subject(named: "sec-nd-one") == .section("sec-nd-one"))
        #expect(throws: EditingError.self) { try layout.subject(named: "settings.section4") }
        #expect(throws: EditingError.self) { try edited(Self.layout, "settings.section1", "rows", "2") }
        #expect(throws: EditingError.self) { try edited(Self.storyboard, "fir-st-one", "headerTitle", "{ key: a }") }
    }
}
