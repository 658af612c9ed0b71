import Foundation
import KeylineGraphics
import KeylineScenes
import Testing

@testable import UIKitLayout

/// Controls draw the pictures that they are given in place of their own parts.
@MainActor
@Suite struct GivenPictureTests {
    private func picture(_ width: Int, _ height: Int) -> UIImage {
        UIImage(
            Bitmap(width: width, height: height, pixels: .init(repeating: 255, count: width * height * 4)), scale: 1)
    }

    private func places(
        _ view: UIView, width: CGFloat = 100, height: CGFloat = 40, direction: LayoutDirection = .leftToRight
    ) -> [CGRect] {
        Recording(Screen.show(view, width: width, height: height, direction: direction)).images.map(\.destination)
    }

    @Test func `the two parts of a slider's track meet under the knob`() {
        let slider = UISlider()
        slider.value = 0.5
        slider.setMinimumTrackImage(picture(10, 6), for: .normal)
        slider.setMaximumTrackImage(picture(10, 8), for: .normal)
        let shown = places(slider)
        #expect(shown.map(\.height) == [6, 8])
        #expect(shown[0].maxX == shown[1].minX && shown[0].maxX == 50)
    }

    @Test(arguments: [(LayoutDirection.leftToRight, CGFloat(65.5)), (.rightToLeft, 18.5)])
    func `the parts of a stepper are drawn as given`(direction: LayoutDirection, x: CGFloat) {
        let stepper = UIStepper()
        stepper.setBackgroundImage(picture(4, 4), for: .normal)
        stepper.setIncrementImage(picture(10, 10).withRenderingMode(.alwaysOriginal), for: .normal)
        let shown = places(stepper, width: 94, height: 32, direction: direction)
        #expect(shown.first == CGRect(x: 0, y: 0, width: 94, height: 32))
        #expect(shown.contains { $0.isNear(CGRect(x: x, y: 11, width: 10, height: 10)) })
    }

    @Test func `segments lie on the pictures of their states, with one between them`() {
        let control = UISegmentedControl(items: ["A", "B"])
        control.selectedSegmentIndex = 1
        control.setBackgroundImage(picture(3, 3), for: .normal, barMetrics: .default)
        control.setBackgroundImage(picture(5, 5), for: .selected, barMetrics: .default)
        control.setDividerImage(
            picture(2, 2), forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
        let images = Recording(Screen.show(control, width: 100, height: 32)).images
        #expect(
            images.map(\.destination) == [
                CGRect(x: 0, y: 0, width: 50, height: 32), CGRect(x: 50, y: 0, width: 50, height: 32),
                CGRect(x: 49, y: 0, width: 2, height: 32),
            ])
    }

    @Test func `a page's dot may be a picture`() {
        let control = UIPageControl()
        control.numberOfPages = 3
        control.setIndicatorImage(picture(8, 8), forPage: 1)
        #expect(places(control, width: 120, height: 26) == [CGRect(x: 56, y: 9, width: 8, height: 8)])
    }

    @Test func `progress is drawn with pictures`() {
        let view = UIProgressView()
        view.progressImage = picture(2, 2)
        view.progress = 0.25
        #expect(places(view, width: 80, height: 4) == [CGRect(x: 0, y: 0, width: 20, height: 4)])
    }

    @Test func `pixels come back from the bytes of files`() throws {
        let image = picture(3, 2)
        let back = try #require(image.pngData().flatMap { UIImage(data: $0) })
        #expect(back.size == CGSize(width: 3, height: 2))
        #expect(image.jpegData(compressionQuality: 0.5)?.starts(with: [0xFF, 0xD8]) == true)
        #expect(UIImage(systemName: "star")?.pngData() == nil)
    }
}
