import Foundation
import KeylineScenes
import Testing
import KeylineTypesetting

/// Apple, Human Interface Guidelines, Typography.
@Suite struct TextStyleTests {
    @Test(arguments: [
        (TextStyle.body, ContentSizeCategory.large, 17.0, 22.0), (.body, .extraSmall, 14, 19),
        (.body, .accessibilityExtraExtraExtraLarge, 53, 62), (.largeTitle, .large, 34, 41),
        (.caption2, .medium, 11, 13), (.subheadline, .extraExtraExtraLarge, 21, 28), (.footnote, .large, 13, 18),
    ])
    func `sizes and line heights are the published ones`(
        style: TextStyle,
        category: ContentSizeCategory,
        size: CGFloat,
        leading: CGFloat
    ) {
        #expect(style.pointSize(for: category) == size)
        #expect(style.leading(for: category) == leading)
    }

    @Test func `no style shrinks as the text size grows`() {
        for style in TextStyle.allCases {
            let sizes = ContentSizeCategory.allCases.map(style.pointSize)
            #expect(sizes == sizes.sorted())
        }
    }

    /// The one public measurement: UIFontMetrics(forTextStyle: .body).scaledValue(for: 17) at M on a 3x device is 16.333….
    @Test func `a length grows in proportion to the line height`() {
        let value = TextStyle.body.scaledValue(17, for: .medium, scale: 3)
        #expect(abs(value - 49.0 / 3) < 1e-9)
        #expect(TextStyle.body.scaledValue(100, for: .large, scale: 2) == 100)
    }

    @Test func `a scaled font stops at its greatest size`() {
        let font = TextStyle.body.scaledFont(
            .system(size: 17), for: .accessibilityLarge, maximumSize: 20, scale: 2)
        #expect(font.size == 20)
    }

    @Test func `only the headline is set semibold`() {
        #expect(TextStyle.allCases.filter { $0.weight != .regular } == [.headline])
    }
}
