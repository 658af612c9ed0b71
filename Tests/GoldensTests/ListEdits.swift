import Foundation
import KeylineFoundationSupplement
import KeylineGraphics
import KeylineScenes
import KeylineTypesetting

/// A small list with an item of every kind, and random edits of its numbers, the same for the same seed.
struct ListEdits {
    private typealias Nudge = (CGFloat) -> CGFloat
    private typealias Edit = @Sendable (inout DisplayList, Nudge) -> Void

    /// The list before all edits.
    let list: DisplayList
    private var state: UInt64

    init(seed: UInt64, glyphs: [GlyphRun]) {
        state = seed
        list = Self.list(glyphs)
    }

    /// The glyphs of a letter.
    static func glyphs() throws -> [GlyphRun] {
        let text = AttributedText("g", font: .system(size: 9, weight: .regular), color: .black)
        let layout = Typesetter(fonts: try FontCollection.bundled()).shape(text, locale: "en").layout(width: .infinity)
        return layout.glyphRuns(in: CGRect(origin: .zero, size: layout.size))
    }

    /// The list with one to three numbers changed.
    mutating func edited() -> DisplayList {
        var result = list
        for _ in 0...Int(next() % 3) {
            let edit = Self.edits[Int(next() % UInt64(Self.edits.count))]
            let delta = Self.deltas[Int(next() % UInt64(Self.deltas.count))] * (next() % 2 == 0 ? 1 : -1)
            edit(&result) { delta == 0 ? $0.nextUp : $0 + delta }
        }
        return result
    }

    /// Source: SplitMix64.
    private mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
        return value ^ value >> 31
    }

    /// 0 means the last bit.
    private static let deltas: [CGFloat] = [0, 1e-12, 1e-7, 1e-6, 1e-5, 4.9e-5, 1e-4, 1e-3, 0.02, 0.3, 2]

    private static func list(_ glyphs: [GlyphRun]) -> DisplayList {
        var builder = DisplayListBuilder(view: "root")
        // The corner of something that reaches far beyond the paper, so that its edges move with the last decimals of its scale.
        builder.group(transform: CGAffineTransform(a: 0.9, b: 0, c: 0, d: 0.9, tx: -1794.7, ty: -1795.2)) {
            $0.fill(CGRect(x: 0, y: 0, width: 2000, height: 2000), color: Color(white: 0.8))
        }
        builder.group(clip: Path(CGRect(x: 1.5, y: 1.5, width: 7, height: 5)), opacity: 0.6) {
            $0.stroke(
                Path(ellipseIn: CGRect(x: 2, y: 2, width: 8, height: 6)), color: Color(hexadecimal: 0x336699),
                style: StrokeStyle(lineWidth: 1.3, dash: [2, 1]))
        }
        let pixels = (0..<16).map { UInt8($0 * 13) }
        builder.draw(
            Bitmap(width: 2, height: 2, pixels: pixels), in: CGRect(x: 12, y: 1, width: 4.4, height: 4.4))
        builder.draw(
            .init(
                stops: [.init(place: 0, color: .white), .init(place: 1, color: Color(hexadecimal: 0xCC2200))],
                geometry: .linear(start: .zero, end: CGPoint(x: 1, y: 0)),
                destination: CGRect(x: 1, y: 8, width: 8, height: 3), scale: 1))
        for var run in glyphs {
            run.origin = CGPoint(x: 11.2, y: 10.1)
            builder.draw(run)
        }
        return builder.displayList(size: CGSize(width: 18, height: 12))
    }

    private static let edits: [Edit] = [
        { list, nudge in inGroup(0, &list) { $0.transform.a = nudge($0.transform.a) } },
        { list, nudge in inGroup(0, &list) { $0.transform.b = nudge($0.transform.b) } },
        { list, nudge in inGroup(0, &list) { $0.transform.c = nudge($0.transform.c) } },
        { list, nudge in inGroup(0, &list) { $0.transform.d = nudge($0.transform.d) } },
        { list, nudge in inGroup(0, &list) { $0.transform.tx = nudge($0.transform.tx) } },
        { list, nudge in inGroup(1, &list) { $0.opacity = min(max(Double(nudge(CGFloat($0.opacity))), 0), 1) } },
        { list, nudge in
            inGroup(1, &list) { group in
                group.clip = group.clip?.applying(CGAffineTransform(translationX: nudge(0), y: 0))
            }
        },
        { list, nudge in
            inGroup(1, &list) { group in
                guard case .path(var item) = group.items[0].content, case .stroke(var style) = item.style else {
                    return
                }
                style.lineWidth = nudge(style.lineWidth)
                style.dashPhase = nudge(style.dashPhase)
                item.style = .stroke(style)
                item.color.red = min(max(Double(nudge(CGFloat(item.color.red))), 0), 1)
                group.items[0].content = .path(item)
            }
        },
        { list, nudge in
            guard case .image(var item) = list.items[2].content else { return }
            item.destination.origin.x = nudge(item.destination.origin.x)
            list.items[2].content = .image(item)
        },
        { list, nudge in
            guard case .gradient(var item) = list.items[3].content else { return }
            item.stops[1].color.green = min(max(Double(nudge(CGFloat(item.stops[1].color.green))), 0), 1)
            item.stops[0].place = Double(nudge(CGFloat(item.stops[0].place)))
            list.items[3].content = .gradient(item)
        },
        { list, nudge in
            guard case .glyphs(var run) = list.items[4].content else { return }
            run.fontSize = max(nudge(run.fontSize), 1)
            list.items[4].content = .glyphs(run)
        },
        { list, nudge in
            guard case .glyphs(var run) = list.items[4].content else { return }
            run.glyphs[0].position.x = nudge(run.glyphs[0].position.x)
            list.items[4].content = .glyphs(run)
        },
    ]

    private static func inGroup(_ index: Int, _ list: inout DisplayList, _ edit: (inout DisplayItem.Group) -> Void) {
        guard case .group(var group) = list.items[index].content else { return }
        edit(&group)
        list.items[index].content = .group(group)
    }
}
