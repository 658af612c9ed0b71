// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation
public import UIKitLayout

/// A device's screen for a picture: its size, safe area and traits.
public struct ViewImageConfig: Sendable {
    /// The orientation of a phone.
    public enum Orientation: Sendable {
        case landscape
        case portrait
    }

    /// The orientation of a tablet, and how much of its screen the app has.
    public enum TabletOrientation: Sendable {
        /// The part of the screen, on its side.
        public enum LandscapeSplits: Sendable {
            case oneThird, oneHalf, twoThirds, full
        }
        /// The part of the screen, upright.
        public enum PortraitSplits: Sendable {
            case oneThird, twoThirds, full
        }
        case landscape(splits: LandscapeSplits)
        case portrait(splits: PortraitSplits)
    }

    /// The insets of the safe area, in points.
    public var safeArea: UIEdgeInsets
    /// The size in points; nil for the view's own.
    public var size: CGSize?
    /// The traits.
    public var traits: UITraitCollection

    /// Describes a screen.
    public init(safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()) {
        self.safeArea = safeArea
        self.size = size
        self.traits = traits
    }
}

/// A phone, upright and on its side.
private struct Phone {
    let size: CGSize
    /// The insets at the top and bottom, upright.
    let portrait: (top: CGFloat, bottom: CGFloat)
    /// The insets at the sides and the bottom, on its side.
    let landscape: (sides: CGFloat, bottom: CGFloat)
    /// Whether there is much room along the horizontal axis when it is on its side.
    let isWide: Bool

    init(
        _ width: CGFloat, _ height: CGFloat, _ portrait: (CGFloat, CGFloat), _ landscape: (CGFloat, CGFloat) = (0, 0),
        isWide: Bool = false
    ) {
        size = CGSize(width: width, height: height)
        self.portrait = portrait
        self.landscape = landscape
        self.isWide = isWide
    }

    func traits(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        switch orientation {
        case .portrait: .device(.phone, .compact, .regular)
        case .landscape: .device(.phone, isWide ? .regular : .compact, .compact)
        }
    }

    func config(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
        let traits = traits(orientation)
        switch orientation {
        case .portrait:
            return ViewImageConfig(
                safeArea: UIEdgeInsets(top: portrait.top, left: 0, bottom: portrait.bottom, right: 0), size: size,
                traits: traits)
        case .landscape:
            return ViewImageConfig(
                safeArea: UIEdgeInsets(top: 0, left: landscape.sides, bottom: landscape.bottom, right: landscape.sides),
                size: CGSize(width: size.height, height: size.width), traits: traits)
        }
    }

    static let se = Phone(320, 568, (20, 0))
    static let eight = Phone(375, 667, (20, 0))
    static let eightPlus = Phone(414, 736, (20, 0), isWide: true)
    static let ten = Phone(375, 812, (44, 34), (44, 24))
    static let tenMax = Phone(414, 896, (44, 34), (44, 24), isWide: true)
    static let twelve = Phone(390, 844, (47, 34), (47, 21))
    static let twelveMax = Phone(428, 926, (47, 34), (47, 21), isWide: true)
    static let mini = Phone(375, 812, (50, 34), (50, 21))
}

/// A tablet, upright and on its side, whole and divided.
private struct Tablet {
    let size: CGSize
    let safeArea: UIEdgeInsets
    /// The widths of a third, a half and two thirds on its side, and of a third and two thirds upright, in points.
    let landscape: (third: CGFloat, half: CGFloat, twoThirds: CGFloat)
    let portrait: (third: CGFloat, twoThirds: CGFloat)
    /// Whether half of the screen has much room.
    let isWide: Bool

    init(
        _ width: CGFloat, _ height: CGFloat, top: CGFloat = 20, bottom: CGFloat = 0,
        landscape: (CGFloat, CGFloat, CGFloat), portrait: (CGFloat, CGFloat), isWide: Bool = false
    ) {
        size = CGSize(width: width, height: height)
        safeArea = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
        self.landscape = landscape
        self.portrait = portrait
        self.isWide = isWide
    }

    func traits(_ orientation: ViewImageConfig.TabletOrientation) -> UITraitCollection {
        let isRegular =
            switch orientation {
            case .landscape(.oneThird), .portrait(.oneThird), .portrait(.twoThirds): false
            case .landscape(.oneHalf): isWide
            case .landscape(.twoThirds), .landscape(.full), .portrait(.full): true
            }
        return .device(.pad, isRegular ? .regular : .compact, .regular)
    }

    func config(_ orientation: ViewImageConfig.TabletOrientation) -> ViewImageConfig {
        let size =
            switch orientation {
            case .landscape(.oneThird): CGSize(width: landscape.third, height: size.width)
            case .landscape(.oneHalf): CGSize(width: landscape.half, height: size.width)
            case .landscape(.twoThirds): CGSize(width: landscape.twoThirds, height: size.width)
            case .landscape(.full): CGSize(width: size.height, height: size.width)
            case .portrait(.oneThird): CGSize(width: portrait.third, height: size.height)
            case .portrait(.twoThirds): CGSize(width: portrait.twoThirds, height: size.height)
            case .portrait(.full): size
            }
        return ViewImageConfig(safeArea: safeArea, size: size, traits: traits(orientation))
    }

    func traits(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection { traits(orientation.whole) }
    func config(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig { config(orientation.whole) }

    static let mini = Tablet(768, 1024, landscape: (320, 507, 694), portrait: (320, 438))
    static let ten2 = Tablet(810, 1080, landscape: (320, 535, 750), portrait: (320, 480))
    static let pro10 = Tablet(834, 1112, landscape: (320, 551, 782), portrait: (320, 504))
    static let pro11 = Tablet(834, 1194, top: 24, bottom: 20, landscape: (375, 592, 809), portrait: (320, 504))
    static let pro12 = Tablet(
        1024, 1366, top: 24, bottom: 20, landscape: (375, 678, 981), portrait: (375, 639), isWide: true)
}

extension ViewImageConfig.Orientation {
    fileprivate var whole: ViewImageConfig.TabletOrientation {
        switch self {
        case .landscape: .landscape(splits: .full)
        case .portrait: .portrait(splits: .full)
        }
    }
}

extension UITraitCollection {
    /// A device's traits: text size M, as swift-snapshot-testing records.
    fileprivate static func device(
        _ idiom: UIUserInterfaceIdiom, _ horizontal: UIUserInterfaceSizeClass, _ vertical: UIUserInterfaceSizeClass
    ) -> UITraitCollection {
        UITraitCollection(traitsFrom: [
            UITraitCollection(layoutDirection: .leftToRight), UITraitCollection(preferredContentSizeCategory: .medium),
            UITraitCollection(userInterfaceIdiom: idiom), UITraitCollection(horizontalSizeClass: horizontal),
            UITraitCollection(verticalSizeClass: vertical),
        ])
    }
}

extension ViewImageConfig {
    /// An iPhone SE of 2016, upright.
    public static let iPhoneSe = Phone.se.config(.portrait)
    /// An iPhone SE of 2016.
    public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig { Phone.se.config(orientation) }
    /// An iPhone 8, upright.
    public static let iPhone8 = Phone.eight.config(.portrait)
    /// An iPhone 8.
    public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig { Phone.eight.config(orientation) }
    /// An iPhone 8 Plus, upright.
    public static let iPhone8Plus = Phone.eightPlus.config(.portrait)
    /// An iPhone 8 Plus.
    public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
        Phone.eightPlus.config(orientation)
    }
    /// An iPhone X, upright.
    public static let iPhoneX = Phone.ten.config(.portrait)
    /// An iPhone X.
    public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig { Phone.ten.config(orientation) }
    /// An iPhone XS Max, upright.
    public static let iPhoneXsMax = Phone.tenMax.config(.portrait)
    /// An iPhone XS Max.
    public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig { Phone.tenMax.config(orientation) }
    /// An iPhone XR, upright.
    public static let iPhoneXr = Phone.tenMax.config(.portrait)
    /// An iPhone XR.
    public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig { Phone.tenMax.config(orientation) }
    /// An iPhone 12, upright.
    public static let iPhone12 = Phone.twelve.config(.portrait)
    /// An iPhone 12.
    public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig { Phone.twelve.config(orientation) }
    /// An iPhone 12 Pro, upright.
    public static let iPhone12Pro = Phone.twelve.config(.portrait)
    /// An iPhone 12 Pro.
    public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig { Phone.twelve.config(orientation) }
    /// An iPhone 12 Pro Max, upright.
    public static let iPhone12ProMax = Phone.twelveMax.config(.portrait)
    /// An iPhone 12 Pro Max.
    public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
        Phone.twelveMax.config(orientation)
    }
    /// An iPhone 13 mini, upright.
    public static let iPhone13Mini = Phone.mini.config(.portrait)
    /// An iPhone 13 mini.
    public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig { Phone.mini.config(orientation) }
    /// An iPhone 13, upright.
    public static let iPhone13 = Phone.twelve.config(.portrait)
    /// An iPhone 13.
    public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig { Phone.twelve.config(orientation) }
    /// An iPhone 13 Pro, upright.
    public static let iPhone13Pro = Phone.twelve.config(.portrait)
    /// An iPhone 13 Pro.
    public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig { Phone.twelve.config(orientation) }
    /// An iPhone 13 Pro Max, upright.
    public static let iPhone13ProMax = Phone.twelveMax.config(.portrait)
    /// An iPhone 13 Pro Max.
    public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
        Phone.twelveMax.config(orientation)
    }
    /// An iPad mini, on its side.
    public static let iPadMini = Tablet.mini.config(.landscape(splits: .full))
    /// An iPad mini.
    public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig { Tablet.mini.config(orientation) }
    /// A part of an iPad mini.
    public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig { Tablet.mini.config(orientation) }
    /// An iPad of 9.7 inches, on its side.
    public static let iPad9_7 = Tablet.mini.config(.landscape(splits: .full))
    /// An iPad of 9.7 inches.
    public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig { Tablet.mini.config(orientation) }
    /// A part of an iPad of 9.7 inches.
    public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig { Tablet.mini.config(orientation) }
    /// An iPad of 10.2 inches, on its side.
    public static let iPad10_2 = Tablet.ten2.config(.landscape(splits: .full))
    /// An iPad of 10.2 inches.
    public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig { Tablet.ten2.config(orientation) }
    /// A part of an iPad of 10.2 inches.
    public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig { Tablet.ten2.config(orientation) }
    /// An iPad Pro of 10.5 inches, on its side.
    public static let iPadPro10_5 = Tablet.pro10.config(.landscape(splits: .full))
    /// An iPad Pro of 10.5 inches.
    public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig { Tablet.pro10.config(orientation) }
    /// A part of an iPad Pro of 10.5 inches.
    public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
        Tablet.pro10.config(orientation)
    }
    /// An iPad Pro of 11 inches, on its side.
    public static let iPadPro11 = Tablet.pro11.config(.landscape(splits: .full))
    /// An iPad Pro of 11 inches.
    public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig { Tablet.pro11.config(orientation) }
    /// A part of an iPad Pro of 11 inches.
    public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
        Tablet.pro11.config(orientation)
    }
    /// An iPad Pro of 12.9 inches, on its side.
    public static let iPadPro12_9 = Tablet.pro12.config(.landscape(splits: .full))
    /// An iPad Pro of 12.9 inches.
    public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig { Tablet.pro12.config(orientation) }
    /// A part of an iPad Pro of 12.9 inches.
    public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
        Tablet.pro12.config(orientation)
    }
}

extension UITraitCollection {
    /// The traits of an iPhone SE of 2016.
    public static func iPhoneSe(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        Phone.se.traits(orientation)
    }
    /// The traits of an iPhone 8.
    public static func iPhone8(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        Phone.eight.traits(orientation)
    }
    /// The traits of an iPhone 8 Plus.
    public static func iPhone8Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        Phone.eightPlus.traits(orientation)
    }
    /// The traits of an iPhone X.
    public static func iPhoneX(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        Phone.ten.traits(orientation)
    }
    /// The traits of an iPhone XS Max.
    public static func iPhoneXsMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        Phone.tenMax.traits(orientation)
    }
    /// The traits of an iPhone XR.
    public static func iPhoneXr(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        Phone.tenMax.traits(orientation)
    }
    /// The traits of an iPhone 12.
    public static func iPhone12(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        Phone.twelve.traits(orientation)
    }
    /// The traits of an iPhone 12 Pro.
    public static func iPhone12Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        Phone.twelve.traits(orientation)
    }
    /// The traits of an iPhone 12 Pro Max.
    public static func iPhone12ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        Phone.twelveMax.traits(orientation)
    }
    /// The traits of an iPhone 13 mini.
    public static func iPhone13Mini(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        Phone.mini.traits(orientation)
    }
    /// The traits of an iPhone 13.
    public static func iPhone13(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        Phone.twelve.traits(orientation)
    }
    /// The traits of an iPhone 13 Pro.
    public static func iPhone13Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        Phone.twelve.traits(orientation)
    }
    /// The traits of an iPhone 13 Pro Max.
    public static func iPhone13ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        Phone.twelveMax.traits(orientation)
    }
    /// The traits of an iPad mini, on its side.
    public static var iPadMini: UITraitCollection { Tablet.mini.traits(.landscape(splits: .full)) }
    /// The traits of an iPad mini.
    public static func iPadMini(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        Tablet.mini.traits(orientation)
    }
    /// The traits of a part of an iPad mini.
    public static func iPadMini(_ orientation: ViewImageConfig.TabletOrientation) -> UITraitCollection {
        Tablet.mini.traits(orientation)
    }
    /// The traits of an iPad of 9.7 inches, on its side.
    public static var iPad9_7: UITraitCollection { Tablet.mini.traits(.landscape(splits: .full)) }
    /// The traits of an iPad of 9.7 inches.
    public static func iPad9_7(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        Tablet.mini.traits(orientation)
    }
    /// The traits of a part of an iPad of 9.7 inches.
    public static func iPad9_7(_ orientation: ViewImageConfig.TabletOrientation) -> UITraitCollection {
        Tablet.mini.traits(orientation)
    }
    /// The traits of an iPad of 10.2 inches, on its side.
    public static var iPad10_2: UITraitCollection { Tablet.ten2.traits(.landscape(splits: .full)) }
    /// The traits of an iPad of 10.2 inches.
    public static func iPad10_2(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        Tablet.ten2.traits(orientation)
    }
    /// The traits of a part of an iPad of 10.2 inches.
    public static func iPad10_2(_ orientation: ViewImageConfig.TabletOrientation) -> UITraitCollection {
        Tablet.ten2.traits(orientation)
    }
    /// The traits of an iPad Pro of 10.5 inches, on its side.
    public static var iPadPro10_5: UITraitCollection { Tablet.pro10.traits(.landscape(splits: .full)) }
    /// The traits of an iPad Pro of 10.5 inches.
    public static func iPadPro10_5(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        Tablet.pro10.traits(orientation)
    }
    /// The traits of a part of an iPad Pro of 10.5 inches.
    public static func iPadPro10_5(_ orientation: ViewImageConfig.TabletOrientation) -> UITraitCollection {
        Tablet.pro10.traits(orientation)
    }
    /// The traits of an iPad Pro of 11 inches, on its side.
    public static var iPadPro11: UITraitCollection { Tablet.pro11.traits(.landscape(splits: .full)) }
    /// The traits of an iPad Pro of 11 inches.
    public static func iPadPro11(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        Tablet.pro11.traits(orientation)
    }
    /// The traits of a part of an iPad Pro of 11 inches.
    public static func iPadPro11(_ orientation: ViewImageConfig.TabletOrientation) -> UITraitCollection {
        Tablet.pro11.traits(orientation)
    }
    /// The traits of an iPad Pro of 12.9 inches, on its side.
    public static var iPadPro12_9: UITraitCollection { Tablet.pro12.traits(.landscape(splits: .full)) }
    /// The traits of an iPad Pro of 12.9 inches.
    public static func iPadPro12_9(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        Tablet.pro12.traits(orientation)
    }
    /// The traits of a part of an iPad Pro of 12.9 inches.
    public static func iPadPro12_9(_ orientation: ViewImageConfig.TabletOrientation) -> UITraitCollection {
        Tablet.pro12.traits(orientation)
    }
}
