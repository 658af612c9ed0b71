extension ReviewHistory {
    static let welcome = """
        keyline: 1
        size: 200x120
        views:
          - { type: UILabel, id: title, text: Welcome }
          - { type: UIButton, id: go, title: Go }
        constraints:
          - title.top == screen.top + 8
          - title.leading == screen.leading + 8
          - go.top == title.bottom + 8
          - go.leading == title.leading

        """

    static let settings = """
        keyline: 1
        size: 240x320
        strings: Localizable
        body:
          VStack:
            - Text: Sound
            - Text: { key: greeting }
            - Image: logo

        """

    static let startLayout = """
        keyline: 1
        size: 240x80
        strings: Texts
        views:
          - { type: UILabel, id: title, text: { key: start } }
        constraints: [title.top == screen.top + 8, title.leading == screen.leading + 8]

        """

    static let contents = "{\n  \"info\" : { \"author\" : \"xcode\", \"version\" : 1 }\n}\n"

    static let imageSet = """
        {
          "images" : [ { "filename" : "logo.svg", "idiom" : "universal" } ],
          "info" : { "author" : "xcode", "version" : 1 }
        }

        """

    static func svg(_ fill: String) -> String {
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\"><rect width=\"24\" height=\"24\" fill=\"\(fill)\"/></svg>\n"
    }

    static func colour(red: String) -> String {
        """
        {
          "colors" : [ {
            "color" : { "color-space" : "srgb",
              "components" : { "alpha" : "1.000", "blue" : "0.300", "green" : "0.300", "red" : "\(red)" } },
            "idiom" : "universal"
          } ],
          "info" : { "author" : "xcode", "version" : 1 }
        }

        """
    }

    static func catalog(en: String, fr: String) -> String {
        func text(_ value: String) -> String {
            "{ \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"\(value)\" } }"
        }
        return """
            {
              "sourceLanguage" : "en",
              "strings" : { "start" : { "localizations" : { "en" : \(text(en)), "fr" : \(text(fr)) } } },
              "version" : "1.0"
            }

            """
    }

    static func label(_ id: String, _ text: String, y: Int, colour: String = "") -> String {
        """
        <label opaque="NO" text="\(text)" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
            <rect key="frame" x="20" y="\(y)" width="200" height="30"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>\(colour)
        </label>

        """
    }

    static func scene(_ name: String, _ views: String) -> String {
        """
        <scene sceneID="scene-\(name)">
            <objects>
                <viewController title="\(name)" id="\(name)" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="view-\(name)">
                        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                        <subviews>
                            \(views)
                        </subviews>
                        <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                    </view>
                </viewController>
                <placeholder placeholderIdentifier="IBFirstResponder" id="responder-\(name)" sceneMemberID="firstResponder"/>
            </objects>
        </scene>

        """
    }

    static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" initialViewController="First">
            <device id="retina4_7" orientation="portrait" appearance="light"/>
            <scenes>
        \(scene("First", label("first", "First", y: 100) + button))
        \(scene("Second", label("second", "Second", y: 100, colour: "<color key=\"textColor\" name=\"Brand\"/>") + "<!--more-->"))
            </scenes>
        </document>

        """

    private static let button = """
        <button opaque="NO" contentMode="scaleToFill" fixedFrame="YES" buttonType="system" \
        translatesAutoresizingMaskIntoConstraints="NO" id="next">
            <rect key="frame" x="20" y="200" width="200" height="44"/>
            <state key="normal" title="Next"/>
        </button>

        """
}
