import Foundation
import Keyline
import Testing
import UIKitLayout

/// Pixels of what code draws, while a picture is being made.
@MainActor
@Suite struct DrawnPixelsTests {
    private func inScene<Result>(_ body: @escaping @MainActor () -> Result) async throws -> Result {
        var result: Result?
        _ = try await CodeSource("pixels") {
            result = body()
            return UIView()
        }.picture(in: .init(size: CGSize(width: 20, height: 20)))
        return try #require(result)
    }

    private func pixel(_ image: CGImage?, _ x: Int, _ y: Int) throws -> [UInt8] {
        let part = try #require(image?.cropping(to: CGRect(x: x, y: y, width: 1, height: 1)))
        let data = try #require(UIImage(cgImage: part).pngData())
        let again = try #require(UIImage(data: data)?.cgImage)
        #expect(again.width == 1)
        var bytes = [UInt8](repeating: 0, count: 4)
        let context = CGContext(
            data: &bytes, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
            space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        context?.draw(again, in: CGRect(x: 0, y: 0, width: 1, height: 1))
        return bytes
    }

    @Test func `a context of pixels begins at the bottom left`() async throws {
        let found = try await inScene { () -> Result<[[UInt8]], any Error> in
            let context = CGContext(
                data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
            context?.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
            context?.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            let image = context?.makeImage()
            return Result { try [self.pixel(image, 0, 3), self.pixel(image, 0, 0), self.pixel(image, 3, 3)] }
        }.get()
        #expect(found == [[255, 0, 0, 255], [0, 0, 0, 0], [0, 0, 0, 0]])
    }

    @Test func `memory that is given is written in the order that was asked for`() async throws {
        let bytes = try await inScene {
            var bytes = [UInt8](repeating: 7, count: 2 * 12)
            bytes.withUnsafeMutableBytes { memory in
                let context = CGContext(
                    data: memory.baseAddress, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 12,
                    space: CGColorSpaceCreateDeviceRGB(),
                    bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
                context?.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 0.5))
                context?.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
            }
            return bytes
        }
        #expect(abs(Int(bytes[0]) - 128) <= 1 && bytes[1] == 0 && bytes[2] == 0 && abs(Int(bytes[3]) - 128) <= 1)
        #expect(Array(bytes[4..<8]) == [0, 0, 0, 0])
        #expect(Array(bytes[8..<12]) == [7, 7, 7, 7], "what lies between rows is nobody's")
    }

    @Test func `pixels of other kinds are refused`() async throws {
        let made = try await inScene {
            let space = CGColorSpaceCreateDeviceRGB()
            return [(0, 4, 8), (4, 40_000, 8), (4, 4, 16)].map { width, height, bits in
                CGContext(
                    data: nil, width: width, height: height, bitsPerComponent: bits, bytesPerRow: 0, space: space,
                    bitmapInfo: 1)
                    != nil
            } + [
                CGContext(
                    data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 15, space: space, bitmapInfo: 1)
                    != nil
            ]
        }
        #expect(made == [false, false, false, false])
    }

    @Test func `what a renderer drew becomes a file with the format's pixels`() async throws {
        let sizes = try await inScene { () -> [CGSize] in
            let format = UIGraphicsImageRendererFormat()
            format.scale = 3
            let renderer = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 4), format: format)
            let draw: (UIGraphicsImageRendererContext) -> Void = { $0.fill(CGRect(x: 0, y: 0, width: 5, height: 4)) }
            let files = [
                renderer.pngData(actions: draw), renderer.jpegData(withCompressionQuality: 0.8, actions: draw),
            ]
            return files.map { UIImage(data: $0)?.size ?? .zero }
                + [CGSize(width: renderer.image(actions: draw).cgImage?.width ?? 0, height: 0)]
        }
        #expect(sizes == [CGSize(width: 15, height: 12), CGSize(width: 15, height: 12), CGSize(width: 15, height: 0)])
    }
}
