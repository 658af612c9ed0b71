import Foundation
import Keyline
import KeylineGraphics
import KeylineImageCoding
import Testing
import UIKitLayout

/// Pixels of dashes, of mitres and of fields that cannot be used.
@MainActor
@Suite struct StrokePixelsTests {
    private final class Drawing: UIView {
        private let body: () -> Void

        init(_ body: @escaping () -> Void) {
            self.body = body
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { nil }

        override func draw(_ rect: CGRect) { body() }
    }

    /// The pixels of a view, one to a point.
    private func pixels(_ width: Int, _ height: Int, _ make: @escaping @MainActor () -> UIView) async throws -> Bitmap {
        let picture = try await Picture(
            in: .init(), layout: .fixed(width: CGFloat(width), height: CGFloat(height))
        ) { make() }
        return try ImageDecoder().decode([UInt8](picture.png(scale: 1)))
    }

    private func red(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> UInt8 { bitmap.pixels[(y * bitmap.width + x) * 4] }

    @Test(arguments: [(0.0, [0, 0, 0, 0, 255, 255, 255, 255, 0]), (3.0, [0, 255, 255, 255, 255, 0, 0, 0, 0])])
    func `dashes begin within the pattern`(phase: Double, expected: [UInt8]) async throws {
        let drawn = try await pixels(12, 4) {
            Drawing {
                UIColor.black.setStroke()
                let path = UIBezierPath()
                path.move(to: CGPoint(x: 0, y: 2))
                path.addLine(to: CGPoint(x: 12, y: 2))
                path.lineWidth = 2
                path.setLineDash([4, 4], count: 2, phase: CGFloat(phase))
                path.stroke()
            }
        }
        #expect((0..<9).map { red(drawn, $0, 2) } == expected)
    }

    @Test(arguments: [(10.0, true), (1.0, false)])
    func `a pointed corner reaches as far as its limit`(limit: Double, isPointed: Bool) async throws {
        let drawn = try await pixels(40, 40) {
            Drawing {
                UIColor.black.setStroke()
                let path = UIBezierPath()
                path.move(to: CGPoint(x: 5, y: 5))
                path.addLine(to: CGPoint(x: 30, y: 20))
                path.addLine(to: CGPoint(x: 5, y: 35))
                path.lineWidth = 6
                path.miterLimit = CGFloat(limit)
                path.stroke()
            }
        }
        // The mitre of this corner ends 5.8 points behind it, the bevel 1.5.
        #expect((red(drawn, 34, 20) < 128) == isPointed)
        #expect(red(drawn, 29, 20) < 50)
        #expect(red(drawn, 38, 20) == 255)
    }

    @Test(arguments: [(true, UInt8(80)), (false, UInt8(160))])
    func `a field that cannot be used is drawn over its own picture`(isEnabled: Bool, level: UInt8) async throws {
        let drawn = try await pixels(40, 20) {
            let field = UITextField()
            @MainActor func picture(_ level: CGFloat) -> UIImage {
                UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
                    UIColor(white: level / 255, alpha: 1).setFill()
                    $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
                }
            }
            field.background = picture(80)
            field.disabledBackground = picture(160)
            field.isEnabled = isEnabled
            return field
        }
        #expect(red(drawn, 20, 10) == level)
    }
}
