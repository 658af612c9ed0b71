import Foundation
import UIKitLayout

extension InterfaceClass {
    static let indicators = [
        InterfaceClass(
            UIImageView.self, "imageView", .recordedSize, layout: .init("An image."),
            library: .init(
                [("contentMode", "scaleAspectFit")], attributes: [("opaque", "NO"), ("userInteractionEnabled", "NO")]),
            make: { UIImageView() }, imageProperties),
        InterfaceClass(
            UIProgressView.self, "progressView", [.content, .chosenWidth, .recordedSize, .huggingHeight],
            layout: .init("A progress view."), swiftUI: .init("ProgressView(value: $progress)"),
            library: .init(width: 150, height: nil, [("progress", "0.5")]), make: { UIProgressView() },
            progressProperties),
        InterfaceClass(
            UIActivityIndicatorView.self, "activityIndicatorView",
            [.content, .recordedSize, .huggingWidth, .huggingHeight],
            layout: .init("An activity indicator."), swiftUI: .init("ProgressView()"),
            library: .init(width: nil, height: nil), make: { UIActivityIndicatorView() }, activityProperties),
        InterfaceClass(
            UIPageControl.self, "pageControl", [.control, .content, .chosenWidth, .recordedSize],
            layout: .init("A page control: dots, one for each page."),
            library: .init(width: nil, height: nil, [("numberOfPages", "3")]), make: { UIPageControl() }, pageProperties
        ),
    ]

    private static let imageProperties: [InterfaceProperty] = [
        .image("image", "The image.", swiftUI: .view) { (view: UIImageView, image) in view.image = image },
        .image("highlightedImage") { (view: UIImageView, image) in view.highlightedImage = image },
        .flag("isHighlighted", xib: "highlighted", absent: false) { (view: UIImageView, flag) in
            view.isHighlighted = flag
        },
        .flag(
            "adjustsImageSizeForAccessibilityContentSizeCategory",
            xib: "adjustsImageSizeForAccessibilityContentSizeCategory", absent: false
        ) { (view: UIImageView, flag) in view.adjustsImageSizeForAccessibilityContentSizeCategory = flag },
        .composed("preferredSymbolConfiguration", .text, xib: "preferredSymbolConfiguration"),
        contentMode(silence: ["scaleToFill"]),
    ]

    private static let progressProperties: [InterfaceProperty] = [
        .number("progress", in: 0...1, xib: "progress", absent: 0, "The progress.", swiftUI: .view) {
            (view: UIProgressView, value) in view.progress = Float(value)
        }.writing("0.0"),
        .color("progressTintColor", "The colour of the completed part.", swiftUI: .composed(".tint($)")) {
            (view: UIProgressView, color) in view.progressTintColor = color
        },
        .color("trackTintColor") { (view: UIProgressView, color) in view.trackTintColor = color },
        .word("progressViewStyle", WordTables.progressStyles, xib: "progressViewStyle", absent: "default", code: .call)
        {
            (view: UIProgressView, style) in view.progressViewStyle = style
        },
    ]

    private static let activityProperties: [InterfaceProperty] = [
        .word(
            "activityStyle", WordTables.indicatorStyles, xib: "style", absent: "medium", silence: [], "The size.",
            code: .call, swiftUI: .words(["medium": "", "large": ".controlSize(.large)"])
        ) { (view: UIActivityIndicatorView, style) in view.style = style }.writing("medium"),
        .color("color", keeps: true, "The colour.", swiftUI: .composed(".tint($)")) {
            (view: UIActivityIndicatorView, color) in view.color = color
        },
        .flag("hidesWhenStopped", xib: "hidesWhenStopped", absent: false) { (view: UIActivityIndicatorView, flag) in
            view.hidesWhenStopped = flag
        },
        // Layout files and SwiftUI know none that stops; one that does is reported.
        .composed("isAnimating", .flag, xib: "animating", silence: ["NO"]) { view, input in
            if case .flag(true) = input { (view as? UIActivityIndicatorView)?.startAnimating() }
        }.writing("YES"),
    ]

    private static let pageProperties: [InterfaceProperty] = [
        .integer("numberOfPages", in: 0...1000, xib: "numberOfPages", absent: 0, "The number of dots.") {
            (view: UIPageControl, number) in view.numberOfPages = min(number, 1000)
        },
        .integer(
            "currentPage", in: 0...1000, xib: "currentPage", absent: 0, "The dot of the page that is shown, from 0."
        ) { (view: UIPageControl, number) in view.currentPage = number },
        .flag("hidesForSinglePage", xib: "hidesForSinglePage", absent: false) { (view: UIPageControl, flag) in
            view.hidesForSinglePage = flag
        },
        .color("pageIndicatorTintColor") { (view: UIPageControl, color) in view.pageIndicatorTintColor = color },
        .color("currentPageIndicatorTintColor") { (view: UIPageControl, color) in
            view.currentPageIndicatorTintColor = color
        },
    ]
}
