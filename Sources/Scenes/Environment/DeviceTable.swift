import Foundation
import KeylineGraphics

// Sizes, scales, portrait insets and Interface Builder ids agree with public Interface Builder files; the other figures
// are those commonly published, not checked against a device.

extension Device {
    /// Every known device, phones before pads, smaller ones first.
    public static let all: [Device] = phones + pads

    private static let phones = [
        phone(
            ["iPhone 4s", "iPhone 4"], "retina3_5", 320, 480, scale: 2, top: 20, homeButton: true, wide: false),
        phone(
            ["iPhone 5s", "iPhone 5", "iPhone 5c", "iPhone SE (1st generation)", "iPod touch (7th generation)"],
            "retina4_0", 320, 568, scale: 2, top: 20, homeButton: true, wide: false),
        phone(
            [
                "iPhone 8", "iPhone 6", "iPhone 6s", "iPhone 7", "iPhone SE (2nd generation)",
                "iPhone SE (3rd generation)",
            ], "retina4_7", 375, 667, scale: 2, top: 20, homeButton: true, wide: false),
        phone(
            ["iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus"], "retina5_5", 414, 736, scale: 3,
            top: 20, homeButton: true, wide: true),
        phone(
            ["iPhone X", "iPhone XS", "iPhone 11 Pro"], "retina5_9", 375, 812, scale: 3, top: 44, homeButton: false,
            wide: false),
        phone(["iPhone XR", "iPhone 11"], "retina6_1", 414, 896, scale: 2, top: 48, homeButton: false, wide: true),
        phone(
            ["iPhone 11 Pro Max", "iPhone XS Max"], "retina6_5", 414, 896, scale: 3, top: 44, homeButton: false,
            wide: true),
        phone(["iPhone 12 mini", "iPhone 13 mini"], nil, 375, 812, scale: 3, top: 50, homeButton: false, wide: false),
        phone(
            [
                "iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e",
            ], "retina6_0", 390, 844, scale: 3, top: 47, homeButton: false, wide: false),
        phone(
            ["iPhone 13 Pro Max", "iPhone 12 Pro Max", "iPhone 14 Plus"], "retina6_7", 428, 926, scale: 3, top: 47,
            homeButton: false, wide: true),
        phone(
            ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"], "retina6_12", 393, 852, scale: 3, top: 59,
            homeButton: false, wide: false),
        phone(
            ["iPhone 15 Plus", "iPhone 14 Pro Max", "iPhone 15 Pro Max", "iPhone 16 Plus"], "retina6_72", 430, 932,
            scale: 3, top: 59, homeButton: false, wide: true),
        phone(
            ["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"], "retina6_3", 402, 874, scale: 3, top: 62,
            homeButton: false, wide: false),
        phone(["iPhone Air"], nil, 420, 912, scale: 3, top: 68, homeButton: false, wide: true),
        phone(
            ["iPhone 16 Pro Max", "iPhone 17 Pro Max"], nil, 440, 956, scale: 3, top: 62, homeButton: false, wide: true),
    ]

    private static let pads = [
        pad(["iPad mini (6th generation)", "iPad mini (A17 Pro)"], nil, 744, 1133, top: 24, bottom: 20),
        pad(
            [
                "iPad 9.7-inch", "iPad (5th generation)", "iPad (6th generation)", "iPad Air 2",
                "iPad Pro (9.7-inch)", "iPad mini 4", "iPad mini (5th generation)",
            ], "ipad9_7", 768, 1024, top: 20, bottom: 0),
        pad(
            ["iPad 10.2-inch", "iPad (7th generation)", "iPad (8th generation)", "iPad (9th generation)"], nil, 810,
            1080, top: 20, bottom: 0),
        pad(
            [
                "iPad 10.9-inch", "iPad (10th generation)", "iPad (A16)", "iPad Air (4th generation)",
                "iPad Air (5th generation)", "iPad Air 11-inch", "iPad Air 11-inch (M2)", "iPad Air 11-inch (M3)",
            ], "ipad10_9rounded", 820, 1180, top: 24, bottom: 20),
        pad(
            ["iPad Pro 10.5-inch", "iPad Air (3rd generation)"], "ipad10_5", 834, 1112, top: 20,
            bottom: 0),
        pad(
            [
                "iPad Pro 11-inch", "iPad Pro (11-inch) (1st generation)", "iPad Pro (11-inch) (2nd generation)",
                "iPad Pro (11-inch) (3rd generation)", "iPad Pro (11-inch) (4th generation)",
            ], "ipad11_0rounded", 834, 1194, top: 24, bottom: 20),
        pad(["iPad Pro 11-inch (M4)", "iPad Pro 11-inch (M5)"], nil, 834, 1210, top: 24, bottom: 20),
        pad(
            [
                "iPad Pro 12.9-inch (home button)", "iPad Pro (12.9-inch) (1st generation)",
                "iPad Pro (12.9-inch) (2nd generation)",
            ], "ipad12_9", 1024, 1366, top: 20, bottom: 0),
        pad(
            [
                "iPad Pro 12.9-inch", "iPad Pro (12.9-inch) (3rd generation)", "iPad Pro (12.9-inch) (4th generation)",
                "iPad Pro (12.9-inch) (5th generation)", "iPad Pro (12.9-inch) (6th generation)", "iPad Air 13-inch",
                "iPad Air 13-inch (M2)", "iPad Air 13-inch (M3)",
            ], "ipad12_9rounded", 1024, 1366, top: 24, bottom: 20),
        pad(["iPad Pro 13-inch (M4)", "iPad Pro 13-inch (M5)"], nil, 1032, 1376, top: 24, bottom: 20),
    ]

    /// A phone. Without a home button the notch's inset moves to both sides in landscape, and the home indicator takes 34 points
    /// upright and 21 on its side; with one, only the status bar of the upright phone takes room.
    private static func phone(
        _ names: [String],
        _ interfaceBuilderID: String?,
        _ width: CGFloat,
        _ height: CGFloat,
        scale: CGFloat,
        top: CGFloat,
        homeButton: Bool,
        wide: Bool
    ) -> Device {
        let upright = Insets(top: top, bottom: homeButton ? 0 : 34)
        let onItsSide = homeButton ? .zero : Insets(left: top, bottom: 21, right: top)
        return Device(
            names: names,
            interfaceBuilderID: interfaceBuilderID,
            idiom: .phone,
            portraitSize: CGSize(width: width, height: height),
            scale: scale,
            portrait: Metrics(safeArea: upright, horizontal: .compact, vertical: .regular),
            landscape: Metrics(safeArea: onItsSide, horizontal: wide ? .regular : .compact, vertical: .compact)
        )
    }

    /// A pad: the same insets however it is held.
    private static func pad(
        _ names: [String],
        _ interfaceBuilderID: String?,
        _ width: CGFloat,
        _ height: CGFloat,
        top: CGFloat,
        bottom: CGFloat
    ) -> Device {
        let metrics = Metrics(
            safeArea: Insets(top: top, bottom: bottom), horizontal: .regular, vertical: .regular)
        return Device(
            names: names,
            interfaceBuilderID: interfaceBuilderID,
            idiom: .pad,
            portraitSize: CGSize(width: width, height: height),
            scale: 2,
            portrait: metrics,
            landscape: metrics
        )
    }
}
