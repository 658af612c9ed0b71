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

    @Test func `places in code and ids of constraints make no other layout`() {
        func set(_ line: Int, _ id: String) -> ReviewRecord {
            record { scene in
                let location = SourceLocation(file: "Card.swift", line: line)
                scene.layout.root.children[0].codeValues = [
                    ViewSnapshot.CodeValue(property: "image", location: location)
                ]
                scene.layout.constraints = [
                    ConstraintSnapshot(
                        identifier: id, first: .init(view: "square", attribute: .width), relation: .equal,
                        constant: 20, state: .satisfied, owner: "square")
                ]
            }
        }
        #expect(set(3, "a").isSame(as: set(30, "b")))
        #expect(set(3, "a").layout.joined().contains("(image by code)"))
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
