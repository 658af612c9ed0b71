import KeylineEditing
import Testing

/// Two versions of a document are told apart by what a person edited, and by nothing else.
@Suite struct DocumentChangeTests {
    private func changes(from old: String, to new: String, file: String = "Card.xib") throws -> [String] {
        let changes = try #require(DocumentChange.changes(from: Array(old.utf8), to: Array(new.utf8), file: file))
        return changes.map { "\($0.subject): \($0.change)" }
    }

    private static let xib = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505"
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <device id="retina4_7" orientation="portrait" appearance="light"/>
            <objects>
                <view contentMode="scaleToFill" id="card">
                    <subviews>
                        <segmentedControl opaque="NO" id="days">
                            <segments><segment title="Spring"/><segment title="Summer"/><segment title="Autumn"/></segments>
                        </segmentedControl>
                        <label opaque="NO" text="Walks" id="title">
                            <attributedString key="attributedText">
                                <fragment content="Walks ">
                                    <attributes><color key="NSColor" red="1" green="0" blue="0"/></attributes>
                                </fragment>
                                <fragment content="by the lake"><attributes/></fragment>
                            </attributedString>
                        </label>
                    </subviews>
                    <constraints>
                        <constraint firstItem="title" firstAttribute="width" constant="100" id="width"/>
                    </constraints>
                </view>
            </objects>
        </document>
        """

    private func changes(replacing old: String, with new: String) throws -> [String] {
        #expect(Self.xib.contains(old))
        return try changes(from: Self.xib, to: Self.xib.replacing(old, with: new))
    }

    @Test func `elements that repeat are no change where each is as it was`() throws {
        #expect(
            try changes(replacing: "constant=\"100\"", with: "constant=\"120\"") == [
                "constraint: Walks.width == 100 → Walks.width == 120"
            ])
    }

    @Test(arguments: [
        ("<segment title=\"Autumn\"/>", "<segment title=\"Winter\"/>", ["segment[2].title \"Autumn\" → \"Winter\""]),
        ("<segment title=\"Spring\"/>", "", ["segment[0].title \"Spring\" is gone"]),
        (
            "<segment title=\"Summer\"/>", "<segment title=\"May\"/><segment title=\"Summer\"/>",
            ["segment[1].title is now \"May\""]
        ),
        (
            "<segment title=\"Spring\"/>", "<segment title=\"Spring\" enabled=\"NO\"/>",
            ["segment[0].enabled is now \"NO\""]
        ),
    ])
    func `of elements that repeat, the one that was edited is told by its number`(
        old: String, new: String, words: [String]
    ) throws {
        #expect(
            try changes(replacing: old, with: new) == words.map { "UISegmentedControl (days): segments." + $0 })
    }

    @Test func `a part of an attributed text is told by its number, with what is inside it`() throws {
        let subject = "UILabel \"Walks\" (title): attributedText.fragment"
        #expect(
            try changes(replacing: "by the lake", with: "by the sea") == [
                "\(subject)[1].content \"by the lake\" → \"by the sea\""
            ])
        #expect(
            try changes(replacing: "red=\"1\"", with: "red=\"0\"") == [
                "\(subject)[0].attributes.NSColor #FF0000 → #000000"
            ])
    }

    @Test func `an item that comes first in a list of a layout file makes no others of the rest`() throws {
        let old = "keyline: 1\nviews:\n  - { type: UISegmentedControl, id: days, segments: [Spring, Summer] }\n"
        let new = old.replacing("[Spring", with: "[Winter, Spring")
        #expect(
            try changes(from: old, to: new, file: "card.yaml") == [
                "UISegmentedControl (days): segments[0] is now \"Winter\""
            ])
        let edited = old.replacing("Summer", with: "Autumn")
        #expect(
            try changes(from: old, to: edited, file: "card.yaml") == [
                "UISegmentedControl (days): segments[1] \"Summer\" → \"Autumn\""
            ])
    }

    @Test func `another id of a constraint is no change`() throws {
        #expect(try changes(replacing: "id=\"width\"", with: "id=\"breadth\"").isEmpty)
    }

    @Test func `the document's device is told, in every scene`() throws {
        let old = Array(Self.xib.utf8)
        let new = Array(Self.xib.replacing("retina4_7", with: "retina6_1").utf8)
        let changes = try #require(DocumentChange.changes(from: old, to: new, file: "Card.xib"))
        #expect(changes.map(\.subject) == ["document"])
        #expect(changes.map(\.change) == ["device \"retina4_7\" → \"retina6_1\""])
        #expect(changes.allSatisfy { $0.isInside(scene: "any") })
    }

    @Test func `a document that names a device for the first time says which, and not what it has anyway`() throws {
        let without = Self.xib.replacing(
            "<device id=\"retina4_7\" orientation=\"portrait\" appearance=\"light\"/>", with: "")
        #expect(try changes(from: without, to: Self.xib) == ["document: device is now \"retina4_7\""])
        let plain = Self.xib.replacing(" orientation=\"portrait\" appearance=\"light\"", with: "")
        #expect(try changes(from: plain, to: Self.xib).isEmpty)
    }

    @Test(arguments: ["<point key=\"canvasLocation\" x=\"33\" y=\"44\"/>", "<animations/>"])
    func `what only editors read is no change`(element: String) throws {
        #expect(try changes(replacing: "<constraints>", with: element + "<constraints>").isEmpty)
    }

    @Test func `the stored size of a cell's content is no change, and its colour is one`() throws {
        func document(_ height: Int, _ white: Int) -> String {
            let content = """
                <view key="contentView"><rect key="frame" x="0" y="0" width="200" height="\(height)"/>
                <color key="backgroundColor" white="\(white)"/></view>
                """
            return Self.xib.replacing("<constraints>", with: content + "<constraints>")
        }
        #expect(try changes(from: document(200, 0), to: document(230, 0)).isEmpty)
        #expect(
            try changes(from: document(200, 0), to: document(230, 1)) == [
                "UIView (card): contentView.backgroundColor #000000 → #FFFFFF"
            ])
    }

    @Test func `the module of a class is no change, and the class is one`() throws {
        let old = "<view contentMode=\"scaleToFill\" id=\"card\">"
        let custom = "<view contentMode=\"scaleToFill\" id=\"card\" customClass=\"Card\""
        let words = try changes(replacing: old, with: custom + " customModule=\"App\" customModuleProvider=\"target\">")
        #expect(words == ["Card (card): customClass is now \"Card\""])
    }

    @Test(arguments: [
        ("title.top == card.top + 8", "card.top == title.top - 8", []),
        ("title.top >= card.top + 8", "card.top <= title.top - 8", []),
        ("title.width == 2 * card.width", "card.width == 0.5 * title.width", []),
        (
            "title.top == card.top + 8", "card.top == title.top + 8",
            ["constraint: Walks.top == card.top + 8 → card.top == Walks.top + 8"]
        ),
    ])
    func `a constraint with its items exchanged is the same`(old: String, new: String, words: [String]) throws {
        #expect(
            try changes(from: Self.xib(constraint: old), to: Self.xib(constraint: new)) == words)
        // Another id makes no other one of it.
        let renamed = try changes(from: Self.xib(constraint: old), to: Self.xib(constraint: new, id: "other"))
        #expect(renamed.isEmpty == words.isEmpty)
    }

    /// The document with a constraint more, `title.top == card.top + 8`.
    private static func xib(constraint: String, id: String = "more", _ attributes: String = "") -> String {
        let words = constraint.split(separator: " ").map(String.init)
        let places = words.filter { $0.contains(".") && Double($0) == nil }.map { $0.split(separator: ".") }
        let relation = ["==": "equal", ">=": "greaterThanOrEqual", "<=": "lessThanOrEqual"][words[1]] ?? ""
        let sign = words.firstIndex { $0 == "+" || $0 == "-" }
        let constant = sign.map { (words[$0] == "-" ? "-" : "") + words[$0 + 1] } ?? "0"
        let multiplier = words.firstIndex(of: "*").map { words[$0 - 1] } ?? "1"
        let element = """
            <constraint firstItem="\(places[0][0])" firstAttribute="\(places[0][1])" relation="\(relation)" \
            secondItem="\(places[1][0])" secondAttribute="\(places[1][1])" multiplier="\(multiplier)" \
            constant="\(constant)" \(attributes) id="\(id)"/>
            """
        return xib.replacing("</constraints>", with: element + "</constraints>")
    }

    @Test func `a constraint that is removed at build time says so, and its constant is seen nowhere`() throws {
        let old = Self.xib(constraint: "title.top == card.top + 8")
        let new = Self.xib(constraint: "title.top == card.top", "placeholder=\"YES\"")
        let changes = try #require(DocumentChange.changes(from: Array(old.utf8), to: Array(new.utf8), file: "Card.xib"))
        #expect(
            changes.map(\.change) == [
                "Walks.top == card.top + 8 → Walks.top == card.top",
                "Walks.top == card.top: removed at build time is now \"YES\"",
            ])
        #expect(changes.map(\.isSilent) == [true, false])
    }

    @Test(arguments: [
        (
            "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"setting\" value=\"avatars\"/>",
            "setting is now \"avatars\"", true
        ),
        (
            """
            <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
            <integer key="value" value="6"/></userDefinedRuntimeAttribute>
            """, "layer.cornerRadius is now 6", false
        ),
    ])
    func `an attribute for code is one value, and silent where it sets nothing that is known`(
        element: String, words: String, isSilent: Bool
    ) throws {
        let list = "<userDefinedRuntimeAttributes>\(element)</userDefinedRuntimeAttributes>"
        let new = Self.xib.replacing("<constraints>", with: list + "<constraints>")
        let changes = try #require(
            DocumentChange.changes(from: Array(Self.xib.utf8), to: Array(new.utf8), file: "Card.xib"))
        #expect(changes.map(\.change) == ["userDefinedRuntimeAttributes." + words])
        #expect(changes.map(\.isSilent) == [isSilent])
    }

    @Test func `outlets and actions are silent, and segues are not`() throws {
        func silence(_ element: String) throws -> [Bool] {
            let new = Self.xib.replacing("<constraints>", with: "<connections>\(element)</connections><constraints>")
            return try #require(
                DocumentChange.changes(from: Array(Self.xib.utf8), to: Array(new.utf8), file: "Card.xib")
            ).map(\.isSilent)
        }
        #expect(try silence("<outlet property=\"label\" destination=\"title\" id=\"o\"/>") == [true])
        #expect(try silence("<action selector=\"go:\" destination=\"-1\" id=\"a\"/>") == [true])
        #expect(try silence("<segue destination=\"card\" kind=\"show\" id=\"s\"/>") == [false])
    }

    @Test func `a view that constraints begin to place loses no frame and no mask in words`() throws {
        let old = Self.xib.replacing(
            "text=\"Walks\" id=\"title\">",
            with: """
                text="Walks" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="title">
                <rect key="frame" x="1" y="2" width="3" height="4"/>
                <autoresizingMask key="autoresizingMask" flexibleMaxX="YES"/>
                """)
        let new = Self.xib.replacing(
            "text=\"Walks\" id=\"title\">",
            with: "text=\"Walks\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"title\">")
        #expect(try changes(from: old, to: new).isEmpty)
    }

    @Test func `a line break of a text is none in the words for it`() throws {
        let lines = try changes(replacing: "text=\"Walks\"", with: "text=\"Walks&#10;and rides\"")
        #expect(lines == ["UILabel \"Walks\\nand rides\" (title): text \"Walks\" → \"Walks\\nand rides\""])
    }

    // MARK: The document

    @Test(arguments: [
        ("toolsVersion=\"22505\"", "toolsVersion=\"23504\"", ["document: toolsVersion 22505 → 23504"]),
        // Both versions lay out every document alike.
        ("toolsVersion=\"22505\"", "toolsVersion=\"22689\"", []),
    ])
    func `the version that saved a document is told where it decides the layout`(
        old: String, new: String, words: [String]
    ) throws {
        #expect(try changes(replacing: old, with: new) == words)
    }

    @Test func `the plug-in's version counts before the tools'`() throws {
        func document(_ plugIn: String, _ tools: String) -> String {
            Self.xib.replacing("toolsVersion=\"22505\"", with: "toolsVersion=\"\(tools)\"").replacing(
                "<objects>",
                with: "<dependencies><plugIn identifier=\"x\" version=\"\(plugIn)\"/></dependencies><objects>")
        }
        #expect(
            try changes(from: document("22685", "32700.99"), to: document("23506", "32700.99"))
                == ["document: plugIn.version 22685 → 23506"])
        #expect(try changes(from: document("22685", "22505"), to: document("22685", "23504")).isEmpty)
    }

    @Test func `a connection with another id is the same one, and one to another object is told with both`() throws {
        func view(_ connections: String) -> String {
            "<document><objects><view id=\"card\"><connections>\(connections)</connections></view></objects></document>"
        }
        func outlet(_ name: String, to destination: String, _ id: String) -> String {
            "<outlet property=\"\(name)\" destination=\"\(destination)\" id=\"\(id)\"/>"
        }
        let start = view(outlet("up", to: "a", "o1") + outlet("down", to: "b", "o2"))
        #expect(try changes(from: start, to: view(outlet("up", to: "a", "o3") + outlet("down", to: "b", "o4"))).isEmpty)
        #expect(
            try changes(from: start, to: view(outlet("up", to: "b", "o3") + outlet("down", to: "a", "o4"))) == [
                "outlet up of UIView (card) (o3): destination \"a\" → \"b\"",
                "outlet down of UIView (card) (o4): destination \"b\" → \"a\"",
            ])
    }

    @Test func `a device that a document no longer names is told, and a button's kind with its default`() throws {
        let device = "<device id=\"retina4_7\" orientation=\"portrait\" appearance=\"light\"/>"
        #expect(try changes(replacing: device, with: "") == ["document: device \"retina4_7\" is gone"])
        func button(_ attributes: String) -> String {
            "<document><objects><view id=\"v\"><subviews><button \(attributes) id=\"b\"/></subviews></view></objects></document>"
        }
        #expect(
            try changes(from: button("buttonType=\"system\""), to: button(""))
                == ["UIButton (b): buttonType \"system\" → \"custom\""])
    }

    @Test func `the segue that decides the bars of a scene is told`() throws {
        func storyboard(_ reference: String) -> String {
            """
            <document><scenes><scene sceneID="s"><objects><viewController id="one"><connections>
            <segue destination="two" kind="show" identifier="x" id="x"/><segue destination="two" kind="show" id="y"/>
            </connections></viewController><viewController id="two"/></objects></scene></scenes>
            <inferredMetricsTieBreakers><segue reference="\(reference)"/></inferredMetricsTieBreakers></document>
            """
        }
        #expect(
            try changes(from: storyboard("x"), to: storyboard("y")) == [
                "choice of segue show of UIViewController (one) (y) for the bars of its scene: is new",
                "choice of segue show \"x\" of UIViewController (one) (x) for the bars of its scene: is gone",
            ])
    }

    @Test func `an element without attributes that comes or goes is told, and a value that is nothing is none`() throws
    {
        func controller(_ inside: String) -> String {
            "<document><objects><viewController id=\"one\">\(inside)</viewController></objects></document>"
        }
        let bar = "<simulatedTabBarMetrics key=\"simulatedBottomBarMetrics\"/>"
        #expect(
            try changes(from: controller(bar), to: controller(""))
                == ["UIViewController (one): simulatedBottomBarMetrics \"tab bar\" is gone"])
        #expect(
            try changes(from: controller(""), to: controller("<nil key=\"simulatedStatusBarMetrics\"/>"))
                == ["UIViewController (one): simulatedStatusBarMetrics is new"])
        #expect(try changes(from: controller(""), to: controller("<nil key=\"title\"/>")).isEmpty)
    }

    @Test(arguments: [
        ("translatesAutoresizingMaskIntoConstraints=\"NO\"", 0), ("", 1),
        ("fixedFrame=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\"", 1),
    ])
    func `the stored frame of a view that constraints place is no change`(attributes: String, count: Int) throws {
        func view(_ width: Int, _ isMisplaced: String) -> String {
            """
            <document><objects><view id="card"><subviews><label \(attributes) misplaced="\(isMisplaced)" id="title">
            <rect key="frame" x="0" y="0" width="\(width)" height="20"/></label></subviews></view></objects></document>
            """
        }
        #expect(try changes(from: view(40, "YES"), to: view(60, "NO")).count == count)
    }

    // MARK: Views with others inside

    @Test func `a view that comes or goes is told with those inside, texts first`() throws {
        func document(_ inside: String) -> String {
            "<document><objects><view id=\"card\"><subviews>\(inside)</subviews></view></objects></document>"
        }
        let stack = document(
            """
            <stackView id="column"><subviews>
            <imageView id="a"/><imageView id="b"/><view id="box"><subviews><label text="Name" id="name"/></subviews>
            <constraints><constraint firstAttribute="height" constant="9" id="c"/></constraints></view>
            <button id="go" userLabel="Old button"><state key="normal" title="Go"/></button></subviews></stackView>
            """)
        let words = "UILabel \"Name\", UIButton \"Old button\" with \"Go\", UIImageView (a) and 2 more"
        #expect(try changes(from: document(""), to: stack) == ["UIStackView (column): is new, with \(words)"])
        #expect(try changes(from: stack, to: document("")) == ["UIStackView (column): is gone, with \(words)"])
    }

    @Test func `a label that moves out of a view that goes stays, and the view goes`() throws {
        func document(_ inside: String) -> String {
            "<document><objects><view id=\"card\"><subviews>\(inside)</subviews></view></objects></document>"
        }
        let label = "<label text=\"Name\" id=\"name\"/>"
        let before = document("<stackView id=\"column\"><subviews>\(label)</subviews></stackView>")
        #expect(
            try changes(from: before, to: document(label)) == [
                "UILabel \"Name\" (name): moved from column to card", "UIStackView (column): is gone",
            ])
    }

    @Test func `a new view whose name is not its text has both`() throws {
        func document(_ inside: String) -> String {
            "<document><objects><view id=\"card\"><subviews>\(inside)</subviews></view></objects></document>"
        }
        let button = "<button id=\"go\" userLabel=\"Delete\"><state key=\"normal\" title=\"Yellow\"/></button>"
        #expect(
            try changes(from: document(""), to: document(button))
                == ["UIButton \"Delete\" (go): is new with \"Yellow\""])
    }

    @Test func `long texts are told from where they differ, and margins as one value`() throws {
        func label(_ text: String, _ top: Int) -> String {
            "<document><objects><label text=\"\(text)\" id=\"a\"><edgeInsets key=\"layoutMargins\" top=\"\(top)\" left=\"4\" "
                + "bottom=\"5\" right=\"6\"/></label></objects></document>"
        }
        let text = "When the tunnel is not available, the system drops all network traffic"
        let words = try changes(from: label(text + ".", 3), to: label(text, 9))
        #expect(words.count == 2)
        #expect(
            words.contains { $0.hasSuffix(": text \"…all network traffic.\" → \"…all network traffic\"") }, "\(words)")
        let margins = "layoutMargins \"top 3, left 4, bottom 5, right 6\" → \"top 9, left 4, bottom 5, right 6\""
        #expect(words.contains { $0.hasSuffix(margins) }, "\(words)")
    }

    // MARK: Size classes

    @Test func `a value for some size classes is told with them`() throws {
        func label(_ variations: String) -> String {
            "<document><objects><label text=\"Walks\" id=\"title\">\(variations)</label></objects></document>"
        }
        func variation(_ size: Int) -> String {
            "<variation key=\"heightClass=compact-widthClass=regular\" hidden=\"YES\"><fontDescription key=\"fontDescription\" "
                + "type=\"system\" pointSize=\"\(size)\"/></variation>"
        }
        let other = try changes(from: label(variation(12)), to: label(variation(20)))
        #expect(
            other == [
                "UILabel (title): fontDescription in regular width and compact height \"system 12\" → \"system 20\""
            ])
        let new = try changes(from: label(""), to: label("<variation key=\"widthClass=compact\" hidden=\"YES\"/>"))
        #expect(new == ["UILabel (title): hidden in compact width is now \"YES\""])
    }

    @Test func `views and constraints that some size classes have are named`() throws {
        func document(constant: String, mask: String) -> String {
            """
            <document><objects><view id="card"><subviews><label text="Walks" id="title"/></subviews><constraints>
            <constraint firstItem="title" firstAttribute="width" constant="40" id="c">\(constant)</constraint>
            </constraints><variation key="heightClass=compact">\(mask)</variation></view></objects></document>
            """
        }
        let start = document(constant: "", mask: "")
        #expect(
            try changes(
                from: start, to: document(constant: "<variation key=\"widthClass=regular\" constant=\"80\"/>", mask: "")
            )
                == ["constraint: Walks.width == 40: constant in regular width is now 80"])
        func masked(_ kind: String, _ entry: String) throws -> [String] {
            try changes(
                from: start, to: document(constant: "", mask: "<mask key=\"\(kind)\"><\(entry)/></mask>"))
        }
        #expect(
            try masked("subviews", "exclude reference=\"title\"")
                == ["UIView (card): Walks: installed in compact height is now \"NO\""])
        #expect(
            try masked("constraints", "include reference=\"c\"")
                == ["UIView (card): constraint Walks.width == 40: installed in compact height is now \"YES\""])
    }

    // MARK: Connections

    @Test func `connections are named with the object that has them`() throws {
        let view = "</constraints>"
        func with(_ connection: String) -> [String] {
            let text = Self.xib.replacing(view, with: view + "<connections>\(connection)</connections>")
            return (try? changes(from: Self.xib, to: text)) ?? []
        }
        #expect(
            with("<outlet property=\"greeting\" destination=\"title\" id=\"o1\"/>")
                == ["outlet greeting of UIView (card) (o1): is new"])
        #expect(
            with("<segue destination=\"x\" kind=\"show\" identifier=\"detail\" id=\"s1\"/>")
                == ["segue show \"detail\" of UIView (card) (s1): is new"])
    }

    @Test func `the order of views is a change of the view around them, and that of constraints is none`() throws {
        let views = ["a", "b"].map { "<view id=\"\($0)\"/>" }
        let constraints = ["a", "b"].map {
            "<constraint firstItem=\"\($0)\" firstAttribute=\"width\" constant=\"1\" id=\"c-\($0)\"/>"
        }
        func document(_ views: [String], _ constraints: [String]) -> String {
            "<document><objects><view id=\"card\"><subviews>\(views.joined())</subviews>"
                + "<constraints>\(constraints.joined())</constraints></view></objects></document>"
        }
        let start = document(views, constraints)
        #expect(
            try changes(from: start, to: document(views.reversed(), constraints))
                == ["UIView (card): order of its contents changed"])
        #expect(try changes(from: start, to: document(views, constraints.reversed())).isEmpty)
        #expect(try changes(from: start, to: document([views[1]], constraints)) == ["UIView (a): is gone"])
    }

    @Test(arguments: [
        ("<label id=\"title\"/>", "<label numberOfLines=\"0\" id=\"title\"/>", ["numberOfLines 1 → 0"]),
        ("<label numberOfLines=\"3\" id=\"title\"/>", "<label id=\"title\"/>", ["numberOfLines 3 → 1"]),
        ("<label id=\"title\"/>", "<label hidden=\"YES\" id=\"title\"/>", ["hidden \"NO\" → \"YES\""]),
        ("<label id=\"title\"/>", "<label hidden=\"NO\" id=\"title\"/>", []),
        (
            "<stackView id=\"title\"/>", "<stackView axis=\"vertical\" id=\"title\"/>",
            ["axis \"horizontal\" → \"vertical\""]
        ),
        ("<label id=\"title\"/>", "<label text=\"A\" id=\"title\"/>", ["text is now \"A\""]),
    ])
    func `an attribute that is not there has its default`(old: String, new: String, words: [String]) throws {
        func document(_ view: String) -> String {
            "<document><objects><view id=\"root\"><subviews>\(view)</subviews></view></objects></document>"
        }
        let differences = try changes(from: document(old), to: document(new))
        #expect(
            differences.map { String($0[($0.firstRange(of: "): ")?.upperBound ?? $0.startIndex)...]) }.map {
                $0.replacing("\"A\" (title): ", with: "")
            } == words)
    }

    @Test func `a view that is inside another one moved, and the order of neither changed`() throws {
        func document(_ first: String, _ second: String, _ constraints: String = "") -> String {
            "<document><objects><view id=\"root\"><subviews>"
                + "<view userLabel=\"Card\" id=\"a\"><subviews><label text=\"One\" id=\"one\"/>\(first)</subviews></view>"
                + "<stackView id=\"b\"><subviews><label text=\"Two\" id=\"two\"/>\(second)</subviews></stackView>"
                + "</subviews><constraints>\(constraints)</constraints></view></objects></document>"
        }
        let moved = "<label text=\"Price\" id=\"price\"/>"
        #expect(
            try changes(from: document(moved, ""), to: document("", moved))
                == ["UILabel \"Price\" (price): moved from Card to b"])
    }

    @Test func `a frame that is written as distances is the same frame`() throws {
        func document(_ frame: String) -> String {
            Self.xib.replacing("text=\"Walks\" id=\"title\">", with: "text=\"Walks\" id=\"title\">\(frame)")
        }
        let plain = document("<rect key=\"frame\" x=\"85\" y=\"0.0\" width=\"151\" height=\"25\"/>")
        let inset = document("<frame key=\"frameInset\" minX=\"85\" width=\"151\" height=\"25\"/>")
        #expect(try changes(from: plain, to: inset).isEmpty)
        #expect(
            try changes(from: inset, to: inset.replacing("minX=\"85\"", with: "minX=\"90\"")) == [
                "UILabel \"Walks\" (title): frame (85, 0.0; 151×25) → (90, 0.0; 151×25)"
            ])
    }

    @Test func `the size of a cell in a collection is no change of a cell alone`() throws {
        func document(_ inside: (String) -> String, _ height: Int) -> String {
            let size = "<size key=\"customSize\" width=\"100\" height=\"\(height)\"/>"
            return
                "<document><objects>\(inside("<collectionViewCell id=\"c\">\(size)</collectionViewCell>"))</objects></document>"
        }
        let list: (String) -> String = { "<collectionView id=\"list\"><cells>\($0)</cells></collectionView>" }
        #expect(try changes(from: document({ $0 }, 100), to: document({ $0 }, 117)).isEmpty)
        #expect(try changes(from: document(list, 100), to: document(list, 117)).count == 1)
    }

    @Test func `another word for the system's buttons is no change`() throws {
        let button = "<button buttonType=\"roundedRect\" id=\"go\"/></subviews>"
        let old = Self.xib.replacing("</subviews>", with: button)
        #expect(try changes(from: old, to: old.replacing("roundedRect", with: "system")).isEmpty)
        #expect(try changes(from: old, to: old.replacing("roundedRect", with: "contactAdd")).count == 1)
    }

    @Test func `a text as an element is the text that an attribute was`() throws {
        let old = Self.xib.replacing("text=\"Walks\" id", with: "text=\"Walks\" tag=\"0\" id")
        let element = "<string key=\"text\">Walks&#10;and rides</string><attributedString"
        let new = old.replacing("text=\"Walks\" tag", with: "tag").replacing("<attributedString", with: element)
        let words = try changes(from: old, to: new)
        #expect(words.count == 1 && words[0].hasSuffix(": text \"Walks\" → \"Walks\\nand rides\""), "\(words)")
    }

    @Test func `a view beside a controller is its own, and what is inside controllers is in none`() throws {
        let old = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes><scene sceneID="s">
            <objects><viewController id="first"><view key="view" id="root"><subviews><label text="A" id="in"/></subviews></view>
            </viewController><view id="beside"><subviews><label text="A" id="out"/></subviews></view></objects></scene></scenes>
            </document>
            """
        let new = old.replacing("text=\"A\"", with: "text=\"B\"")
        let changes = try #require(
            DocumentChange.changes(from: Array(old.utf8), to: Array(new.utf8), file: "Main.storyboard"))
        #expect(changes.map(\.outermostView) == [nil, "beside"])
    }

    @Test func `constraints between views of one name have their ids, and long names are short`() throws {
        func document(_ constant: Int) -> String {
            let long = String(repeating: "word ", count: 12)
            let views = [("a", "Help"), ("b", "Help"), ("c", long)].map { "<label text=\"\($0.1)\" id=\"\($0.0)\"/>" }
            let constraints = [("a", "b"), ("b", "c")].map { first, second in
                "<constraint firstItem=\"\(first)\" firstAttribute=\"top\" secondItem=\"\(second)\" "
                    + "secondAttribute=\"bottom\" constant=\"\(constant)\" id=\"k-\(first)\"/>"
            }
            return "<document><objects><view id=\"root\"><subviews>\(views.joined())</subviews>"
                + "<constraints>\(constraints.joined())</constraints></view></objects></document>"
        }
        let words = "word word word word word word…"
        #expect(
            try changes(from: document(8), to: document(9)) == [
                "constraint: Help (a).top == Help (b).bottom + 8 → Help (a).top == Help (b).bottom + 9",
                "constraint: Help (b).top == \(words).bottom + 8 → Help (b).top == \(words).bottom + 9",
            ])
    }

    @Test func `the order of tabs, and what is about bars in other scenes`() throws {
        func document(_ tabs: [String], hidden: String = "") -> String {
            let segues = tabs.map {
                "<segue destination=\"\($0)\" kind=\"relationship\" relationship=\"viewControllers\" id=\"s-\($0)\"/>"
            }
            return "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" version=\"3.0\"><scenes>"
                + "<scene sceneID=\"tabs\"><objects><tabBarController id=\"tab\"><tabBar key=\"tabBar\" id=\"bar\"/>"
                + "<connections>\(segues.joined())</connections></tabBarController></objects></scene>"
                + "<scene sceneID=\"nav-scene\"><objects><navigationController \(hidden) id=\"nav\">"
                + "<navigationBar key=\"navigationBar\" id=\"nav-bar\"/></navigationController></objects></scene>"
                + "<scene sceneID=\"list-scene\"><objects><viewController id=\"list\"><view key=\"view\" id=\"list-view\"/>"
                + "</viewController></objects></scene></scenes></document>"
        }
        let start = document(["nav", "list"])
        #expect(
            try changes(from: start, to: document(["list", "nav"]), file: "Main.storyboard")
                == ["UITabBarController (tab): order of its tabs changed"])
        let initial = start.replacing("<document ", with: "<document initialViewController=\"list\" ")
        #expect(
            try changes(from: start, to: initial, file: "Main.storyboard")
                == ["document: initialViewController is now \"list\""])
        let moved = try #require(
            DocumentChange.changes(
                from: Array(initial.utf8),
                to: Array(initial.replacing("Controller=\"list\"", with: "Controller=\"tab\"").utf8),
                file: "Main.storyboard")?.first)
        #expect(moved.change == "initialViewController \"list\" → \"tab\"")
        #expect(moved.isInside(scene: "tabs") && !moved.isInside(scene: "nav-scene"))
        // A segue that leads to itself is no scene.
        let loop = start.replacing("id=\"s-list\"", with: "id=\"list-loop\"").replacing(
            "destination=\"list\"", with: "destination=\"list-loop\"")
        #expect(
            try changes(from: start, to: loop, file: "Main.storyboard") == [
                "segue relationship of UITabBarController (tab) (list-loop): destination list → list-loop"
            ])
        let hidden = Array(document(["nav", "list"], hidden: "navigationBarHidden=\"YES\"").utf8)
        let change = try #require(
            DocumentChange.changes(from: Array(start.utf8), to: hidden, file: "Main.storyboard")?.first)
        #expect(change.isAbout(["nav-bar"]) && !change.isAbout(["list-view"]))
        let shorter = Array(document(["nav"]).utf8)
        let gone = try #require(
            DocumentChange.changes(from: Array(start.utf8), to: shorter, file: "Main.storyboard")?.first)
        #expect(gone.subject == "segue relationship of UITabBarController (tab) (s-list)")
        #expect(gone.isInside(scene: "list-scene") && !gone.isInside(scene: "nav-scene"))
    }

    @Test func `the objects of a scene are found by one of its views`() throws {
        func scene(_ name: String) -> String {
            "<scene sceneID=\"s-\(name)\"><objects><viewController id=\"c-\(name)\"><view key=\"view\" id=\"v-\(name)\"/>"
                + "<navigationItem key=\"navigationItem\" id=\"n-\(name)\"/></viewController></objects></scene>"
        }
        let text =
            "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" version=\"3.0\"><scenes>"
            + scene("a") + scene("b") + "</scenes></document>"
        let objects = try #require(DocumentObjects(Array(text.utf8), file: "Main.storyboard"))
        #expect(objects.besides(["v-a"]) == ["c-a", "v-a", "n-a"])
        #expect(objects.contain("n-b") && !objects.contain("x"))
    }
}
