// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
import UIKitLayout

/// Classes and documents as an app has them, with the tables that the adapter writes.
@MainActor
enum InterfaceFixtures {
    final class PriceCard: UIView {
        var title: UILabel!
        private(set) var isAwake = false

        override func awakeFromNib() {
            super.awakeFromNib()
            isAwake = title != nil
        }

        enum Table: ClassTable {
            static var type: AnyClass { PriceCard.self }
            static func add(to members: inout ClassMembers) { members.outlet("title", \PriceCard.title) }
        }
    }

    final class ItemCell: UITableViewCell {
        var name: UILabel!

        enum Table: ClassTable {
            static var type: AnyClass { ItemCell.self }
            static func add(to members: inout ClassMembers) { members.outlet("name", \ItemCell.name) }
        }
    }

    final class OrderController: UIViewController {
        var label: UILabel!

        override func viewDidLoad() {
            super.viewDidLoad()
            label.text = "Order"
        }

        enum Table: ClassTable {
            static var type: AnyClass { OrderController.self }
            static func add(to members: inout ClassMembers) { members.outlet("label", \OrderController.label) }
        }
    }

    final class ListController: UIViewController, UITableViewDataSource {
        var table: UITableView!
        var items: [String]!

        init?(coder: NSCoder, items: [String]) {
            self.items = items
            super.init(coder: coder)
        }

        required init?(coder: NSCoder) { super.init(coder: coder) }

        override func viewDidLoad() {
            super.viewDidLoad()
            table.register(UINib(nibName: "ItemCell", bundle: nil), forCellReuseIdentifier: "item")
            title = "\(items.count) items"
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count * 2 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let name = indexPath.row % 2 == 0 ? "item" : "prototype"
            let cell = tableView.dequeueReusableCell(withIdentifier: name, for: indexPath)
            (cell as? ItemCell)?.name.text = items[indexPath.row / 2]
            return cell
        }

        enum Table: ClassTable {
            static var type: AnyClass { ListController.self }
            static func add(to members: inout ClassMembers) { members.outlet("table", \ListController.table) }
        }
    }

    nonisolated static let files = [
        "PriceCard.xib": xib(
            """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
            <view id="root" customClass="PriceCard"><rect key="frame" x="0" y="0" width="320" height="120"/>
            <subviews><label text="Title" id="t"><rect key="frame" x="16" y="16" width="288" height="20"/></label></subviews>
            <connections><outlet property="title" destination="t" id="o1"/></connections></view>
            """),
        "ItemCell.xib": xib(
            """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
            <tableViewCell reuseIdentifier="item" id="cell" customClass="ItemCell">
            <rect key="frame" x="0" y="0" width="320" height="44"/>
            <tableViewCellContentView key="contentView" id="cv"><rect key="frame" x="0" y="0" width="320" height="44"/>
            <subviews><label text="Name" id="n"><rect key="frame" x="16" y="12" width="100" height="20"/></label></subviews>
            </tableViewCellContentView>
            <connections><outlet property="name" destination="n" id="o"/></connections></tableViewCell>
            """),
        "OrderController.xib": xib(
            """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="OrderController"><connections>
            <outlet property="view" destination="v" id="x"/><outlet property="label" destination="l" id="y"/>
            </connections></placeholder>
            <view id="v"><rect key="frame" x="0" y="0" width="393" height="852"/>
            <subviews><label text="?" id="l"><rect key="frame" x="16" y="99" width="100" height="20"/></label></subviews>
            </view>
            """),
        "Shop.storyboard": storyboard,
    ]

    private nonisolated static func xib(_ objects: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" useAutolayout="YES">
        <device id="retina6_12" orientation="portrait" appearance="light"/><objects>\(objects)</objects></document>
        """
    }

    private nonisolated static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
        useAutolayout="YES" useSafeAreas="YES" initialViewController="nav">
        <device id="retina6_12" orientation="portrait" appearance="light"/><scenes>
        <scene sceneID="s0"><objects><navigationController id="nav" sceneMemberID="viewController"><connections>
        <segue destination="list" kind="relationship" relationship="rootViewController" id="r"/>
        </connections></navigationController></objects></scene>
        <scene sceneID="s1"><objects>
        <viewController storyboardIdentifier="list" id="list" customClass="ListController" sceneMemberID="viewController">
        <view key="view" id="lv"><rect key="frame" x="0" y="0" width="393" height="852"/>
        <subviews><tableView dataMode="prototypes" style="plain" rowHeight="44" id="tv">
        <rect key="frame" x="0" y="103" width="393" height="749"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <prototypes><tableViewCell reuseIdentifier="prototype" textLabel="pl" style="IBUITableViewCellStyleDefault" id="pc">
        <rect key="frame" x="0" y="50" width="393" height="44"/>
        <tableViewCellContentView key="contentView" id="pcv"><rect key="frame" x="0" y="0" width="393" height="44"/>
        <subviews><label text="Prototype" id="pl"><rect key="frame" x="20" y="0" width="353" height="44"/></label></subviews>
        </tableViewCellContentView></tableViewCell></prototypes>
        <connections><outlet property="dataSource" destination="list" id="ds"/></connections></tableView></subviews></view>
        <connections><outlet property="table" destination="tv" id="ot"/></connections>
        </viewController></objects></scene></scenes></document>
        """
}
