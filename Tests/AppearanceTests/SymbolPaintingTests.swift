import Foundation
import KeylineAppearance
import KeylineGraphics
import Testing

@Suite struct SymbolPaintingTests {
    private static let rect = CGRect(x: 0, y: 0, width: 210, height: 210)

    private func items(
        _ name: String, _ colors: SymbolColors = .monochrome(.black), weight: SymbolWeight = .regular
    ) -> [DisplayItem] {
        let painting = SymbolPainting(SymbolStandIn(name), weight, in: Self.rect, colors: colors, isMirrored: false)
        var builder = DisplayListBuilder()
        painting.drawShape(into: &builder)
        painting.drawSlash(into: &builder)
        return builder.displayList(size: Self.rect.size).items
    }

    /// The colours of paths, and the clip around them.
    private func paths(_ items: [DisplayItem], clip: Path? = nil) -> [(color: Color, clip: Path?)] {
        items.flatMap { item -> [(Color, Path?)] in
            switch item.content {
            case .path(let path): [(path.color, clip)]
            case .group(let group): paths(group.items, clip: group.clip ?? clip)
            default: []
            }
        }
    }

    @Test(
        arguments: [
            "checkmark.circle.fill", "xmark.circle.fill", "plus.square.fill", "exclamationmark.triangle.fill",
            "checkmark.seal.fill", "minus.circle.fill",
        ])
    func `a filled symbol has a hole where its sign is`(name: String) throws {
        let paths = paths(items(name))
        #expect(!paths.isEmpty && paths.allSatisfy { $0.color == .black && $0.clip != nil })
        let clip = FlatPath(try #require(paths[0].clip))
        // The middle of a sign is in the hole, the edge of the shape is not.
        let middle = name.hasPrefix("checkmark") ? nil : CGPoint(x: 105, y: 105)
        if let middle, name != "exclamationmark.triangle.fill" { #expect(!clip.contains(middle, evenOdd: false)) }
        #expect(clip.contains(CGPoint(x: 105, y: 12), evenOdd: false))
    }

    @Test func `the hole is as wide as a stroke of the weight`() throws {
        func width(_ weight: SymbolWeight) throws -> CGFloat {
            let clip = FlatPath(
                try #require(paths(items("minus.circle.fill", weight: weight)).first?.clip))
            let hidden = stride(from: 0.05, to: 210, by: 0.1).count { y in
                !clip.contains(CGPoint(x: 105, y: y), evenOdd: false)
            }
            return CGFloat(hidden) / 10
        }
        // Strokes of regular and of bold symbols are 1.6 and 2.4 points wide in a box of 21, which is drawn ten times as large.
        #expect(abs(try width(.regular) - 16) < 0.3)
        #expect(abs(try width(.bold) - 24) < 0.3)
    }

    @Test func `every drawing inside a filled enclosure can be cut out at every weight`() {
        // One in fifty, because joining outlines takes long without optimization.
        for (index, name) in SymbolDrawing.names.sorted().enumerated() where index.isMultiple(of: 50) {
            for enclosure in ["circle", "square"] {
                for weight in [SymbolWeight.ultraLight, .regular, .black] {
                    let paths = paths(items("\(name).\(enclosure).fill", weight: weight))
                    #expect(paths.allSatisfy { $0.color == .black }, "\(name).\(enclosure).fill")
                }
            }
        }
    }

    @Test func `a palette colours the sign and the shape around it`() {
        let palette = paths(items("checkmark.circle.fill", .palette(.white, .black)))
        #expect(palette.map(\.color) == [.black, .black, .white])
        #expect(palette.allSatisfy { $0.clip == nil })
        let empty = paths(items("checkmark.circle", .palette(.white, .black)))
        #expect(empty.map(\.color) == [.black, .white])
    }

    @Test func `hierarchical layers are shades of one colour`() {
        let shades = paths(items("xmark.circle.fill", .hierarchical(.black)))
        #expect(shades.map(\.color.alpha) == [0.5, 0.5, 1])
        // A symbol without a shape around it has one layer.
        #expect(paths(items("star.fill", .hierarchical(.black))).allSatisfy { $0.color == .black })
    }

    @Test func `the line across a filled symbol has a gap beside it`() throws {
        let paths = paths(items("bell.slash.fill"))
        #expect(paths.count { $0.clip != nil } == paths.count - 1)
        #expect(paths.last?.clip == nil)
    }
}
