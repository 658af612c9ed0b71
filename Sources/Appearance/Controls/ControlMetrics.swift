package import Foundation
package import KeylineScenes

/// The measures of the system's controls on one generation of the system, in points. Both layout systems lay out and draw by them.
///
/// Source: frames in public Interface Builder files for iOS 18 and before; sizes that SwiftUI's controls measured on devices for iOS 26.
package struct ControlMetrics: Sendable {
    /// The size of a switch.
    package let switchSize: CGSize
    /// The size of a slider's knob.
    package let sliderKnob: CGSize
    /// The thickness of a slider's track.
    package let sliderTrack: CGFloat

    /// The height of a slider.
    package static let sliderHeight: CGFloat = 31
    /// The distance of a slider's track from the slider's ends.
    package static let sliderInset: CGFloat = 2
    /// The thickness of a progress bar.
    package static let progressHeight: CGFloat = 4
    /// The diameter of an activity indicator.
    package static let indicatorDiameter: CGFloat = 20
    /// The diameter of a large activity indicator.
    package static let largeIndicatorDiameter: CGFloat = 37

    package init(_ system: SystemGeneration) {
        switch system {
        case .iOS18:
            switchSize = CGSize(width: 51, height: 31)
            sliderKnob = CGSize(width: 28, height: 28)
            sliderTrack = 4
        case .iOS26:
            switchSize = CGSize(width: 63, height: 28)
            sliderKnob = CGSize(width: 38, height: 24)
            sliderTrack = 6
        }
    }
}

/// The measures of a segmented control, in points. Source: frames in public Interface Builder files.
package enum SegmentMetrics {
    /// The height of the control.
    package static let height: CGFloat = 32
    /// The room beside the content of a segment, on each side.
    package static let margin: CGFloat = 10
    /// The least distance of a title from the sides of its segment.
    package static let titleInset: CGFloat = 2
    /// The line between two segments.
    package static let line: CGFloat = 1
    /// The size of the titles' font, at every text size.
    package static let fontSize: CGFloat = 13
}

/// The measures of buttons with a background, in points.
///
/// Source: an Interface Builder button of medium size is 35 points high; the others measured 28 and 50.
package struct ButtonMetrics: Sendable {
    /// The sizes of buttons.
    package enum Size: Sendable {
        case small, medium, large
    }

    /// The room above and below the content.
    package let vertical: CGFloat
    /// The room beside the content.
    package let horizontal: CGFloat
    /// The radius of the corners of SwiftUI's bordered buttons up to iOS 18; later ones are capsules.
    package let cornerRadius: CGFloat
    /// The radius of the corners of UIKit's configured buttons, relative to the radius of the configuration's background.
    package let cornerScale: CGFloat
    /// Whether the title has the smaller font of subheadlines rather than the font of body text.
    package let hasSmallTitle: Bool

    /// The radius of a new configuration's background.
    package static let configuredCornerRadius: CGFloat = 5.95

    package init(_ size: Size) {
        hasSmallTitle = size == .small
        switch size {
        case .small:
            vertical = 5
            horizontal = 10
            cornerRadius = 14
            cornerScale = 0.8
        case .medium:
            vertical = 7
            horizontal = 12
            cornerRadius = 8
            cornerScale = 1
        case .large:
            vertical = 15
            horizontal = 20
            cornerRadius = 12
            cornerScale = 1.6
        }
    }
}

/// The measures of a text field with a rounded border, in points. Source: text fields in public Interface Builder files are 34 high.
package enum TextFieldMetrics {
    /// The least height.
    package static let height: CGFloat = 34
    /// The room beside the text.
    package static let horizontal: CGFloat = 7
    /// The room above and below the text.
    package static let vertical: CGFloat = 6
    /// The radius of the corners.
    package static let cornerRadius: CGFloat = 5

    /// The thickness of the border: a pixel, but no less than half a point.
    package static func border(scale: CGFloat) -> CGFloat { max(scale > 0 ? 1 / scale : 1, 0.5) }
}
