import Foundation
import KeylineFoundationSupplement
import KeylineGraphics
import Testing

@Suite struct DisplayListTests {
    private let square = CGRect(x: 1, y: 2, width: 3, height: 4)

    @Test func `the dump shows groups as a tree and names the view of each item`() {
        var builder = DisplayListBuilder(view: "box")
        builder.group(transform: CGAffineTransform(translationX: 10, y: 0), opacity: 0.5) { inner in
            inner.fill(square, color: Color(hexadecimal: 0xFF0000))
            inner.view = "line"
            inner.stroke(Path(from: .zero, to: CGPoint(x: 5, y: 0)), color: .black, lineWidth: 0.5)
        }
        #expect(
            builder.displayList(size: CGSize(width: 20, height: 10)).description == """
                display list 20×10
                └─ group transform [1 0 0 1 10 0] opacity 0.5 "box"
                   ├─ fill #FF0000 rect (1, 2; 3×4) "box"
                   └─ stroke #000000 width 0.5 path M0,0 L5,0 "line"

                """)
    }

    @Test func `a group that changes nothing leaves no trace`() {
        var grouped = DisplayListBuilder()
        grouped.group { $0.fill(square, color: .black) }
        var plain = DisplayListBuilder()
        plain.fill(square, color: .black)
        #expect(grouped.displayList(size: .zero) == plain.displayList(size: .zero))
    }

    @Test func `what cannot be seen is not listed`() {
        var builder = DisplayListBuilder()
        builder.fill(square, color: .clear)
        builder.group(opacity: 0) { $0.fill(square, color: .black) }
        builder.group(clip: Path(square)) { _ in }
        #expect(builder.displayList(size: .zero).items.isEmpty)
    }

    @Test func `the digest follows the picture and nothing else`() {
        func digest(_ color: Color) -> String {
            var builder = DisplayListBuilder()
            builder.fill(square, color: color)
            return builder.displayList(size: CGSize(width: 9, height: 9)).digest.hexadecimal
        }
        #expect(digest(.black) == digest(Color(hexadecimal: 0)))
        #expect(digest(.black) != digest(.white))
    }

    @Test func `a bitmap is found by what it shows`() {
        let bitmap = Bitmap(width: 1, height: 1, pixels: [1, 2, 3, 255])
        var builder = DisplayListBuilder()
        builder.group(opacity: 0.5) { $0.draw(bitmap, in: square) }
        let list = builder.displayList(size: .zero)
        #expect(list.bitmaps[Bitmap(width: 1, height: 1, pixels: [1, 2, 3, 255]).id] == bitmap)
    }
}
