import Foundation
import KeylineScenes
import Testing

@testable import KeylineInterfaceBuilder

/// What a document's “Follow Readable Width” does to constraints to margins.
@Suite @MainActor struct ReadableWidthTests {
    /// A view of 1024×768 with a box between its margins.
    private func document(followsReadableWidth: Bool) -> String {
        DocumentFixture.xib(
            """
            <view contentMode="scaleToFill" \(followsReadableWidth ? "layoutMarginsFollowReadableWidth=\"YES\"" : "") id="root">
                <rect key="frame" x="0" y="0" width="1024" height="768"/>
                <subviews>
                    <view translatesAutoresizingMaskIntoConstraints="NO" id="a">
                        <rect key="frame" x="20" y="20" width="100" height="50"/>
                    </view>
                </subviews>
                <constraints>
                    <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin" id="l"/>
                    <constraint firstItem="a" firstAttribute="trailing" secondItem="root" secondAttribute="trailingMargin" id="t"/>
                    <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="topMargin" id="o"/>
                    <constraint firstItem="a" firstAttribute="height" constant="50" id="h"/>
                </constraints>
            </view>
            """)
    }

    /// The box's frame in a window of a width.
    private func box(
        _ follows: Bool, _ direction: LayoutDirection, _ size: ContentSizeCategory = .large, width: CGFloat = 1024
    ) throws -> CGRect {
        let scene = try DocumentFixture.scene(document(followsReadableWidth: follows)) {
            $0.size.width = width
            $0.horizontalSizeClass = .regular
            $0.layoutDirection = direction
            $0.contentSizeCategory = size
        }
        return try #require(scene.frame("a"))
    }

    /// Source of 672 and 176: the guide on a 1024-wide iPad, useyourloaf.com, Readable Content Guides.
    @Test(.tags(.e7), arguments: LayoutDirection.allCases)
    func `constraints to margins keep to the readable width where the document says so`(
        direction: LayoutDirection
    ) throws {
        let plain = try box(false, direction)
        let readable = try box(true, direction)
        #expect((plain.minX, plain.width) == (20, 984))
        #expect((readable.minX, readable.width) == (176, 672))
        #expect((readable.minY, readable.height) == (plain.minY, plain.height), "the other axis stays as it is")
    }

    @Test(.tags(.e7), arguments: LayoutDirection.allCases)
    func `larger text has longer readable lines, which never reach beyond the margins`(
        direction: LayoutDirection
    ) throws {
        let widths = try [ContentSizeCategory.small, .large, .accessibilityMedium, .accessibilityExtraExtraExtraLarge]
            .map { try box(true, direction, $0).width }
        #expect(widths == widths.sorted())
        #expect(widths[0] < widths[1] && widths[1] < widths[2])
        #expect(widths.allSatisfy { $0 <= 984 })
        #expect(try box(false, direction, .accessibilityMedium).width == 984)
    }

    @Test(.tags(.e7), arguments: LayoutDirection.allCases)
    func `in a narrow window the readable width is what the margins leave`(direction: LayoutDirection) throws {
        let plain = try box(false, direction, width: 500)
        let readable = try box(true, direction, width: 500)
        #expect(plain == readable)
        #expect(plain.width == 460)
    }
}
