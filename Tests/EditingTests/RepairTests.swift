import Foundation
import KeylineScenes
import Testing

@testable import KeylineEditing

@MainActor
struct RepairTests {
    private let two = view("red-vi-ew1", 20, 20, 163.5, 627) + "\n" + view("blu-vi-ew2", 191.5, 20, 163.5, 627)
    private let pinned = """
                        <constraint firstItem="red-vi-ew1" firstAttribute="leading" secondItem="roo-tv-iew" secondAttribute="leading" constant="20" id="a01-aa-aaa"/>
                        <constraint firstItem="red-vi-ew1" firstAttribute="top" secondItem="roo-tv-iew" secondAttribute="top" constant="20" id="a02-aa-aaa"/>
                        <constraint firstAttribute="bottom" secondItem="red-vi-ew1" secondAttribute="bottom" constant="20" id="a03-aa-aaa"/>
                        <constraint firstItem="blu-vi-ew2" firstAttribute="leading" secondItem="red-vi-ew1" secondAttribute="trailing" constant="8" id="a04-aa-aaa"/>
                        <constraint firstItem="blu-vi-ew2" firstAttribute="width" secondItem="red-vi-ew1" secondAttribute="width" id="a05-aa-aaa"/>
                        <constraint firstAttribute="trailing" secondItem="blu-vi-ew2" secondAttribute="trailing" constant="20" id="a06-aa-aaa"/>
                        <constraint firstItem="blu-vi-ew2" firstAttribute="top" secondItem="roo-tv-iew" secondAttribute="top" constant="20" id="a07-aa-aaa"/>
                        <constraint firstAttribute="bottom" secondItem="blu-vi-ew2" secondAttribute="bottom" constant="20" id="a08-aa-aaa"/>
        """

    private func missing(_ bytes: [UInt8]) throws -> [Diagnostic] {
        let source = try open(bytes)
        return try source.designFindings(of: source.scenes[0].id).filter { $0.kind == .missingConstraints }
    }

    @Test func `D1 views without constraints keep their frames as prototypes and are laid out with them`() throws {
        let bare = try repaired(xib(two, constraints: pinned), .clear)
        #expect(text(bare).contains("fixedFrame=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\""))
        let wide = try layout(bare) { $0.size.width = 500 }
        #expect(frame("red-vi-ew1", wide) == CGRect(x: 20, y: 20, width: 163.5, height: 627))
        #expect(try missing(bare).isEmpty)
    }

    @Test func `D2 the first real constraint takes a view's prototypes away, and it needs others`() throws {
        let bare = try InterfaceDocument(try repaired(xib(two), .clear), file: "test.xib")
        let pins = PinTool(bare, open: open)
        let edited = try pins.bytes(pinning: "red-vi-ew1", .init(edges: [.init(.leading)]))
        #expect(text(edited).components(of: "fixedFrame") == 1)
        #expect(try missing(edited).map { $0.view?.rawValue } == ["red-vi-ew1"])
    }

    @Test func `D8 a repair of a selection leaves every other view alone`() throws {
        let bytes = try repaired(xib(two, constraints: pinned), .clear, selecting: ["blu-vi-ew2"])
        #expect(try constraints(bytes).map(\.id) == ["a01-aa-aaa", "a02-aa-aaa", "a03-aa-aaa"])
        #expect(text(bytes).components(of: "fixedFrame") == 1)
    }

    @Test func `D9 update frames stores what the constraints give`() throws {
        let stale = text(xib(two, constraints: pinned)).replacing("x=\"191.5\"", with: "x=\"150\"")
        let bytes = try repaired(Array(stale.utf8), .updateFrames)
        #expect(text(bytes) == text(xib(two, constraints: pinned)))
    }

    @Test func `D10 update constants makes the constraints hold on the canvas`() throws {
        let other = text(xib(two, constraints: pinned)).replacing(
            "secondAttribute=\"trailing\" constant=\"8\"", with: "secondAttribute=\"trailing\" constant=\"30\"")
        let bytes = try repaired(Array(other.utf8), .updateConstants)
        #expect(text(bytes) == text(xib(two, constraints: pinned)))
    }

    @Test func `D10 update constants turns a distance of 8 that is 0 into no constant`() throws {
        let one = xib(
            view("red-vi-ew1", 0, 20, 100, 50),
            constraints: """
                                <constraint firstItem="red-vi-ew1" firstAttribute="leading" secondItem="roo-tv-iew" secondAttribute="leading" constant="8" id="a01-aa-aaa"/>
                """)
        #expect(!text(try repaired(one, .updateConstants)).contains("constant="))
    }

    @Test(arguments: 1...8)
    func `D11 add missing gives an equivalent of each of eight constraints and keeps the others`(_ number: Int) throws {
        let whole = try InterfaceDocument(xib(two, constraints: pinned), file: "test.xib")
        let without = whole.removing(constraint: "a0\(number)-aa-aaa")
        let edited = try repaired(without, .addMissing)
        #expect(try missing(without).isEmpty == false)
        #expect(try missing(edited).isEmpty)
        let kept = try constraints(edited).map(\.id).filter { $0.hasSuffix("-aa-aaa") }
        #expect(kept.count == 7)
        #expect(try constraints(edited).count == 8)
        for id in ["red-vi-ew1", "blu-vi-ew2"] {
            #expect(try frame(id, layout(edited)) == frame(id, layout(xib(two, constraints: pinned))))
        }
    }

    @Test func `D11 a document that lacks nothing stays as it is, byte for byte`() throws {
        #expect(try repaired(xib(two, constraints: pinned), .addMissing) == xib(two, constraints: pinned))
    }

    @Test func `D12 reset gives a full set that keeps the frames, in both directions and at any width`() throws {
        let bytes = try repaired(repaired(xib(two, constraints: pinned), .clear), .resetSuggested)
        #expect(try missing(bytes).isEmpty)
        let made = try constraints(bytes)
        #expect(made.allSatisfy { !["left", "right"].contains($0.first.attribute) })
        #expect(made.contains { $0.first.attribute == "width" && $0.second?.attribute == "width" })
        let canvas = try layout(bytes)
        #expect(frame("blu-vi-ew2", canvas) == CGRect(x: 191.5, y: 20, width: 163.5, height: 627))
        let wide = try layout(bytes) { $0.size.width = 475 }
        #expect(frame("red-vi-ew1", wide).width == 213.5)
        let arabic = try layout(bytes) { $0.layoutDirection = .rightToLeft }
        #expect(frame("red-vi-ew1", arabic).minX == 191.5)
    }

    @Test func `D12 distances between pixels are suggested in whole or half points`() throws {
        let thirds = [
            view("red-vi-ew1", 20.333, 71.833, 100.333, 50), view("blu-vi-ew2", 20.333, 160.5, 70, 50.167),
        ].joined(separator: "\n")
        let fine = text(xib(thirds)).replacing("retina4_7", with: "retina5_9")
        let bytes = try repaired(repaired(Array(fine.utf8), .clear), .resetSuggested)
        let made = try constraints(bytes)
        #expect(made.map(\.constant).contains { $0 != 0 })
        #expect(made.allSatisfy { $0.constant * 2 == ($0.constant * 2).rounded() }, "\(made.map(\.constant))")
        let canvas = try layout(bytes)
        #expect(abs(frame("red-vi-ew1", canvas).minY - 71.833) <= 0.5)
        #expect(abs(frame("blu-vi-ew2", canvas).maxY - 210.667) <= 0.5)
    }

    @Test func `D12 constraints that are suggested again keep their ids`() throws {
        let bytes = try repaired(xib(two, constraints: pinned), .resetSuggested)
        #expect(try constraints(bytes).contains { $0.id == "a05-aa-aaa" })
    }

    @Test func `D12 texts at both ends of a row never meet`() throws {
        let row = label("lef-tt-ext", "Name", 16, 40, 46, 20.5) + "\n" + label("rig-ht-txt", "Value", 316, 40, 43, 20.5)
        let bytes = try repaired(repaired(xib(row), .clear), .resetSuggested)
        let long = text(bytes).replacing(
            "text=\"Name\"", with: "text=\"A name that is much longer than the row has room for\"")
        let scene = try layout(Array(long.utf8)) { $0.contentSizing = .measured }
        #expect(frame("lef-tt-ext", scene).maxX <= frame("rig-ht-txt", scene).minX - 8)
    }

    @Test func `D13 clear takes every constraint away and the prototypes return`() throws {
        let bytes = try repaired(xib(two, constraints: pinned), .clear)
        #expect(try constraints(bytes).isEmpty)
        #expect(!text(bytes).contains("<constraints>"))
        #expect(text(bytes).components(of: "fixedFrame=\"YES\"") == 2)
        #expect(text(try repaired(bytes, .clear)) == text(bytes))
    }

    @Test func `D27 a conflict at another size is none on the canvas, and the same document has it there`() throws {
        let constraint = { (words: String, id: String) in "<constraint \(words) id=\"\(id)\"/>" }
        let held = [
            constraint(
                "firstItem=\"red-vi-ew1\" firstAttribute=\"leading\" secondItem=\"roo-tv-iew\" secondAttribute=\"leading\" constant=\"20\"",
                "a01-aa-aaa"),
            constraint(
                "firstItem=\"roo-tv-iew\" firstAttribute=\"trailing\" secondItem=\"red-vi-ew1\" secondAttribute=\"trailing\" constant=\"20\"",
                "a02-aa-aaa"),
            constraint(
                "firstItem=\"red-vi-ew1\" firstAttribute=\"width\" relation=\"lessThanOrEqual\" constant=\"335\"",
                "a03-aa-aaa"),
            constraint(
                "firstItem=\"red-vi-ew1\" firstAttribute=\"top\" secondItem=\"roo-tv-iew\" secondAttribute=\"top\" constant=\"40\"",
                "a04-aa-aaa"),
            constraint("firstItem=\"red-vi-ew1\" firstAttribute=\"height\" constant=\"50\"", "a05-aa-aaa"),
        ].joined(separator: "\n")
        let bytes = xib(view("red-vi-ew1", 20, 40, 335, 50), constraints: held)
        let source = try open(bytes)
        #expect(try source.designFindings(of: source.scenes[0].id).isEmpty)
        #expect(try !layout(bytes).diagnostics.contains { $0.kind == .unsatisfiable })
        #expect(try layout(bytes) { $0.size.width = 376 }.diagnostics.contains { $0.kind == .unsatisfiable })
    }

    @Test func `D24 a placeholder counts on the canvas and is gone at run time`() throws {
        let placeholder = pinned.replacing("constant=\"8\" id", with: "constant=\"8\" placeholder=\"YES\" id")
        let bytes = xib(two, constraints: placeholder)
        #expect(try missing(bytes).isEmpty)
        #expect(try repaired(bytes, .addMissing) == bytes)
        #expect(try layout(bytes).layout.constraints.contains { $0.identifier == "a04-aa-aaa" })
        let phone = try layout(bytes) { $0.presentation = .device }
        #expect(!phone.layout.constraints.contains { $0.identifier == "a04-aa-aaa" })
    }

    @Test func `D25 a placeholder for content counts on the canvas alone`() throws {
        let custom = view(
            "cus-to-mv1", 20, 20, 120, 40, more: " placeholderIntrinsicWidth=\"120\" placeholderIntrinsicHeight=\"40\"")
        let bytes = try repaired(repaired(xib(custom), .clear), .resetSuggested)
        #expect(try constraints(bytes).allSatisfy { !["width", "height"].contains($0.first.attribute) })
        #expect(try missing(bytes).isEmpty)
        #expect(try frame("cus-to-mv1", layout(bytes)) == CGRect(x: 20, y: 20, width: 120, height: 40))
        #expect(
            try frame("cus-to-mv1", layout(bytes) { $0.presentation = .device }).size != CGSize(width: 120, height: 40))
    }

    @Test func `a field as wide as the margins is held to them, and to the safe area above`() throws {
        let field = """
                        <textField opaque="NO" contentMode="scaleToFill" borderStyle="roundedRect" translatesAutoresizingMaskIntoConstraints="NO" id="fie-ld-fld">
                            <rect key="frame" x="16" y="100" width="343" height="34"/>
                        </textField>
            """
        let made = try constraints(repaired(repaired(xib(field), .clear), .resetSuggested))
        let words = made.map { "\($0.first.attribute) \($0.second?.attribute ?? "-") \($0.constant)" }.sorted()
        #expect(words == ["leading leadingMargin 0.0", "top top 100.0", "trailingMargin trailing 0.0"])
    }
}

extension String {
    fileprivate func components(of part: String) -> Int { ranges(of: part).count }
}
