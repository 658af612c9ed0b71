import Foundation
import KeylineFoundationSupplement
import Testing

@testable import KeylineGraphics

/// The digest covers a list bit by bit: every property of every item, which is looked at one by one.
@Suite struct DisplayListDigestTests {
    private let bitmap = Bitmap(width: 1, height: 2, pixels: [1, 2, 3, 255, 4, 5, 6, 255])

    /// A list with an item of each kind, no property of which has its usual value.
    private var list: DisplayList {
        let style = StrokeStyle(
            lineWidth: 1.5, lineCap: .round, lineJoin: .bevel, dash: [3, 4], dashPhase: 0.5, miterLimit: 4)
        let square = CGRect(x: 1, y: 2, width: 3, height: 4)
        let gradient = DisplayItem.GradientItem(
            stops: [.init(place: 0.1, color: .white), .init(place: 0.9, color: .black)],
            geometry: .elliptical(
                center: CGPoint(x: 0.5, y: 0.4), radius: CGSize(width: 0.3, height: 0.2), start: 0.1, end: 0.8),
            destination: square, scale: 2, extendsBefore: false, extendsAfter: false)
        let run = GlyphRun(
            font: FontID(
                name: "Test", checksum: "ab12", faceIndex: 1, variations: [.init(tag: "wght", value: 450)], slant: 0.2),
            fontSize: 17, origin: CGPoint(x: 4, y: 5), advance: 9,
            glyphs: [.init(id: 3, position: .zero), .init(id: 4, position: CGPoint(x: 4.5, y: 0.5))], text: "ab",
            clusters: [.init(utf8Count: 1, glyphCount: 1), .init(utf8Count: 1, glyphCount: 1)],
            direction: .rightToLeft, color: .black, link: "https://example.com")
        let inner: [DisplayItem.Content] = [
            .path(.init(path: Path(ellipseIn: square), style: .stroke(style), color: Color(white: 0.3))),
            .image(
                .init(bitmap: bitmap.id, source: square, destination: square, tint: Color(white: 0.2), isMirrored: true)
            ),
            .gradient(gradient), .glyphs(run),
        ]
        let group = DisplayItem.Group(
            transform: CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6), clip: Path(square), opacity: 0.5,
            blendMode: .multiply, blur: .init(deviation: 2, isOpaque: true), isIsolated: true,
            items: inner.map { DisplayItem(view: "inside", content: $0) })
        return DisplayList(
            size: CGSize(width: 20, height: 10), items: [DisplayItem(view: "outside", content: .group(group))],
            bitmaps: [bitmap.id: bitmap])
    }

    /// The expected digest is that of the sixteen bytes of both numbers and of two counts of eight bytes.
    @Test func `equal lists have equal digests, in every run`() {
        #expect(list.digest == list.digest)
        #expect(
            DisplayList(size: CGSize(width: 1, height: 2)).digest.hexadecimal
                == "01ec6cc8c30b3ed070b8f2806bc86a303748b318409d0837607fa85bb5165069")
    }

    /// Every number, word and flag of the list, changed by the least that it can be.
    @Test func `every property counts to its last bit`() {
        let before = list
        var digests: Set = [before.digest]
        let edits = Self.edits
        for edit in edits {
            var after = before
            edit(&after)
            #expect(after != before)
            digests.insert(after.digest)
        }
        #expect(digests.count == edits.count + 1)
    }

    @Test func `lists that only their dumps take for equal have different digests`() {
        func scaled(_ factor: CGFloat) -> DisplayList {
            var builder = DisplayListBuilder()
            builder.group(transform: CGAffineTransform(scaleX: factor, y: factor)) {
                $0.fill(CGRect(x: 0, y: 0, width: 2000, height: 2000), color: .black)
            }
            return builder.displayList(size: CGSize(width: 2000, height: 2000))
        }
        #expect(scaled(0.899951).description == scaled(0.900049).description)
        #expect(scaled(0.899951).digest != scaled(0.900049).digest)
    }

    @Test func `kinds of geometry with the same numbers differ`() {
        func digest(_ geometry: DisplayItem.GradientItem.Geometry) -> String {
            BinaryEncoding(geometry).digest.hexadecimal
        }
        let center = CGPoint(x: 1, y: 2)
        let digests = [
            digest(.circular(center: center, start: 3, end: 4)), digest(.angular(center: center, start: 3, end: 4)),
            digest(.linear(start: center, end: CGPoint(x: 3, y: 4))),
        ]
        #expect(Set(digests).count == 3)
    }

    @Test func `texts are told from one another however they are divided`() {
        #expect(BinaryEncoding(["ab", "c"]).bytes != BinaryEncoding(["a", "bc"]).bytes)
        #expect(BinaryEncoding([["a"], []]).bytes != BinaryEncoding([[], ["a"]]).bytes)
        #expect(BinaryEncoding(String?.none).bytes != BinaryEncoding(String?.some("")).bytes)
    }

    @Test func `an encoding that lacks a property is noticed`() {
        struct Whole { let count = 1, name = "a", isOn: Bool? = true }
        struct WithoutOne { let count = 1, name = "a", isOn: Bool? = true }
        struct Exchanged { let count = 1, name = "a", isOn: Bool? = true }
        #expect(StoredProperties.areAll([Int.self, String.self, Bool?.self], of: Whole()))
        #expect(!StoredProperties.areAll([Int.self, String.self], of: WithoutOne()))
        #expect(!StoredProperties.areAll([String.self, Int.self, Bool?.self], of: Exchanged()))
    }
}

// MARK: Edits

extension DisplayListDigestTests {
    private typealias Edit = (inout DisplayList) -> Void

    private static var edits: [Edit] {
        let other = Bitmap(width: 2, height: 1, pixels: [1, 2, 3, 255, 4, 5, 6, 255])
        let list: [Edit] = [
            { $0.size.width = $0.size.width.nextUp }, { $0.size.height = $0.size.height.nextUp },
            { $0.items[0].view = nil }, { $0.items[0].view = "other" }, { $0.bitmaps[other.id] = other },
            { list in list.bitmaps = list.bitmaps.mapValues { _ in other } }, { $0.bitmaps = [:] },
        ]
        return list + groupEdits + pathEdits + imageEdits + gradientEdits + glyphEdits
    }

    private static func inGroup(_ edit: @escaping (inout DisplayItem.Group) -> Void) -> Edit {
        { list in
            guard case .group(var group) = list.items[0].content else { return }
            edit(&group)
            list.items[0].content = .group(group)
        }
    }

    private static func inItem(_ index: Int, _ edit: @escaping (inout DisplayItem.Content) -> Void) -> Edit {
        inGroup { edit(&$0.items[index].content) }
    }

    private static var groupEdits: [Edit] {
        [
            inGroup { $0.transform.a = $0.transform.a.nextUp }, inGroup { $0.transform.b = $0.transform.b.nextUp },
            inGroup { $0.transform.c = $0.transform.c.nextUp }, inGroup { $0.transform.d = $0.transform.d.nextUp },
            inGroup { $0.transform.tx = $0.transform.tx.nextUp }, inGroup { $0.transform.ty = $0.transform.ty.nextUp },
            inGroup { $0.clip = nil }, inGroup { $0.clip?.closeSubpath() }, inGroup { $0.opacity = $0.opacity.nextUp },
            inGroup { $0.blendMode = .screen }, inGroup { $0.blur = nil },
            inGroup { $0.blur?.deviation = 2.0.nextUp }, inGroup { $0.blur?.isOpaque = false },
            inGroup { $0.isIsolated = false }, inGroup { $0.items.removeLast() },
            inGroup { $0.items.swapAt(0, 1) },
        ]
    }

    private static var pathEdits: [Edit] {
        func edit(_ change: @escaping (inout DisplayItem.PathItem) -> Void) -> Edit {
            inItem(0) { content in
                guard case .path(var item) = content else { return }
                change(&item)
                content = .path(item)
            }
        }
        func stroke(_ change: @escaping (inout StrokeStyle) -> Void) -> Edit {
            edit { item in
                guard case .stroke(var style) = item.style else { return }
                change(&style)
                item.style = .stroke(style)
            }
        }
        let moved = CGAffineTransform(translationX: 1e-12, y: 0)
        return [
            edit { $0.path = $0.path.applying(moved) }, edit { $0.style = .fill }, edit { $0.style = .evenOddFill },
            edit { $0.color.red = $0.color.red.nextUp }, edit { $0.color.green = $0.color.green.nextUp },
            edit { $0.color.blue = $0.color.blue.nextUp }, edit { $0.color.alpha = $0.color.alpha.nextDown },
            stroke { $0.lineWidth = $0.lineWidth.nextUp }, stroke { $0.lineCap = .square },
            stroke { $0.lineJoin = .miter }, stroke { $0.dash[1] = $0.dash[1].nextUp }, stroke { $0.dash = [] },
            stroke { $0.dashPhase = $0.dashPhase.nextUp }, stroke { $0.miterLimit = $0.miterLimit.nextUp },
        ]
    }

    private static var imageEdits: [Edit] {
        func edit(_ change: @escaping (inout DisplayItem.ImageItem) -> Void) -> Edit {
            inItem(1) { content in
                guard case .image(var item) = content else { return }
                change(&item)
                content = .image(item)
            }
        }
        let other = Bitmap(width: 1, height: 1, pixels: [1, 2, 3, 255])
        return [
            edit { $0.bitmap = other.id }, edit { $0.source = nil }, edit { $0.source?.origin.x = 1.0.nextUp },
            edit { $0.destination.size.width = 3.0.nextUp }, edit { $0.tint = nil },
            edit { $0.tint?.red = 0.2.nextUp }, edit { $0.isMirrored = false },
        ]
    }

    private static var gradientEdits: [Edit] {
        func edit(_ change: @escaping (inout DisplayItem.GradientItem) -> Void) -> Edit {
            inItem(2) { content in
                guard case .gradient(var item) = content else { return }
                change(&item)
                content = .gradient(item)
            }
        }
        let center = CGPoint(x: 0.5, y: 0.4)
        let radius = CGSize(width: 0.3, height: 0.2)
        return [
            edit { $0.stops[0].place = $0.stops[0].place.nextUp }, edit { $0.stops[1].color.alpha = 1.0.nextDown },
            edit { $0.geometry = .elliptical(center: center, radius: radius, start: 0.1.nextUp, end: 0.8) },
            edit { $0.geometry = .elliptical(center: center, radius: radius, start: 0.1, end: 0.8.nextUp) },
            edit { $0.geometry = .angular(center: center, start: 0.1, end: 0.8) },
            edit { $0.destination.origin.y = 2.0.nextUp }, edit { $0.scale = 2.0.nextUp },
            edit { $0.extendsBefore = true }, edit { $0.extendsAfter = true },
        ]
    }

    private static var glyphEdits: [Edit] {
        func edit(_ change: @escaping (inout GlyphRun) -> Void) -> Edit {
            inItem(3) { content in
                guard case .glyphs(var run) = content else { return }
                change(&run)
                content = .glyphs(run)
            }
        }
        func font(
            name: String = "Test", checksum: String = "ab12", face: Int = 1, weight: Double = 450, slant: Double = 0.2
        ) -> FontID {
            FontID(
                name: name, checksum: checksum, faceIndex: face, variations: [.init(tag: "wght", value: weight)],
                slant: slant)
        }
        return [
            edit { $0.font = font(name: "Other") }, edit { $0.font = font(checksum: "ab13") },
            edit { $0.font = font(face: 2) }, edit { $0.font = font(weight: 450.0.nextUp) },
            edit { $0.font = font(slant: 0.2.nextUp) }, edit { $0.fontSize = 17.0.nextUp },
            edit { $0.origin.x = 4.0.nextUp }, edit { $0.advance = 9.0.nextUp }, edit { $0.glyphs[0].id = 5 },
            edit { $0.glyphs[1].position.x = 4.5.nextUp }, edit { $0.glyphs[1].position.y = 0.5.nextUp },
            edit { $0.text = "ac" }, edit { $0.clusters[0].utf8Count = 2 }, edit { $0.clusters[0].glyphCount = 2 },
            edit { $0.direction = .leftToRight }, edit { $0.color.blue = Double.leastNonzeroMagnitude },
            edit { $0.link = nil }, edit { $0.link = "https://example.org" },
        ]
    }
}
