import Foundation
import KeylineFoundationSupplement
import KeylineGraphics
import KeylineRendering
import Testing
import KeylineTypesetting

@Suite struct GlyphRenderingTests {
    private func bitmap(
        _ text: String, size: CGFloat = 17, weight: FontWeight = .regular, at origin: CGPoint = CGPoint(x: 4, y: 4),
        color: Color = .black, paper: CGSize = CGSize(width: 80, height: 40), scale: CGFloat = 1
    ) throws -> Bitmap {
        let runs = try Sample.runs(text, size: size, weight: weight, at: origin, color: color)
        return try Sample.bitmap(width: paper.width, height: paper.height, scale: scale) { builder in
            for run in runs { builder.draw(run) }
        }
    }

    @Test(arguments: [30, 400] as [CGFloat])
    func `a capital reaches from the baseline to the cap height`(size: CGFloat) throws {
        let metrics = try Sample.fonts.get().metrics(for: .system(size: size))
        let run = try #require(try Sample.runs("H", size: size).first)
        let ink = try bitmap("H", size: size, at: .zero, paper: CGSize(width: size, height: size * 2)).inkBounds
        #expect(abs(ink.maxY - run.origin.y) <= 1)
        #expect(abs(ink.minY - (run.origin.y - metrics.capHeight)) <= 1.5)
        #expect(ink.minX > 0 && ink.maxX < run.advance)
    }

    @Test func `heavier weights have more ink`() throws {
        let weights: [FontWeight] = [.ultraLight, .light, .regular, .semibold, .bold, .black]
        let ink = try weights.map { try bitmap("Weight", weight: $0).coverage }
        #expect(zip(ink, ink.dropFirst()).allSatisfy(<))
    }

    @Test func `a whole pixel moves glyphs without changing them`() throws {
        let here = try bitmap("Ag", at: CGPoint(x: 4, y: 4))
        let there = try bitmap("Ag", at: CGPoint(x: 11, y: 9))
        #expect(there.inkBounds == here.inkBounds.offsetBy(dx: 7, dy: 5))
        #expect(there[20, 20] == here[13, 15])
        #expect(there.coverage == here.coverage)
    }

    @Test func `a quarter of a pixel can be seen and changes no amount of ink`() throws {
        let pictures = try (0..<4).map { try bitmap("l", at: CGPoint(x: 4 + CGFloat($0) / 4, y: 4)) }
        #expect(Set(pictures).count == 4)
        for picture in pictures { #expect(abs(picture.coverage - pictures[0].coverage) < 0.15) }
    }

    @Test func `letters keep their distances at any size`() throws {
        // In a row of equal letters the ink of each must be the ink of the first, moved by a multiple of the advance, give or take
        // the eighth of a pixel that positions are rounded by.
        let run = try #require(try Sample.runs("llllllllll", size: 31.7).first)
        let bitmap = try bitmap("llllllllll", size: 31.7, at: .zero, paper: CGSize(width: 110, height: 40))
        let columns = (0..<bitmap.width).map { x in (0..<bitmap.height).reduce(0.0) { $0 + Double(bitmap[x, $1][3]) } }
        func center(_ index: Int) -> Double {
            let left = Int(run.glyphs[index].position.x.rounded(.down))
            let range = left..<min(left + 8, bitmap.width)
            let weight = range.reduce(0.0) { $0 + columns[$1] }
            return range.reduce(0.0) { $0 + (Double($1) + 0.5) * columns[$1] } / weight
        }
        for index in 1..<8 {
            let moved = run.glyphs[index].position.x - run.glyphs[0].position.x
            #expect(abs(center(index) - center(0) - Double(moved)) < 0.27)
        }
    }

    @Test func `letters that join show no seam`() throws {
        let bitmap = try bitmap("ـــــــــ", size: 23.7, at: .zero, paper: CGSize(width: 60, height: 40))
        let ink = bitmap.inkBounds
        let row = try #require((0..<bitmap.height).max { bitmap[30, $0][3] < bitmap[30, $1][3] })
        let alphas = (Int(ink.minX) + 3..<Int(ink.maxX) - 3).map { bitmap[$0, row][3] }
        #expect(try #require(alphas.max()) - #require(alphas.min()) <= 2)
    }

    @Test func `a transparent colour is laid once where glyphs overlap`() throws {
        for size in [40, 500] as [CGFloat] {
            var run = try #require(try Sample.runs("OO", size: size, color: Color(white: 0, alpha: 0.5)).first)
            run.glyphs[1].position.x = run.glyphs[0].position.x + size / 10
            let bitmap = try Sample.bitmap(width: size, height: size * 1.5) { $0.draw(run) }
            let most = stride(from: 3, to: bitmap.pixels.count, by: 4).map { bitmap.pixels[$0] }.max()
            #expect(most == 128)
        }
    }

    @Test func `glyphs are cut off at the paper's edge`() throws {
        let whole = try bitmap("Edge", at: CGPoint(x: 4, y: 4))
        let cut = try bitmap("Edge", at: CGPoint(x: -10, y: -6))
        #expect(cut[3, 5] == whole[17, 15])
        #expect(cut.coverage < whole.coverage)
    }

    @Test func `a clip cuts glyphs as it cuts paths`() throws {
        let runs = try Sample.runs("Clip", at: CGPoint(x: 2, y: 2))
        let whole = try Sample.bitmap(width: 40, height: 30) { builder in runs.forEach { builder.draw($0) } }
        let cut = try Sample.bitmap(width: 40, height: 30) { builder in
            builder.group(clip: Path(CGRect(x: 0, y: 0, width: 12, height: 30))) { inner in
                runs.forEach { inner.draw($0) }
            }
        }
        for y in 0..<30 { for x in 0..<40 { #expect(cut[x, y] == (x < 12 ? whole[x, y] : [0, 0, 0, 0])) } }
    }

    @Test func `turned text has the ink of upright text`() throws {
        let runs = try Sample.runs("Turn", size: 20)
        func ink(_ angle: CGFloat) throws -> Double {
            try Sample.bitmap(width: 100, height: 100) { builder in
                let turn = CGAffineTransform(translationX: 50, y: 50).rotated(by: angle)
                builder.group(transform: turn) { inner in runs.forEach { inner.draw($0) } }
            }.coverage
        }
        let upright = try ink(0)
        for angle in [0.1, 0.7, 1.9, 3.5] as [CGFloat] { #expect(abs(try ink(angle) - upright) / upright < 0.01) }
    }

    @Test func `an emoji brings its own colours and takes the text's opacity`() throws {
        let opaque = try bitmap("🎉", size: 24, color: .blue)
        let faint = try bitmap("🎉", size: 24, color: Color.blue.multiplyingAlpha(by: 0.5))
        let colors = Set((0..<40).flatMap { y in (0..<40).map { opaque[$0, y] } }.filter { $0[3] == 255 })
        #expect(colors.count > 50)
        #expect(!colors.contains([0, 0, 255, 255]))
        #expect(abs(faint.coverage / opaque.coverage - 0.5) < 0.01)
    }

    @Test func `an emoji fills its advance`() throws {
        let run = try #require(try Sample.runs("😀", size: 40).first)
        let ink = try bitmap("😀", size: 40, at: .zero, paper: CGSize(width: 60, height: 60)).inkBounds
        #expect(ink.width > run.advance * 0.85 && ink.width <= run.advance + 1)
        #expect(abs(ink.midX - run.advance / 2) < 1.5)
    }

    @Test(arguments: ["Straße", "Ελλάδα", "Привет", "سلام", "שלום", "नमस्ते", "สวัสดี", "漢字", "한국어"])
    func `every script leaves ink`(text: String) throws {
        #expect(try bitmap(text, paper: CGSize(width: 120, height: 40)).coverage > 40)
    }
}
