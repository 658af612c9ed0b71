import Foundation
import KeylineProposalLayout
import Testing

@testable import SwiftUILayout

/// Laws that hold for every tree. `KEYLINE_EFFORT=30` tries ten thousand of them.
@MainActor
struct LawTests {
    private static let caseCount =
        300 * (ProcessInfo.processInfo.environment["KEYLINE_EFFORT"].flatMap { Int($0) } ?? 1)

    /// Random trees with an offer to each.
    private func cases() -> [(seed: UInt64, tree: Tree, offer: ProposedViewSize)] {
        (0..<UInt64(Self.caseCount)).map { seed in
            var maker = TreeMaker(seed: seed)
            let tree = maker.tree(depth: Int(seed % 4) + 1)
            return (seed, tree, maker.offer())
        }
    }

    private func frames(
        _ tree: Tree, _ offer: ProposedViewSize, _ direction: LayoutDirection = .leftToRight,
        asking others: [ProposedViewSize] = []
    ) throws -> (size: CGSize, frames: [String: CGRect], counts: [Int]) {
        let scene = ViewScene(environment: Laboratory.environment(direction), services: try Laboratory.services()) {
            tree.view
        }
        let root = scene.measuredRoot(offer, dividerThickness: nil, asking: others)
        var frames: [String: CGRect] = [:]
        var counts: [Int] = []
        var waiting = [root]
        while let node = waiting.popLast() {
            if let id = node.identity.id { frames[id.rawValue] = node.frame }
            counts.append(node.layout.measurementCount)
            waiting += node.views
        }
        return (root.layout.size(in: offer), frames, counts)
    }

    private func agree(_ left: CGRect, _ right: CGRect) -> Bool {
        zip([left.minX, left.minY, left.width, left.height], [right.minX, right.minY, right.width, right.height])
            .allSatisfy { $0 == $1 || abs($0 - $1) < 1e-6 }
    }

    /// The sizes that a tree may have and still be placed by arithmetic.
    private func isFinite(_ frames: [String: CGRect]) -> Bool {
        frames.values.allSatisfy { $0.minX.isFinite && $0.minY.isFinite && $0.width.isFinite && $0.height.isFinite }
    }

    @Test func `a layout written down from the rules once more agrees`() throws {
        var compared = 0
        for (seed, tree, offer) in cases() {
            let found = try frames(tree, offer)
            guard isFinite(found.frames) else { continue }
            var reference = Reference()
            reference.place(tree, at: .zero, (offer.width, offer.height))
            compared += 1
            #expect(found.frames.count == reference.frames.count)
            for (id, frame) in reference.frames {
                let own = try #require(found.frames["\(id)"])
                #expect(agree(own, frame), "seed \(seed), leaf \(id): \(own) is to be \(frame)")
            }
        }
        #expect(compared > Self.caseCount / 2)
    }

    @Test func `lengths that are told without measuring are those that measuring finds`() throws {
        for (seed, tree, offer) in cases() {
            let scene = ViewScene(environment: Laboratory.environment(), services: try Laboratory.services()) {
                tree.view
            }
            // Whoever listens hears whole sizes.
            scene.graph.recorder = LayoutRecorder()
            let measured = scene.measuredRoot(offer, dividerThickness: nil)
            scene.graph.recorder = nil
            let told = scene.measuredRoot(offer, dividerThickness: nil)
            #expect(measured.layout.size(in: offer) == told.layout.size(in: offer), "seed \(seed)")
            var waiting = [(measured, told)]
            while let (first, second) = waiting.popLast() {
                #expect(first.frame == second.frame, "seed \(seed)")
                waiting += zip(first.views, second.views)
            }
        }
    }

    @Test func `from right to left every frame is mirrored`() throws {
        for (seed, tree, offer) in cases() {
            let left = try frames(tree, offer)
            guard isFinite(left.frames), left.size.width.isFinite else { continue }
            let right = try frames(tree, offer, .rightToLeft)
            #expect(left.size == right.size)
            for (id, frame) in left.frames {
                var mirrored = frame
                mirrored.origin.x = left.size.width - frame.maxX
                #expect(agree(try #require(right.frames[id]), mirrored), "seed \(seed), leaf \(id)")
            }
        }
    }

    @Test func `what was asked before changes no answer`() throws {
        let others = [
            ProposedViewSize.zero, .infinity, .unspecified, ProposedViewSize(width: 50, height: nil),
            ProposedViewSize(width: 77, height: 33),
        ]
        for (seed, tree, offer) in cases() {
            let plain = try frames(tree, offer)
            guard isFinite(plain.frames) else { continue }
            let asked = try frames(tree, offer, asking: others)
            #expect(plain.frames == asked.frames && plain.size == asked.size, "seed \(seed)")
        }
    }

    @Test func `a view is measured a bounded number of times`() throws {
        for (seed, tree, offer) in cases() {
            let counts = try frames(tree, offer).counts
            #expect((counts.max() ?? 0) <= 40, "seed \(seed)")
        }
    }

    @Test func `a lazy column agrees with an eager one where all of it is seen`() throws {
        for seed in 0..<UInt64(Self.caseCount / 3) {
            var maker = TreeMaker(seed: seed)
            let trees = (0..<4).map { _ in maker.tree(depth: 1) }
            func measure(_ content: @escaping (AnyView) -> AnyView) throws -> [String: CGRect] {
                let rows = AnyView(ForEach(0..<trees.count) { trees[$0].view })
                let found = try Laboratory.measure(200, 10_000) {
                    ScrollView { content(rows).frame(width: 200) }.frame(height: 10_000)
                }
                return Dictionary(found.frames.map { ($0.name, $0.frame) }, uniquingKeysWith: { first, _ in first })
            }
            let lazy = try measure { rows in AnyView(LazyVStack(spacing: 3) { rows }) }
            let eager = try measure { rows in AnyView(VStack(spacing: 3) { rows }) }
            guard isFinite(eager) else { continue }
            #expect(lazy.count == eager.count)
            for (id, frame) in eager { #expect(agree(try #require(lazy[id]), frame), "seed \(seed), leaf \(id)") }
        }
    }
}

/// What layout costs.
@MainActor
struct CostTests {
    private func nested(_ depth: Int) -> AnyView {
        var view = AnyView(Laboratory.fixed(10, 10).layoutName("leaf"))
        for level in 0..<depth {
            let inner = view
            view = level % 2 == 0 ? AnyView(VStack { inner }) : AnyView(HStack { inner.padding(1) })
        }
        return view
    }

    @Test func `a thousand views inside one another are laid out`() throws {
        let found = try Laboratory.measure(2000, 2000) { nested(1000) }
        #expect(found["leaf"]?.size == CGSize(width: 10, height: 10))
        #expect(found.size == CGSize(width: 1010, height: 1010))
        #expect((found.measurementCounts.max() ?? 0) <= 12)
    }

    @Test func `a hundred thousand views side by side are each measured a few times`() throws {
        let found = try Laboratory.measure(nil, 100) {
            HStack(spacing: 0) { ForEach(0..<100_000) { _ in Laboratory.fixed(1, 1) } }
        }
        #expect(found.size.width == 100_000)
        #expect(found.measurementCounts.dropFirst().allSatisfy { $0 <= 3 })
    }

    @Test func `rows of four views measure each view a few times`() throws {
        let found = try Laboratory.measure(375, nil) {
            VStack(spacing: 0) {
                ForEach(0..<1000) { _ in
                    HStack {
                        Laboratory.fixed(20, 20)
                        VStack {
                            Laboratory.text(100, 20)
                            Laboratory.text(80, 16)
                        }
                        Laboratory.text(40, 20)
                    }
                }
            }
        }
        #expect((found.measurementCounts.max() ?? 0) <= 12)
    }
}
