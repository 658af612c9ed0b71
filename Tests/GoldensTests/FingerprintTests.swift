import Foundation
import KeylineFoundationSupplement
import KeylineGraphics
import KeylinePictureComparison
import KeylineRendering
import KeylineScenes
import KeylineTypesetting
import Synchronization
import Testing

@testable import KeylineGoldens

/// What is known of a picture never hides that it changed.
@Suite struct FingerprintTests {
    private let room: GoldenSandbox
    private let renderer: BitmapRenderer

    init() throws {
        room = try GoldenSandbox()
        renderer = BitmapRenderer(fonts: try FontCollection.bundled())
    }

    @MainActor
    private static func subject(_ list: DisplayList) throws -> GoldenSubject {
        let snapshot = ViewSnapshot(id: "root", className: "UIView", frame: CGRect(origin: .zero, size: list.size))
        let scene = Scene(
            id: "scene", environment: SceneEnvironment(size: list.size), displayList: list,
            layout: LayoutSnapshot(root: snapshot), diagnostics: [])
        return try GoldenSubject(GoldenCase(name: "a.png", kind: .picture, origin: "a list", scene: scene))
    }

    private func comparison(_ cache: GoldenCache?) -> GoldenComparison {
        GoldenComparison(folder: room.folder, output: room.output, renderer: renderer, cache: cache)
    }

    private func newCache() -> GoldenCache? {
        GoldenCache(near: SealedCache(MemoryCache(), key: CacheKey()), far: nil, program: "1")
    }

    /// The file of a golden that shows a subject.
    private func recording(_ subject: GoldenSubject) throws -> [UInt8] {
        try subject.picture(subject.bitmap(renderer), GoldenRecorder.usualEncoder)
    }

    @Test func `a scale that differs in its fifth decimal changes thousands of pixels, and is found`() async throws {
        func scaled(_ factor: CGFloat) -> DisplayList {
            var builder = DisplayListBuilder()
            let center = CGAffineTransform(translationX: 1000, y: 1000)
            let transform = CGAffineTransform(translationX: -1000, y: -1000)
                .concatenating(CGAffineTransform(scaleX: factor, y: factor)).concatenating(center)
            builder.group(transform: transform) {
                $0.fill(CGRect(x: 0, y: 0, width: 2000, height: 2000), color: .black)
            }
            return builder.displayList(size: CGSize(width: 2000, height: 2000))
        }
        let comparison = comparison(newCache())
        let before = try await Self.subject(scaled(0.899951))
        let golden = try recording(before)
        #expect(try comparison.change(in: before, from: golden) == nil)
        let after = try await Self.subject(scaled(0.900049))
        let change = try #require(try comparison.change(in: after, from: golden))
        let marks = try #require(BitmapComparison().marks(expected: change.expected, actual: change.drawn))
        // Scenes have four pixels to a square point unless told otherwise.
        #expect(marks.difference.summary.hasPrefix("\(4 * 7200) pixels differ"))
    }

    @Test func `paper that differs by less than dumps tell is another one`() async throws {
        var subject = try await Self.subject(DisplayList(size: CGSize(width: 4, height: 4)))
        let cache = try #require(newCache())
        subject.background = Color(white: 0.5)
        let fingerprint = cache.fingerprint(subject)
        #expect(cache.fingerprint(subject) == fingerprint)
        subject.background = Color(white: 0.5.nextUp)
        #expect(cache.fingerprint(subject) != fingerprint)
    }

    /// Eight times 1,250 edits, which makes 10,000, of numbers between the last bit and a few points.
    @Test(arguments: 0..<8)
    func `after any edit, what is known and what is drawn give the same verdict`(seed: UInt64) async throws {
        var edits = ListEdits(seed: seed, glyphs: try ListEdits.glyphs())
        let known = comparison(newCache())
        let drawing = comparison(nil)
        let golden = try recording(await Self.subject(edits.list))
        var changed = 0
        for number in 0..<1250 {
            let edited = try await Self.subject(edits.edited())
            let isKnownAsChanged = try known.change(in: edited, from: golden) != nil
            let isDrawnAsChanged = try drawing.change(in: edited, from: golden) != nil
            #expect(isKnownAsChanged == isDrawnAsChanged, "edit \(number)")
            if isDrawnAsChanged { changed += 1 }
        }
        #expect((100...1200).contains(changed), "edits show or do not: \(changed)")
    }
}

/// A cache in memory.
final class MemoryCache: ResultCache {
    private let entries = Mutex<[String: [UInt8]]>([:])

    func entry(_ kind: ResultCacheKind, _ key: String) -> [UInt8]? {
        entries.withLock { $0[kind.rawValue + key] }
    }

    func put(_ bytes: [UInt8], _ kind: ResultCacheKind, _ key: String) {
        entries.withLock { $0[kind.rawValue + key] = bytes }
    }

    /// Everything of a kind, by key.
    func all(_ kind: ResultCacheKind) -> [String: [UInt8]] {
        entries.withLock { entries in
            let ofKind = entries.filter { $0.key.hasPrefix(kind.rawValue) }
            return Dictionary(
                uniqueKeysWithValues: ofKind.map { (String($0.key.dropFirst(kind.rawValue.count)), $0.value) })
        }
    }
}
