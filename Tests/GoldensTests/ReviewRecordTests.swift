import Foundation
import KeylineGraphics
import KeylinePreviews
import KeylineScenes
import Testing

@testable import KeylineGoldens

/// Pictures that are the same are told without drawing them, and no other ones are.
@MainActor
@Suite struct ReviewRecordTests {
    private let room: GoldenSandbox

    init() throws { room = try GoldenSandbox() }

    private func record(
        _ kind: GoldenCase.Kind = .picture, x: CGFloat = 10, color: Color = .black,
        edit: (inout Scene) -> Void = { _ in }
    ) -> ReviewRecord {
        let golden = room.golden("a" + kind.rawValue, kind, x: x, color: color)
        var records = ReviewRecords()
        records.records[golden.name] = ReviewRecord(title: "a", file: "a.yaml")
        let comparison = ReviewComparison(pictures: room.output, fonts: room.fonts, jobs: 1)
        let scene = Result { () throws -> Scene in
            var scene = try golden.make()
            edit(&scene)
            return scene
        }
        comparison.describe(golden, scene, in: &records)
        return records.records[golden.name] ?? ReviewRecord(title: "", file: "")
    }

    @Test(arguments: GoldenCase.Kind.allCases)
    func `equal scenes are the same`(kind: GoldenCase.Kind) {
        #expect(record(kind).isSame(as: record(kind)))
        #expect(record(kind).isDescribed && !record(kind).isDrawn)
    }

    @Test func `another colour, place, scale or label is not the same`() {
        let first = record()
        #expect(!first.isSame(as: record(color: Color.white)))
        #expect(!first.isSame(as: record(x: 10.25)))
        #expect(!first.isSame(as: record { $0.environment.scale += 1 }))
        #expect(!first.isSame(as: record { $0.layout.root.children[0].frame.size.width += 1 }))
        #expect(!first.isSame(as: record { $0.layout.root.children[0].accessibility.content.label = "Sign" }))
    }

    @Test func `places and properties of code and ids of constraints make no other layout`() {
        func set(_ line: Int, _ id: String, _ property: String = "image") -> ReviewRecord {
            record { scene in
                let location = SourceLocation(file: "Card.swift", line: line)
                scene.layout.root.children[0].codeValues = [
                    ViewSnapshot.CodeValue(property: property, location: location)
                ]
                scene.layout.constraints = [
                    ConstraintSnapshot(
                        identifier: id, first: .init(view: "square", attribute: .width), relation: .equal,
                        constant: 20, state: .satisfied, owner: "square")
                ]
            }
        }
        #expect(set(3, "a").isSame(as: set(30, "b")))
        let other = set(3, "a", "tintColor")
        #expect(set(3, "a").isSame(as: other))
        #expect(
            other.causesOfCode(since: set(3, "a")).map(\.change)
                == ["image is no longer set by code", "tintColor is now set by code"])
        #expect(other.causesOfCode(since: set(30, "b", "tintColor")).isEmpty)
    }

    @Test func `a hidden text is cut off in no picture`() {
        func record(isHidden: Bool, isTruncated: Bool) -> ReviewRecord {
            self.record { scene in
                scene.layout.root.children[0].isHidden = isHidden
                var label = ViewSnapshot(id: "label", className: "UILabel", frame: .zero)
                label.text = ViewSnapshot.TextState(text: "Hello", isTruncated: isTruncated)
                scene.layout.root.children[0].children = [label]
            }
        }
        #expect(record(isHidden: true, isTruncated: true).isSame(as: record(isHidden: true, isTruncated: false)))
        #expect(!record(isHidden: false, isTruncated: true).isSame(as: record(isHidden: false, isTruncated: false)))
    }

    @Test func `labels of the outline and constraints of the system that follow make no other layout`() {
        let first = record()
        #expect(first.isSame(as: record { $0.layout.root.children[0].identity.name = "Sign" }))
        func spanner(_ state: ConstraintSnapshot.State) -> ReviewRecord {
            record { scene in
                scene.layout.constraints = [
                    ConstraintSnapshot(
                        first: .init(view: "square", guide: "UISV-alignment-spanner", attribute: .width),
                        relation: .equal,
                        constant: 0, priority: 51, state: state, isSystem: true, owner: "square")
                ]
            }
        }
        #expect(spanner(.unsatisfied).isSame(as: first))
        #expect(!spanner(.broken).isSame(as: first))
    }

    @Test func `a value that code gives a view is told with its place, and only where it differs`() {
        func views(_ value: String?, line: Int = 3) -> [PicturedView] {
            var code = ViewSnapshot.CodeValue(
                property: "text", location: SourceLocation(file: "Card.swift", line: line))
            code.value = value
            return record { $0.layout.root.children[0].codeValues = [code] }.views
        }
        func causes(_ old: [PicturedView], _ new: [PicturedView]) -> [GoldenCause] {
            PicturedView.causesOfCode(from: old, to: new, LayoutAlignment(from: [], to: []))
        }
        let changed = causes(views("\"a\""), views("\"b\"", line: 5))
        #expect(changed.map(\.change) == ["text \"a\" → \"b\" by code"])
        #expect(changed.map(\.location) == [SourceLocation(file: "Card.swift", line: 5)])
        #expect(causes(views("\"a\""), views("\"a\"", line: 5)).isEmpty)
        let unknown = "a value that is not known here"
        #expect(causes(views(nil), views("\"b\"")).map(\.change) == ["text \(unknown) → \"b\" by code"])
        #expect(causes(views("\"a\""), views(nil)).map(\.change) == ["text \"a\" → \(unknown) by code"])
        #expect(causes(views(nil), views(nil, line: 5)).isEmpty)
    }

    @Test func `a value that code begins or ceases to give is told beside the one that the picture shows without it`() {
        func views(_ property: String, _ value: String?, showing text: String, _ drawn: [PicturedView.Property])
            -> [PicturedView]
        {
            let given = value.map {
                PicturedView.CodeValue(
                    property: property, value: $0, location: SourceLocation(file: "Card.swift", line: 3))
            }
            return [
                PicturedView(
                    id: "title", className: "UILabel", parent: nil, text: text, properties: drawn, proposedSize: nil,
                    location: nil, codeValues: given.map { [$0] })
            ]
        }
        func changes(_ old: [PicturedView], _ new: [PicturedView]) -> [String] {
            PicturedView.causesOfCode(from: old, to: new, LayoutAlignment(from: [], to: [])).map(\.change)
        }
        let plain = views("text", nil, showing: "Label", [])
        let given = views("text", "\"Walks\"", showing: "Walks", [])
        #expect(changes(plain, given) == ["text \"Label\" → \"Walks\" by code"])
        #expect(changes(given, plain) == ["text \"Walks\" by code → \"Label\""])
        let black = views("textColor", nil, showing: "", [PicturedView.Property(name: "colour", value: "#000000")])
        let red = views("textColor", "#FF0000", showing: "", [PicturedView.Property(name: "colour", value: "#FF0000")])
        #expect(changes(black, red) == ["textColor #000000 → #FF0000 by code"])
    }

    @Test func `a scene that cannot be made is never the same`() {
        let golden = room.golden("a.png")
        var records = ReviewRecords()
        records.records["a.png"] = ReviewRecord(title: "a", file: "a.yaml")
        let comparison = ReviewComparison(pictures: room.output, fonts: room.fonts, jobs: 1)
        comparison.describe(golden, .failure(GoldenError.unreadable(file: "a.yaml")), in: &records)
        let failed = records.records["a.png"] ?? ReviewRecord(title: "", file: "")
        #expect(failed.failure != nil && !failed.isSame(as: failed))
    }
}
