import Foundation
import KeylineGraphics
import KeylineScenes
import Testing

@testable import KeylineEditing

/// Conflicts in outlines, and the ways out of them. Acceptance D16, D20, F30.
@MainActor
struct ConflictRepairTests {
    /// A view that is 100 wide and 20 from both sides of a container of 375, so 335; and one beside it that nothing concerns.
    private let bytes = xib(
        view("red-vi-ew1", 20, 30, 335, 50) + "\n" + view("blu-vi-ew2", 20, 100, 60, 40),
        constraints: """
            <constraint firstItem="red-vi-ew1" firstAttribute="leading" secondItem="roo-tv-iew" secondAttribute="leading" constant="20" id="lea-di-ng1"/>
            <constraint firstAttribute="trailing" secondItem="red-vi-ew1" secondAttribute="trailing" constant="20" id="tra-il-ing"/>
            <constraint firstItem="red-vi-ew1" firstAttribute="top" secondItem="roo-tv-iew" secondAttribute="top" constant="30" id="top-aa-aaa"/>
            <constraint firstItem="red-vi-ew1" firstAttribute="height" constant="50" id="hei-gh-taa"/>
            <constraint firstItem="red-vi-ew1" firstAttribute="width" constant="100" id="wid-th-aaa"/>
            <constraint firstItem="blu-vi-ew2" firstAttribute="leading" secondItem="roo-tv-iew" secondAttribute="leading" constant="20" id="blu-le-ad1"/>
            """)

    private func outline() throws -> DocumentOutline {
        let source = try open(bytes)
        let scene = try layout(bytes)
        let findings = scene.diagnostics + (try source.designFindings(of: scene.id))
        return DocumentOutline(of: scene, findings: findings) { _ in nil }
    }

    @Test func `D16 every constraint of the smallest set is in conflict, and no other`() throws {
        let scene = try layout(bytes)
        let members = scene.layout.constraints.filter { $0.isInConflict && !$0.isSystem }.compactMap(\.identifier)
        #expect(members.sorted() == ["lea-di-ng1", "tra-il-ing", "wid-th-aaa"])
        #expect(scene.layout.constraints.filter { $0.state == .broken }.map(\.identifier) == ["wid-th-aaa"])
        #expect(scene.layout.viewsInConflict == ["red-vi-ew1", "roo-tv-iew"])
    }

    @Test func `D16 the outline marks the set and its views, in text and as values`() throws {
        let root = try #require(try outline().roots.first)
        #expect(root.isInConflict)
        #expect(root.children.map(\.isInConflict) == [true, false])
        let text = try outline().text
        #expect(text.contains("─ View (red-vi-ew1).width = 100 [broken]"))
        #expect(text.contains("View (red-vi-ew1).leading = View (roo-tv-iew).leading + 20 [in conflict]"), "\(text)")
        #expect(text.contains("⊗ View (red-vi-ew1)"))
        #expect(!text.contains("View (red-vi-ew1).height = 50 ["))
    }

    @Test func `D20 a conflict and missing constraints are errors, each with its mark, and the log is folded`() throws {
        let children = try #require(try outline().roots.first).children
        let conflict = try #require(children[0].issues.first { $0.kind == "unsatisfiable" })
        #expect(conflict.severity == "error")
        #expect(conflict.mark == "⊗")
        #expect(conflict.summary == "Unable to simultaneously satisfy constraints.")
        #expect(conflict.message.contains("width == 100"), "the log has the constraint as UIKit prints it")
        let missing = try #require(children[1].issues.first { $0.kind == "missingConstraints" })
        #expect(missing.severity == "error")
        #expect(missing.mark == "⊘")
        let text = try outline().text
        #expect(text.contains("⊘ View (blu-vi-ew2)"))
        #expect(!text.contains("Will attempt to recover"))
        let misplaced = Diagnostic(.note, .misplaced, message: "elsewhere")
        #expect(misplaced.designSeverity == .warning && misplaced.kind.mark != missing.mark)
    }

    @Test func `D20 an open frame is an error, and of a view that needs constraints it is not told as well`() throws {
        let findings = ["a", "b"].map { Diagnostic(.warning, .ambiguous, view: ViewID($0), message: "open") }
        let missing = Diagnostic(.warning, .missingConstraints, view: "b", message: "needs constraints for: width")
        let listed = (findings + [missing]).asDesigned
        #expect(listed.map(\.kind) == [.ambiguous, .missingConstraints])
        #expect(listed.map(\.severity) == [.error, .error])
        #expect(Diagnostic(.note, .ambiguous, message: "left to code").designSeverity == .note)
    }

    @Test func `F30 every member is offered in each way that helps, with the frames that result`() throws {
        let document = try InterfaceDocument(bytes, file: "test.xib")
        let repairs = try ConflictRepairs(of: layout(bytes).id, in: document, EnvironmentOverrides(), open: open).all()
        let words = Dictionary(grouping: repairs, by: \.words[1]).mapValues {
            $0.map { $0.words.joined(separator: " ") }
        }
        #expect(
            words["wid-th-aaa"] == [
                "delete wid-th-aaa", "set wid-th-aaa priority=999", "set wid-th-aaa relation=>=",
                "set wid-th-aaa constant=335",
            ])
        // With the width of 100 kept, the trailing edge is 255 from the container's.
        #expect(
            words["tra-il-ing"] == [
                "delete tra-il-ing", "set tra-il-ing priority=999", "set tra-il-ing relation=>=",
                "set tra-il-ing constant=255",
            ])
        #expect(words.keys.sorted() == ["lea-di-ng1", "tra-il-ing", "wid-th-aaa"])
        #expect(repairs.allSatisfy { $0.conflicts == 0 })
        let trailing = try #require(repairs.first { $0.words == ["set", "tra-il-ing", "constant=255"] })
        #expect(trailing.moves.map(\.view) == ["red-vi-ew1"])
        #expect(trailing.moves.map(\.to) == [CGRect(x: 20, y: 30, width: 100, height: 50)])
        let optional = try #require(repairs.first { $0.words == ["set", "wid-th-aaa", "priority=999"] })
        #expect(optional.moves.isEmpty)
    }

    /// Two distances between the same views, in a chain through the whole height of a root that no device has: what contradicts that height is no
    /// conflict of an app.
    @Test func `F30 a repair counts the conflicts that a check finds`() throws {
        let chain = text(
            xib(
                view("red-vi-ew1", 20, 20, 80, 80) + "\n" + view("blu-vi-ew2", 20, 108, 80, 24),
                constraints: """
                    <constraint firstItem="red-vi-ew1" firstAttribute="leading" secondItem="roo-tv-iew" secondAttribute="leading" constant="20" id="red-le-ad1"/>
                    <constraint firstItem="blu-vi-ew2" firstAttribute="leading" secondItem="roo-tv-iew" secondAttribute="leading" constant="20" id="blu-le-ad1"/>
                    <constraint firstItem="red-vi-ew1" firstAttribute="width" constant="80" id="red-wi-dth"/>
                    <constraint firstItem="blu-vi-ew2" firstAttribute="width" constant="80" id="blu-wi-dth"/>
                    <constraint firstItem="red-vi-ew1" firstAttribute="height" constant="80" id="red-he-igh"/>
                    <constraint firstItem="blu-vi-ew2" firstAttribute="height" constant="24" id="blu-he-igh"/>
                    <constraint firstItem="red-vi-ew1" firstAttribute="top" secondItem="roo-tv-iew" secondAttribute="top" constant="20" id="red-to-paa"/>
                    <constraint firstItem="blu-vi-ew2" firstAttribute="top" secondItem="red-vi-ew1" secondAttribute="bottom" constant="8" id="gap-08-aaa"/>
                    <constraint firstAttribute="bottom" secondItem="blu-vi-ew2" secondAttribute="bottom" constant="60" id="blu-bo-tto"/>
                    <constraint firstItem="blu-vi-ew2" firstAttribute="top" secondItem="red-vi-ew1" secondAttribute="bottom" constant="30" id="gap-30-aaa"/>
                    """)
        ).replacing("width=\"375\" height=\"667\"", with: "width=\"414\" height=\"192\"")
            .replacing(
                "<viewLayoutGuide key=\"safeArea\" id=\"saf-ea-gde\"/>",
                with:
                    "<viewLayoutGuide key=\"safeArea\" id=\"saf-ea-gde\"/>\n<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>"
            )
        let bytes = Array(chain.utf8)
        let document = try InterfaceDocument(bytes, file: "test.xib")
        let repairs = try ConflictRepairs(of: layout(bytes).id, in: document, EnvironmentOverrides(), open: open).all()
        #expect(Set(repairs.map { $0.words[1] }) == ["gap-08-aaa", "gap-30-aaa"])
        #expect(repairs.allSatisfy { $0.conflicts == 0 })
    }

    /// A view of at least 120 points between the upper edge of a box of 100, 10 below it, and its lower one.
    @Test func `F30 a repair says how many views it leaves open`() throws {
        let inside = """
            <subviews>
            \(view("red-vi-ew1", 20, 10, 100, 80))
            </subviews>
            <constraints>
            <constraint firstItem="red-vi-ew1" firstAttribute="leading" secondItem="box-vi-ew0" secondAttribute="leading" constant="20" id="lea-di-ng1"/>
            <constraint firstItem="red-vi-ew1" firstAttribute="width" constant="100" id="wid-th-aaa"/>
            <constraint firstItem="red-vi-ew1" firstAttribute="top" secondItem="box-vi-ew0" secondAttribute="top" constant="10" id="top-aa-aaa"/>
            <constraint firstItem="red-vi-ew1" firstAttribute="height" relation="greaterThanOrEqual" constant="120" id="low-aa-aaa"/>
            <constraint firstAttribute="bottom" relation="greaterThanOrEqual" secondItem="red-vi-ew1" secondAttribute="bottom" constant="10" id="bot-aa-aaa"/>
            </constraints>
            """
        let bytes = xib(
            view("box-vi-ew0", 20, 30, 200, 100, inside: inside),
            constraints: """
                <constraint firstItem="box-vi-ew0" firstAttribute="leading" secondItem="roo-tv-iew" secondAttribute="leading" constant="20" id="box-le-ad1"/>
                <constraint firstItem="box-vi-ew0" firstAttribute="top" secondItem="roo-tv-iew" secondAttribute="top" constant="30" id="box-to-paa"/>
                <constraint firstItem="box-vi-ew0" firstAttribute="width" constant="200" id="box-wi-dth"/>
                <constraint firstItem="box-vi-ew0" firstAttribute="height" constant="100" id="box-he-igh"/>
                """)
        let document = try InterfaceDocument(bytes, file: "test.xib")
        let repairs = try ConflictRepairs(of: layout(bytes).id, in: document, EnvironmentOverrides(), open: open).all()
        let opened = Dictionary(repairs.map { ($0.words.joined(separator: " "), $0.opened) }) { first, _ in first }
        #expect(opened["delete top-aa-aaa"] == 1)
        #expect(opened["set top-aa-aaa priority=999"] == 0)
    }

    @Test func `F30 a layout without a conflict has nothing to repair`() throws {
        let sound = text(bytes).replacing("constant=\"100\"", with: "constant=\"335\"")
        let document = try InterfaceDocument(Array(sound.utf8), file: "test.xib")
        #expect(
            try ConflictRepairs(of: layout(Array(sound.utf8)).id, in: document, EnvironmentOverrides(), open: open)
                .all()
                .isEmpty)
    }
}
