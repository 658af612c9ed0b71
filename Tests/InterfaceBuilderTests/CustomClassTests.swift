import Foundation
import KeylineScenes
import Testing
import UIKitLayout

@testable import KeylineInterfaceBuilder

/// Classes of an app's own, of which a document knows the names.
@Suite @MainActor struct CustomClassTests {
    private func view(_ id: String, _ name: String, inside: String = "") -> String {
        """
        <view id="\(id)" customClass="\(name)"><rect key="frame" x="0" y="0" width="90" height="60"/>\(inside)</view>
        """
    }

    private static let content = """
        <subviews><label text="Inside" id="word"><rect key="frame" x="0" y="0" width="50" height="20"/></label></subviews>
        """

    private func findings(_ text: String) throws -> [Diagnostic] {
        try DocumentFixture.source(text).diagnostics.filter { $0.kind == .unknownClass }
    }

    @Test func `a view that only its own code would draw is named once and drawn as a placeholder`() throws {
        let text = DocumentFixture.view(view("one", "DialView") + view("two", "DialView"))
        let findings = try findings(text)
        #expect(findings.map(\.severity) == [.warning])
        #expect(findings.first?.view?.rawValue == "one")
        #expect(findings.first?.location?.file == "Test.xib")
        #expect(findings.first?.location?.line != nil)
        #expect("\(try DocumentFixture.scene(text).displayList)".contains("DialView"))
    }

    @Test func `a plain view of a class of UIKit's is of that class`() throws {
        let text = DocumentFixture.view(view("one", "UIImageView") + view("two", "UIScrollView"))
        #expect(try findings(text).isEmpty)
        let scene = try DocumentFixture.scene(text)
        #expect(scene.view("one")?.className == "UIImageView" && scene.view("two")?.geometry.scrollableArea != nil)
    }

    @Test func `a view with content is shown as what it derives from, and its class noted once`() throws {
        let text = DocumentFixture.view(view("one", "CardView", inside: Self.content))
        let findings = try findings(text)
        #expect(findings.map(\.severity) == [.note])
        let scene = try DocumentFixture.scene(text)
        #expect(scene.view("word")?.text?.text == "Inside")
        #expect(!"\(scene.displayList)".contains("CardView"))
    }

    @Test func `a class that is replaced in one place and kept in another is told of where it is replaced`() throws {
        let text = DocumentFixture.view(view("full", "CardView", inside: Self.content) + view("empty", "CardView"))
        #expect(try findings(text).map(\.view?.rawValue) == ["empty"])
    }

    @Test func `a placeholder hides nothing behind it`() throws {
        let source = try #require(
            try IBDocument(Data(DocumentFixture.xib(view("one", "DialView")).utf8), file: "a.xib").objects["one"])
        let view = try #require(CustomClass(source)?.standIn)
        #expect(view is PlaceholderView)
        #expect(view.backgroundColor == nil)
    }

    @Test func `a placeholder has no size of its own, as a plain view`() throws {
        let custom = view("one", "DialView").replacing(
            "<view ", with: "<view translatesAutoresizingMaskIntoConstraints=\"NO\" ")
        let edges = """
            <constraint firstItem="one" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c1"/>
            <constraint firstItem="one" firstAttribute="top" secondItem="root" secondAttribute="top" id="c2"/>
            <constraint firstItem="one" firstAttribute="width" constant="70" id="c3"/>
            <constraint firstItem="one" firstAttribute="height" constant="30" id="c4"/>
            """
        func frame(_ text: String) throws -> CGRect? {
            try DocumentFixture.scene(DocumentFixture.view(text, constraints: edges)).frame("one")
        }
        #expect(try frame(custom) == CGRect(x: 0, y: 0, width: 70, height: 30))
        #expect(try frame(custom) == frame(custom.replacing(" customClass=\"DialView\"", with: "")))
        #expect(PlaceholderView(.view(className: "DialView")).intrinsicContentSize == UIView().intrinsicContentSize)
    }

    @Test func `UIKit's own plain classes and views of the network are not unknown`() throws {
        let text = DocumentFixture.view(
            view("one", "UIControl") + view("two", "WKWebView") + view("three", "MKMapView"))
        #expect(try findings(text).isEmpty)
    }

    @Test func `a registered class is known, and a registered class of another kind is told of`() throws {
        ViewClasses.register("CustomClassTestsDial") { UIView() }
        #expect(try findings(DocumentFixture.view(view("one", "CustomClassTestsDial"))).isEmpty)
        let label = """
            <label text="A" id="a" customClass="CustomClassTestsDial">\
            <rect key="frame" x="0" y="0" width="50" height="20"/></label>
            """
        let scene = try DocumentFixture.scene(DocumentFixture.view(label))
        #expect(scene.view("a")?.text?.text == "A")
        #expect(scene.diagnostics.filter { $0.kind == .unknownClass }.map(\.view?.rawValue) == ["a"])
    }

    @Test(.tags(.a33), arguments: [("", 250), ("251", 251), ("252.5", 252.5), ("1000", 1000)] as [(String, Float)])
    func `a label of a document hugs as strongly as the file says on that axis, and at 250 where it says nothing`(
        written: String, expected: Float
    ) throws {
        for (axis, other, word) in [
            (NSLayoutConstraint.Axis.horizontal, NSLayoutConstraint.Axis.vertical, "horizontal"),
            (.vertical, .horizontal, "vertical"),
        ] {
            let attribute = written.isEmpty ? "" : "\(word)HuggingPriority=\"\(written)\""
            let text = DocumentFixture.xib(
                """
                <label text="A" \(attribute) id="a"><rect key="frame" x="0" y="0" width="50" height="20"/></label>
                """)
            let view = try #require(
                try InterfaceFile(data: Data(text.utf8), file: "Label.xib").instantiate().first as? UILabel)
            #expect(view.contentHuggingPriority(for: axis).rawValue == expected)
            #expect(view.contentHuggingPriority(for: other).rawValue == 250)
            #expect(view.contentCompressionResistancePriority(for: axis).rawValue == 750)
        }
    }

    @Test(.tags(.a33), arguments: [("horizontal", "width"), ("vertical", "height")], LayoutDirection.allCases)
    func `of a label that says 251 and one that says nothing the latter is stretched`(
        along: (axis: String, length: String), direction: LayoutDirection
    ) throws {
        let (axis, length) = along
        func label(_ id: String, _ attributes: String) -> String {
            """
            <label text="Word" translatesAutoresizingMaskIntoConstraints="NO" \(attributes) id="\(id)">
                <rect key="frame" x="0" y="0" width="50" height="20"/>
            </label>
            """
        }
        let strong = label("strong", "\(axis)HuggingPriority=\"251\"")
        for labels in [[strong, label("weak", "")], [label("weak", ""), strong]] {
            let stack = """
                <stackView axis="\(axis)" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
                    <rect key="frame" x="0" y="0" width="150" height="150"/>
                    <subviews>\(labels.joined())</subviews>
                    <constraints><constraint firstAttribute="\(length)" constant="150" id="l"/></constraints>
                </stackView>
                """
            let scene = try DocumentFixture.scene(DocumentFixture.view(stack)) { $0.layoutDirection = direction }
            func measured(_ id: String) -> CGFloat {
                let frame = scene.frame(id) ?? .zero
                return axis == "horizontal" ? frame.width : frame.height
            }
            #expect(measured("strong") < 60)
            #expect(abs(measured("weak") - (150 - measured("strong"))) < 0.01)
        }
    }
}
