import Foundation
import KeylineScenes
import Testing
@testable import KeylineEditing

@MainActor
struct OutlineTests {
    private let bytes = xib(
        label("tit-le-lbl", "Title", 16, 20, 343, 20.5) + "\n"
            + view(
                "box-vi-ew1", 16, 60, 100, 50,
                inside: """

                                    <subviews>
                    \(view("ins-id-vw1", 8, 8, 20, 20))
                                    </subviews>
                                    <constraints>
                                        <constraint firstItem="ins-id-vw1" firstAttribute="leading" secondItem="box-vi-ew1" secondAttribute="leading" constant="8" id="ins-01-aaa"/>
                                    </constraints>
                    """),
        constraints: """
                            <constraint firstItem="tit-le-lbl" firstAttribute="leading" secondItem="saf-ea-gde" secondAttribute="leading" constant="16" id="out-01-aaa"/>
                            <constraint firstItem="ins-id-vw1" firstAttribute="top" secondItem="tit-le-lbl" secondAttribute="bottom" priority="750" constant="8" id="out-02-aaa"/>
            """)

    private func outline() throws -> DocumentOutline {
        let source = try open(bytes)
        let findings = try source.designFindings(of: source.scenes[0].id)
        return DocumentOutline(of: try layout(bytes), findings: findings) {
            .init(command: "fix \($0.view?.rawValue ?? "")")
        }
    }

    @Test func `D19 constraints stand under the nearest view with both items, guides under the root`() throws {
        let root = try #require(try outline().roots.first)
        #expect(root.id == "roo-tv-iew")
        #expect(root.guides == ["safe area"])
        #expect(
            root.constraints.map(\.equation) == [
                "Label \"Title\".leading = View (roo-tv-iew).safe area.leading + 16",
                "View (ins-id-vw1).top = Label \"Title\".bottom + 8 @750",
            ])
        #expect(
            root.children[1].constraints.map(\.equation) == [
                "View (ins-id-vw1).leading = View (box-vi-ew1).leading + 8"
            ])
    }

    @Test func `D20 every issue stands with its view and the command that repairs it`() throws {
        let title = try #require(try outline().roots.first?.children.first)
        #expect(title.issues.map(\.kind) == ["missingConstraints"])
        #expect(title.issues.map(\.command) == ["fix tit-le-lbl"])
        #expect(try outline().text.contains("⊘ Label \"Title\" (tit-le-lbl)"))
    }

    @Test func `D21 one view's constraints are listed by side, the optional ones as such`() throws {
        let lines = try outline().constraints(of: "ins-id-vw1")
        #expect(Set(lines.map(\.sides)) == [["leading"], ["top"]])
        #expect(lines.filter(\.isOptional).map(\.sides) == [["top"]])
        #expect(try outline().constraints(of: "ins-id-vw1", side: "leading").count == 1)
    }

    @Test func `D26 a label is named by its text, and other views by the label that they were given`() throws {
        let named = text(bytes).replacing("id=\"box-vi-ew1\">", with: "id=\"box-vi-ew1\" userLabel=\"Card\">")
        let document = try InterfaceDocument(Array(named.utf8), file: "test.xib")
        #expect(try document.view(named: "Title") == "tit-le-lbl")
        #expect(try document.view(named: "Card") == "box-vi-ew1")
        #expect(throws: EditingError.self) { try document.view(named: "Nobody") }
    }

    @Test func `D23 an identifier stands in the log of a conflict`() throws {
        let inspected = try ConstraintInspector("out-01-aaa", of: InterfaceDocument(bytes, file: "test.xib"))
        let edited = try inspected.bytes(making: [.identifier("Title Leading")])
        let verdict = try Assumption(InterfaceDocument(edited, file: "test.xib"), open: open)
            .verdict(on: "tit-le-lbl.leading == roo-tv-iew.leading + 40", in: EnvironmentOverrides())
        #expect(try #require(verdict.conflict).contains("'Title Leading'"))
    }

    @Test func `a name that several constraints have is an error with their ids, and an id is never ambiguous`() throws
    {
        let named = text(bytes).replacing("id=\"out-01-aaa\"", with: "identifier=\"dup\" id=\"out-01-aaa\"")
            .replacing("id=\"out-02-aaa\"", with: "identifier=\"dup\" id=\"out-02-aaa\"")
            .replacing("id=\"ins-01-aaa\"", with: "identifier=\"out-01-aaa\" id=\"ins-01-aaa\"")
        let document = try InterfaceDocument(Array(named.utf8), file: "test.xib")
        let error = try #require(throws: EditingError.self) { try document.subject(named: "dup") }
        #expect(error.message == "2 constraints are called \"dup\"")
        #expect(error.hint == "use one of these ids: out-01-aaa, out-02-aaa")
        #expect(throws: EditingError.self) { try ConstraintInspector("dup", of: document) }
        #expect(throws: EditingError.self) { try DeleteTool(document, open: open).bytes(deleting: ["dup"]) }
        #expect(try document.constraint(named: "out-01-aaa")?.id == "out-01-aaa")
        #expect(try document.subject(named: "out-02-aaa") == .constraint("out-02-aaa"))
    }

    @Test func `commands know constraints by their ids, whatever their identifiers`() throws {
        let named = text(bytes).replacing("id=\"out-01-aaa\"", with: "identifier=\"dup\" id=\"out-01-aaa\"")
            .replacing("id=\"out-02-aaa\"", with: "identifier=\"dup\" id=\"out-02-aaa\"")
        let scene = try layout(Array(named.utf8))
        let names = try ConstraintNames(
            of: scene.layout, in: InterfaceDocument(Array(named.utf8), file: "test.xib"))
        #expect(Set(names.places.keys) == ["out-01-aaa", "out-02-aaa", "ins-01-aaa"])
    }

    @Test func `D24 D25 placeholders are marked, and identifiers are shown beside the equation`() throws {
        let marked = text(bytes)
            .replacing("id=\"out-01-aaa\"", with: "placeholder=\"YES\" identifier=\"Title Leading\" id=\"out-01-aaa\"")
            .replacing("id=\"box-vi-ew1\">", with: "placeholderIntrinsicWidth=\"60\" id=\"box-vi-ew1\">")
        let document = try InterfaceDocument(Array(marked.utf8), file: "test.xib")
        let outline = try DocumentOutline(of: layout(Array(marked.utf8)), findings: [], document: document) { _ in nil }
        let root = try #require(outline.roots.first)
        let line = try #require(root.constraints.first)
        #expect(line.id == "out-01-aaa" && line.identifier == "Title Leading" && line.isPlaceholder)
        #expect(root.constraints.map(\.isPlaceholder) == [true, false])
        #expect(root.children.map(\.placeholderSize) == [nil, "width 60"])
        #expect(outline.text.contains(".leading + 16 'Title Leading' [placeholder]\n"))
        #expect(outline.text.contains("◌ placeholder size: width 60\n"))
    }
}
