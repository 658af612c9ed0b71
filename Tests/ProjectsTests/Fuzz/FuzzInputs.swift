/// Inputs to damage, which use much of what their formats have.
enum FuzzInputs {
    static let xib = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
        useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"/>
        <view contentMode="scaleToFill" id="root"><rect key="frame" x="0" y="0" width="320" height="200"/><subviews>
        <label text="Hello" numberOfLines="2" id="a" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="20" y="20" width="100" height="50"/><color key="textColor" red="1" green="0" blue="0" alpha="1"/>
        <attributedString key="attributedText"><fragment content="ab"><attributes><font key="NSFont" size="17" name="Inter"/>
        <paragraphStyle key="NSParagraphStyle" alignment="center" lineSpacing="3"/></attributes></fragment>
        <fragment content="cd"><attributes><font key="NSFont" size="17" name="Inter"/></attributes></fragment></attributedString>
        <fontDescription key="fontDescription" type="system" weight="bold" pointSize="17"/></label>
        <stackView axis="vertical" distribution="fillEqually" alignment="leading" spacing="8" id="s">
        <rect key="frame" x="0" y="0" width="90" height="90"/><subviews><button id="b" buttonType="system"><state key="normal" title="OK"/>
        </button><textField borderStyle="roundedRect" placeholder="Name" id="f"/><slider minValue="0" maxValue="1" value="0.5" id="v"/>
        <segmentedControl id="g"><segments><segment title="1"/><segment title="2"/></segments></segmentedControl></subviews></stackView>
        <imageView image="star" catalog="system" id="i"/></subviews>
        <viewLayoutGuide key="safeArea" id="sa"/><constraints>
        <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="c1"/>
        <constraint firstItem="a" firstAttribute="top" secondItem="sa" secondAttribute="top" constant="20" id="c2"/>
        <constraint firstItem="a" firstAttribute="width" secondItem="a" secondAttribute="height" multiplier="2:1" priority="750" id="c3"/>
        </constraints></view></objects><resources><image name="star" catalog="system" width="128" height="116"/></resources></document>
        """

    static let layout = """
        keyline: 1
        size: 320x480
        views:
          - { type: UILabel, id: title, text: "Hello", numberOfLines: 2, textColor: label }
          - type: UIStackView
            id: stack
            axis: vertical
            spacing: 8
            views:
              - { type: UIButton, id: ok, title: OK }
              - { type: UITextField, id: name, placeholder: Name }
        constraints:
          - title.leading == safeArea.leading + 16
          - title.width <= 2 * stack.width - 3 @750
          - stack.top == title.bottom + 8

        """

    static let strings = """
        /* A comment */ "title" = "Hello %@";
        // another
        "a.text" = "A\\n\\U00e9 \\"quoted\\"";  bare = 'value';

        """

    static let plurals = """
        <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>items</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict><key>NSStringFormatSpecTypeKey</key>
        <string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key>
        <string>%d item</string><key>other</key><string>%d items</string></dict></dict></dict></plist>
        """

    static let catalog = """
        {"sourceLanguage": "en", "version": "1.0", "strings": {"items": {"localizations": {"en": {"variations": {"plural":
        {"one": {"stringUnit": {"state": "translated", "value": "%lld item"}}, "other": {"stringUnit": {"state": "translated",
        "value": "%lld items"}}}}}}}}}
        """
}
