import Foundation
import KeylineScenes
import Testing
import KeylineTypesetting

@testable import KeylineInterfaceBuilder

@Suite struct DocumentTests {
    private func error(_ text: String) -> InterfaceBuilderError? {
        do {
            _ = try IBDocument(Data(text.utf8), file: "Main.storyboard")
            return nil
        } catch {
            return error
        }
    }

    @Test func `a tag's position is where it begins`() throws {
        let text = """
            <?xml version="1.0"?>
            <!-- a <label> that is none -->
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
                <objects>é<view
                    id="a"/>
                </objects>
            </document>
            """
        let document = try IBDocument(Data(text.utf8), file: "A.xib")
        let location = try #require(document.objects["a"]).location
        #expect(location == SourceLocation(file: "A.xib", line: 4, column: 15))
    }

    @Test func `text that is no XML is refused with its line`() {
        guard case .malformed(_, let location) = error("one\ntwo") else {
            Issue.record("read as a document")
            return
        }
        #expect(location.line == 1)
    }

    @Test func `a document cut in half is refused at its end`() {
        let text = """
            <?xml version="1.0"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
                <objects>
                    <view id="a">
            """
        guard case .malformed(let reason, let location) = error(text) else {
            Issue.record("read as a document")
            return
        }
        #expect(reason == "it ends inside <view>, which begins on line 4")
        #expect(location.line == 4)
    }

    @Test func `XML of another kind is refused by its root element`() {
        let error = error("<svg xmlns=\"http://www.w3.org/2000/svg\"/>")
        #expect(error?.message == "the document is not from Interface Builder: its root element is <svg>")
    }

    @Test(arguments: [
        ("com.apple.InterfaceBuilder3.Cocoa.XIB", "macOS"),
        ("com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB", "macOS"),
        ("com.apple.InterfaceBuilder.AppleTV.Storyboard", "tvOS"),
        ("com.apple.InterfaceBuilder.WatchKit.Storyboard", "watchOS"),
    ])
    func `an interface of another system is refused by its name`(type: String, system: String) {
        let error = error("<document type=\"\(type)\" version=\"3.0\"/>")
        #expect(error?.message == "the document describes an interface for \(system)")
    }

    @Test func `a compiled interface is told from a damaged one`() {
        #expect(error("NIBArchive\u{1}\u{0}") == .compiled(file: "Main.storyboard"))
    }

    @Test func `elements nested without end are refused`() {
        let open = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\">"
        let text = open + String(repeating: "<view>", count: 240) + String(repeating: "</view>", count: 240)
        guard case .tooDeep(limit: 200, _) = error(text + "</document>") else {
            Issue.record("read as a document")
            return
        }
    }
}
