import Foundation
import KeylineScenes
import Testing

@testable import KeylineInterfaceBuilder

/// What a document's “Follow Readable Width” does to constraints to margins.
@Suite @MainActor struct ReadableWidthTests {
    /// A view of 1024×768 with a box between its margins.
    private func document(followsReadableWidth: Bool) -> String {
        DocumentRoom.xib(
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

    @Test(arguments: LayoutDirection.allCases)
    func `E7 margins follow the readable width only where the document says so`(direction: LayoutDirection) throws {
        func width(_ follows: Bool, _ size: ContentSizeCategory) throws -> CGFloat {
            let scene = try DocumentRoom.scene(document(followsReadableWidth: follows)) {
                $0.horizontalSizeClass = .regular
                $0.layoutDirection = direction
                $0.contentSizeCategory = size
            }
            let frame = scene.frame("a") ?? .zero
            #expect(abs(frame.midX - 512) < 1, "both sides alike, whatever the direction")
            return frame.width
        }
        #expect(try width(false, .large) > 950)
        #expect(try width(true, .large) < 700)
        #expect(try width(true, .accessibilityMedium) > width(true, .large), "larger text has longer lines")
    }
}
