/// Documents written for these tests.
enum Fixtures {
    /// A card of 200×100 points with a label at (20, 20) that follows the text size, and nothing wrong.
    static let card = document(
        """
        <label opaque="NO" text="Hello" adjustsFontForContentSizeCategory="YES" \
        translatesAutoresizingMaskIntoConstraints="NO" id="title">
            <rect key="frame" x="20" y="20" width="160" height="20"/>
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
        </label>
        """,
        constraints: """
            <constraint firstItem="title" firstAttribute="top" secondItem="card" secondAttribute="top" \
            constant="20" id="c1"/>
            <constraint firstItem="title" firstAttribute="leading" secondItem="card" secondAttribute="leading" \
            constant="20" id="c2"/>
            """)

    /// The card with a label whose required widths contradict one another.
    static let conflict = card.replacing(
        "</constraints>",
        with: """
            <constraint firstItem="title" firstAttribute="width" constant="50" id="c3"/>
            <constraint firstItem="title" firstAttribute="width" constant="70" id="c4"/>
            </constraints>
            """)

    static func document(_ subviews: String, constraints: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
            <device id="retina4_7" orientation="portrait" appearance="light"/>
            <objects>
                <view contentMode="scaleToFill" id="card">
                    <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
                    <subviews>
                        \(subviews)
                    </subviews>
                    <color key="backgroundColor" red="1" green="1" blue="1" alpha="1" colorSpace="custom" \
        customColorSpace="sRGB"/>
                    <constraints>
                        \(constraints)
                    </constraints>
                </view>
            </objects>
        </document>

        """
    }
}
