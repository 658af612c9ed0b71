import Foundation
import KeylineGraphics
import KeylineScenes
import Testing

@testable import KeylineEditing

/// D37: values, views and constraints that differ by size class.
@MainActor
struct SizeClassEditTests {
    private let bytes = xib(
        label("tit-le-lbl", "Title", 136, 50, 100, 30),
        constraints: """
                            <constraint firstItem="tit-le-lbl" firstAttribute="leading" secondItem="roo-tv-iew" \
            secondAttribute="leading" constant="16" id="c-1"/>
                            <constraint firstItem="tit-le-lbl" firstAttribute="top" secondItem="roo-tv-iew" \
            secondAttribute="top" constant="40" id="c-2"/>
            """)

    private func set(
        _ values: KeyValuePairs<String, String>, for classes: String?, in bytes: [UInt8]? = nil
    ) throws -> [UInt8] {
        let document = try InterfaceDocument(bytes ?? self.bytes, file: "test.xib")
        return try ViewInspector("tit-le-lbl", of: document, for: classes.flatMap(SizeClassVariation.init), open: open)
            .bytes(setting: values.map { .init(name: $0.key, value: $0.value) })
    }

    private func vary(_ change: ConstraintInspector.Change, for classes: String?, in bytes: [UInt8]? = nil) throws
        -> [UInt8]
    {
        let document = try InterfaceDocument(bytes ?? self.bytes, file: "test.xib")
        return try ConstraintInspector("c-1", of: document)
            .bytes(varying: [change], for: classes.flatMap(SizeClassVariation.init))
    }

    /// The title in a size class of the width; nil where it is not installed.
    private func title(_ bytes: [UInt8], _ width: SizeClass) throws -> ViewSnapshot? {
        try layout(bytes) { environment in
            environment.horizontalSizeClass = width
            environment.verticalSizeClass = .regular
            environment.contentSizing = .measured
        }.layout.view(ViewID("tit-le-lbl"))?.view
    }

    @Test(arguments: [
        ("width=compact", "widthClass=compact"), ("height=regular", "heightClass=regular"),
        ("width=regular,height=compact", "heightClass=compact-widthClass=regular"),
    ])
    func `size classes are written as documents write them`(_ text: String, _ key: String) {
        #expect(SizeClassVariation(text)?.key == key)
    }

    @Test(arguments: ["", "width", "width=wide", "width=compact,width=regular", "depth=compact", "width=compact,"])
    func `other words are no size classes`(_ text: String) { #expect(SizeClassVariation(text) == nil) }

    @Test func `a text and its font differ in one class alone, and layouts follow`() throws {
        let edited = try set(["text": "Wide title", "font": "30", "numberOfLines": "1"], for: "width=regular")
        #expect(text(edited).contains("<variation key=\"widthClass=regular\" text=\"Wide title\" numberOfLines=\"1\">"))
        #expect(try title(edited, .regular)?.text?.text == "Wide title")
        #expect(try title(edited, .compact)?.text?.text == "Title")
        let heights = try [SizeClass.compact, .regular].map {
            try title(edited, $0)?.sizing.intrinsicContentSize.height ?? 0
        }
        #expect(heights[1] > heights[0] + 10)
    }

    @Test func `the inspector reads what holds for its classes`() throws {
        let edited = try set(["text": "Wide", "textColor": "systemRed"], for: "width=regular")
        let withDevice = try InterfaceDocument(edited, file: "test.xib")
        func values(_ classes: String?) -> [String: String] {
            let inspector = ViewInspector(
                "tit-le-lbl", of: withDevice, for: classes.flatMap(SizeClassVariation.init), open: open)
            return Dictionary(inspector.values.map { ($0.name, $0.value) }) { first, _ in first }
        }
        #expect(values("width=regular")["text"] == "Wide" && values("width=regular")["textColor"] == "systemRed")
        #expect(values("width=compact")["text"] == "Title" && values(nil)["textColor"] == nil)
    }

    @Test func `D37 a constraint is listed with the constant of its classes, and the classes that differ are known`()
        throws
    {
        let edited = try vary(.constant(77), for: "width=regular")
        let removed = try vary(.installed(false), for: "height=compact", in: edited)
        let inspector = try ConstraintInspector("c-1", of: InterfaceDocument(removed, file: "test.xib"))
        func value(_ name: String, _ classes: String?) -> String? {
            inspector.values(in: classes.flatMap(SizeClassVariation.init)).first { $0.name == name }?.value
        }
        #expect(value("constant", "width=regular") == "77" && value("constant", nil) == "16")
        #expect(value("installed", "height=compact") == "no" && value("installed", "width=regular") == nil)
        #expect(value("firstAttribute", "width=regular") == "leading")
        #expect(inspector.variedSizeClasses == ["width=regular", "height=compact"])
        let title = try InterfaceDocument(set(["text": "Wide"], for: "width=regular"), file: "test.xib")
        #expect(ViewInspector("tit-le-lbl", of: title, open: open).variedSizeClasses == ["width=regular"])
    }

    @Test func `a value that is taken away is that of all classes again, byte for byte`() throws {
        let edited = try set(["text": "Wide"], for: "width=regular")
        #expect(try set(["text": ""], for: "width=regular", in: edited) == bytes)
        let colored = try set(["textColor": "systemRed"], for: "width=regular")
        let cleared = text(try set(["textColor": ""], for: "width=regular", in: colored))
        #expect(!cleared.contains("variation"))
    }

    @Test func `a constant and a constraint differ by class`() throws {
        let moved = try vary(.constant(50), for: "width=regular")
        #expect(text(moved).contains("<variation key=\"widthClass=regular\" constant=\"50\"/>"))
        #expect(try title(moved, .regular)?.frame.minX == 50 && title(moved, .compact)?.frame.minX == 16)
        let removed = try vary(.installed(false), for: "width=regular")
        #expect(try title(removed, .regular)?.frame.minX != 16 && title(removed, .compact)?.frame.minX == 16)
        #expect(try vary(.installed(true), for: "width=regular", in: removed) == bytes)
        #expect(throws: EditingError.self) { try vary(.priority(750), for: "width=regular") }
    }

    @Test func `a view is in the layout of some classes alone`() throws {
        let compact = try set(["installed": "no"], for: "width=compact")
        #expect(try title(compact, .compact) == nil && title(compact, .regular) != nil)
        let nowhere = try set(["installed": "no"], for: nil)
        #expect(try title(nowhere, .compact) == nil && title(nowhere, .regular) == nil)
        let regular = try set(["installed": "yes"], for: "width=regular", in: nowhere)
        #expect(try title(regular, .compact) == nil && title(regular, .regular) != nil)
        let back = try set(["installed": "no"], for: "width=regular", in: regular)
        #expect(back == nowhere)
        #expect(try set(["installed": "yes"], for: nil, in: nowhere) == bytes)
    }

    @Test func `parts that Interface Builder does not vary are refused`() throws {
        #expect(throws: EditingError.self) { try set(["cornerRadius": "4"], for: "width=regular") }
        #expect(throws: EditingError.self) { try set(["installed": "maybe"], for: "width=regular") }
    }
}
