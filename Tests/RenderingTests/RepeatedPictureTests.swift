import Foundation
import KeylineFoundationSupplement
import KeylineGraphics
import KeylineRendering
import Testing

/// A picture that is drawn again is drawn from pixels that were kept: they are those that resampling gives.
@Suite struct RepeatedPictureTests {
    /// 96 × 72 pixels in which no two neighbours are alike.
    private static func photo(isOpaque: Bool) -> Bitmap {
        let pixels = (0..<96 * 72).flatMap { index -> [UInt8] in
            let x = index % 96
            let y = index / 96
            let alpha = isOpaque ? 255 : UInt8((x * 7 + y * 3) % 256)
            return [UInt8((x * 37 + y * 11) % 256), UInt8((x * x + y) % 256), UInt8((y * 53) % 256), alpha]
        }
        return Bitmap(width: 96, height: 72, pixels: pixels)
    }

    private static let places: [(name: String, draw: @Sendable (inout DisplayListBuilder, Bitmap) -> Void)] = [
        ("larger", { $0.draw($1, in: CGRect(x: 10, y: 10, width: 160, height: 120)) }),
        ("smaller", { $0.draw($1, in: CGRect(x: 10, y: 10, width: 90, height: 66)) }),
        ("between pixels", { $0.draw($1, in: CGRect(x: 9.3, y: 10.7, width: 150.4, height: 111.9)) }),
        ("mirrored", { $0.draw($1, in: CGRect(x: 10, y: 10, width: 160, height: 120), isMirrored: true) }),
        ("reaching out", { $0.draw($1, in: CGRect(x: -60, y: -40, width: 300, height: 250)) }),
        (
            "a part",
            {
                let part = CGRect(x: 8.5, y: 4, width: 70.25, height: 60)
                $0.draw($1, source: part, in: CGRect(x: 5, y: 5, width: 170, height: 140))
            }
        ),
        (
            "turned",
            { builder, bitmap in
                builder.group(transform: CGAffineTransform(translationX: 60, y: 10).rotated(by: 0.4)) {
                    $0.draw(bitmap, in: CGRect(x: 0, y: 0, width: 120, height: 90))
                }
            }
        ),
        (
            "in a faint layer with round corners",
            { builder, bitmap in
                let clip = Path(roundedRect: CGRect(x: 15, y: 15, width: 150, height: 110), cornerRadius: 24)
                builder.group(clip: clip, opacity: 0.5) {
                    $0.fill(CGRect(x: 0, y: 0, width: 100, height: 100), color: .blue)
                    $0.draw(bitmap, in: CGRect(x: 10, y: 10, width: 160, height: 120))
                }
            }
        ),
    ]

    @Test(arguments: places.indices, [true, false])
    func `a picture has the same pixels each time`(place: Int, isOpaque: Bool) throws {
        let photo = Self.photo(isOpaque: isOpaque)
        let list = Sample.list(width: 180, height: 150) {
            $0.fill(CGRect(x: 0, y: 0, width: 90, height: 150), color: .green)
            Self.places[place].draw(&$0, photo)
        }
        let renderer = BitmapRenderer(fonts: try Sample.fonts.get())
        let first = try renderer.render(list, scale: 2, background: .white)
        for _ in 0..<3 { #expect(try renderer.render(list, scale: 2, background: .white) == first) }
    }

    @Test func `another picture at the same place is another picture`() throws {
        let renderer = BitmapRenderer(fonts: try Sample.fonts.get())
        let area = CGRect(x: 0, y: 0, width: 180, height: 150)
        for isOpaque in [true, false, true, false, true, false] {
            let list = Sample.list(width: 180, height: 150) { $0.draw(Self.photo(isOpaque: isOpaque), in: area) }
            #expect(try renderer.render(list, scale: 1) == Sample.bitmap(of: list))
        }
    }
}
