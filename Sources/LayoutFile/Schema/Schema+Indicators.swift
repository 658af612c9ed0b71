import Foundation
import UIKitLayout

extension Schema {
    static let indicators = [
        ViewSchema(
            "UIImageView", element: "imageView", "An image.", make: { UIImageView() }, properties: imageProperties),
        ViewSchema(
            "UIProgressView", element: "progressView", "A progress view.", make: { UIProgressView() },
            properties: progressProperties),
        ViewSchema(
            "UIActivityIndicatorView", element: "activityIndicatorView", "An activity indicator.",
            make: {
                let wheel = UIActivityIndicatorView()
                wheel.startAnimating()
                return wheel
            }, properties: activityProperties),
        ViewSchema(
            "UIPageControl", element: "pageControl", "A page control: dots, one for each page.",
            make: { UIPageControl() },
            properties: pageProperties + controlProperties),
    ]

    private static let imageProperties = [
        PropertySchema("image", .image, "The image.") { (view: UIImageView, value, builder) in
            view.image = builder.image(value.image)
        }
    ]

    private static let progressProperties = [
        PropertySchema("progress", .number(0...1), "The progress.") { (view: UIProgressView, value, _) in
            view.progress = Float(value.number)
        },
        PropertySchema("progressTintColor", .color, "The colour of the completed part.") {
            (view: UIProgressView, value, _) in
            view.progressTintColor = value.color
        },
    ]

    private static let activityProperties = [
        PropertySchema("activityStyle", .choice(["medium", "large"]), "The size.") {
            (view: UIActivityIndicatorView, value, _) in
            view.style = value.word == "large" ? .large : .medium
        },
        PropertySchema("color", .color, "The colour.") { (view: UIActivityIndicatorView, value, _) in
            view.color = value.color
        },
    ]

    private static let pageProperties = [
        PropertySchema("numberOfPages", .integer(0...1000), "The number of dots.") { (view: UIPageControl, value, _) in
            view.numberOfPages = value.integer
        },
        PropertySchema("currentPage", .integer(0...1000), "The dot of the page that is shown, from 0.") {
            (view: UIPageControl, value, _) in
            view.currentPage = value.integer
        },
    ]
}
