import Foundation
import KeylineScenes

/// How wide a column of text may be before its lines are hard to read.
enum ReadableWidth {
    /// The width of the readable content guide where there is room, in points.
    ///
    /// Only 672 at the default text size is a public measurement (an iPad of 1024 points, useyourloaf.com, "Readable Content
    /// Guides"); Apple documents no more than that the width grows with the text size. The others are our model: the same number of
    /// characters in a line, 672 times the body size over 17, rounded to 2 points.
    static func points(for category: ContentSizeCategory) -> CGFloat {
        switch category {
        case .extraSmall: 554
        case .small: 592
        case .medium: 632
        case .large: 672
        case .extraLarge: 752
        case .extraExtraLarge: 830
        case .extraExtraExtraLarge: 910
        case .accessibilityMedium: 1106
        case .accessibilityLarge: 1304
        case .accessibilityExtraLarge: 1582
        case .accessibilityExtraExtraLarge: 1858
        case .accessibilityExtraExtraExtraLarge: 2096
        }
    }
}
