// The devices that people name most. A test holds each beside the table.

extension Device {
    /// The iPhone 8 and the later models of the iPhone SE: 375 by 667 points.
    public static let iPhoneSE = known("iPhone SE (3rd generation)")
    /// The iPhone 13 mini: 375 by 812 points.
    public static let iPhone13mini = known("iPhone 13 mini")
    /// The iPhone 14: 390 by 844 points.
    public static let iPhone14 = known("iPhone 14")
    /// The iPhone 15: 393 by 852 points.
    public static let iPhone15 = known("iPhone 15")
    /// The iPhone 15 Plus: 430 by 932 points.
    public static let iPhone15Plus = known("iPhone 15 Plus")
    /// The iPhone 15 Pro: 393 by 852 points.
    public static let iPhone15Pro = known("iPhone 15 Pro")
    /// The iPhone 15 Pro Max: 430 by 932 points.
    public static let iPhone15ProMax = known("iPhone 15 Pro Max")
    /// The iPhone 16: 393 by 852 points.
    public static let iPhone16 = known("iPhone 16")
    /// The iPhone 16 Pro: 402 by 874 points.
    public static let iPhone16Pro = known("iPhone 16 Pro")
    /// The iPhone 16 Pro Max: 440 by 956 points.
    public static let iPhone16ProMax = known("iPhone 16 Pro Max")
    /// The iPhone 17: 402 by 874 points.
    public static let iPhone17 = known("iPhone 17")
    /// The iPad mini: 744 by 1133 points.
    public static let iPadMini = known("iPad mini (6th generation)")
    /// The iPad Air, 11 inches: 820 by 1180 points.
    public static let iPadAir11 = known("iPad Air 11-inch")
    /// The iPad Pro, 11 inches: 834 by 1194 points.
    public static let iPadPro11 = known("iPad Pro 11-inch")
    /// The iPad Pro, 13 inches: 1032 by 1376 points.
    public static let iPadPro13 = known("iPad Pro 13-inch (M4)")

    /// A device of the table; the first one where a name is misspelt, which no test lets pass.
    private static func known(_ name: String) -> Device { named(name) ?? all[0] }
}

extension ContentSizeCategory {
    /// The smallest accessibility size, as SwiftUI's `DynamicTypeSize` calls it.
    public static var accessibility1: Self { .accessibilityMedium }
    /// The second accessibility size.
    public static var accessibility2: Self { .accessibilityLarge }
    /// The third accessibility size.
    public static var accessibility3: Self { .accessibilityExtraLarge }
    /// The fourth accessibility size.
    public static var accessibility4: Self { .accessibilityExtraExtraLarge }
    /// The largest.
    public static var accessibility5: Self { .accessibilityExtraExtraExtraLarge }
}
