import CoreImage
import KeylineGraphics
import SwiftUILayout
import Testing
import UIKitLayout

/// Core Image's filters.
@MainActor
@Suite struct ImageFilterTests {
    private func picture(_ pixels: [UInt8], width: Int) throws -> CIImage {
        let bitmap = Bitmap(width: width, height: pixels.count / 4 / width, pixels: pixels)
        return CIImage(cgImage: CGImage(bitmap))
    }

    private func pixels(_ image: CIImage?) throws -> [UInt8] {
        let image = try #require(image)
        return Array(try #require(CIContext().createCGImage(image, from: image.extent)).bitmap.pixels)
    }

    @Test func `colours are inverted, and opacity stays`() throws {
        let filter = try #require(CIFilter(name: "CIColorInvert"))
        filter.setValue(try picture([255, 0, 64, 128], width: 1), forKey: kCIInputImageKey)
        #expect(try pixels(filter.outputImage) == [0, 255, 191, 128])
    }

    @Test func `a picture without saturation is gray`() throws {
        let filter = CIFilter.colorControls()
        filter.inputImage = try picture([200, 100, 50, 255], width: 1)
        filter.saturation = 0
        let result = try pixels(filter.outputImage)
        #expect(result[0] == result[1] && result[1] == result[2] && result[3] == 255)
    }

    @Test func `a blur spreads a white point without darkening what shows through`() throws {
        var pixels = [UInt8](repeating: 0, count: 15 * 15 * 4)
        for part in 0..<4 { pixels[(7 * 15 + 7) * 4 + part] = 255 }
        let result = try self.pixels(try picture(pixels, width: 15).applyingGaussianBlur(sigma: 1))
        let middle = (7 * 15 + 7) * 4
        #expect(result[middle + 3] < 255 && result[middle + 3] > result[middle + 7] && result[middle + 7] > 0)
        #expect(result[middle + 4] >= 250, "the colour beside is white, with less opacity")
    }

    @Test func `a part is cut from the bottom edge`() throws {
        let image = try picture([1, 1, 1, 255, 2, 2, 2, 255], width: 1)
        #expect(try pixels(image.cropped(to: CGRect(x: 0, y: 0, width: 1, height: 1))) == [2, 2, 2, 255])
    }

    @Test func `a filter that is not computed is reported by the scene`() throws {
        let given = try picture([9, 9, 9, 255], width: 1)
        let scene = try ModuleStage.scene {
            let filter = CIFilter(name: "CIPixellate")
            let _ = filter?.setValue(given, forKey: kCIInputImageKey)
            let _ = filter?.outputImage
            let _ = CIFilter.qrCodeGenerator().outputImage
            SwiftUILayout.Text("picture")
        }
        #expect(scene.reports.contains("the filter CIPixellate is not drawn"))
        #expect(scene.reports.contains("the picture of the filter CIQRCodeGenerator is not drawn"))
    }
}
