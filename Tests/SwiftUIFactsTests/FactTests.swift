import Foundation
import KeylineTypesetting
import SwiftUILayout
import Testing

@testable import keyline_bench

/// Numbers that public projects recorded on Apple's engine; each names its source in the file.
@MainActor
struct FactTests {
    private func report() throws -> FactReport {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Resources/swiftui-layout.json")
        let services = SceneServices(typesetter: Typesetter(fonts: try FontCollection.bundled()))
        return FactReport(try FactFile(contentsOf: file.path), services: services)
    }

    @Test func `layout agrees with Apple's engine wherever no font has a part`() throws {
        let checks = try report().checks.filter(\.fact.isFontFree)
        let read = checks.filter(\.isRead)
        #expect(Double(read.count) >= 0.85 * Double(checks.count))
        let differing = Set(read.filter { !$0.agrees }.map(\.fact.id))
        // GX17 is Apple's own overflow; of V4 only the size was recorded, its place stands there as zero.
        #expect(differing.subtracting(["grid-GX17", "shapes-V4", "grid-GS7"]) == [])
    }

    @Test func `a notation that nobody knows is not counted`() throws {
        let fact = Fact([
            "id": "x", "font": "font-free", "input": ["view": "Carousel{a20}"], "expected": ["size": [1, 2]],
        ])
        let services = SceneServices(typesetter: Typesetter(fonts: try FontCollection.bundled()))
        #expect(!FactCheck(fact, references: [:], services: services).isRead)
    }

    @Test func `a wrong number is a difference`() throws {
        let fact = Fact([
            "id": "x", "font": "font-free", "input": ["view": "HStack(0){a20; b30x10}"],
            "expected": ["size": [50, 21]],
        ])
        let services = SceneServices(typesetter: Typesetter(fonts: try FontCollection.bundled()))
        let check = FactCheck(fact, references: [:], services: services)
        #expect(check.isRead && !check.agrees)
    }
}
