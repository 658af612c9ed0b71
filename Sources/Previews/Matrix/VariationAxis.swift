public import Foundation
public import KeylineScenes

/// A list of values of one part of the environment, such as three languages.
public struct VariationAxis: Hashable, Sendable {
    /// The parts of the environment that can be varied. The raw values are part of the command's language.
    public enum Name: String, Hashable, Sendable, CaseIterable {
        /// Languages and regions.
        case locales
        /// Text sizes.
        case textSizes = "text-sizes"
        /// Light and dark.
        case appearances
        /// Devices.
        case devices
        /// The orientation of the device.
        case orientations
        /// Directions other than the language's.
        case directions
        /// Pseudo-languages, one at a time.
        case pseudo
        /// Sizes of the window.
        case sizes
        /// Parts of a pad's screen.
        case splits
        /// Regions whose dates, numbers and currencies are shown.
        case regions
        /// Regular and bold text.
        case textWeights = "text-weights"
        /// The usual and increased contrast.
        case contrasts
        /// The height of the keyboard.
        case keyboards
        /// With and without the bar of a call.
        case calls
    }

    /// One value.
    public enum Value: Hashable, Sendable {
        /// A language and region as a BCP 47 tag.
        case locale(String)
        /// The language of each scene that is worst of all but so many, of the app's.
        case worstLocale(Int)
        /// A text size.
        case textSize(ContentSizeCategory)
        /// Light or dark.
        case appearance(Appearance)
        /// A device, by the one of its names that was asked for.
        case device(Device, name: String)
        /// The orientation of the device.
        case orientation(Orientation)
        /// A direction.
        case direction(LayoutDirection)
        /// A pseudo-language.
        case pseudo(PseudoLanguage)
        /// The size of the window, in points.
        case size(CGSize)
        /// A part of a pad's screen.
        case split(SplitView)
        /// A region as an ISO 3166 code.
        case region(String)
        /// Regular or bold text.
        case textWeight(LegibilityWeight)
        /// The usual or increased contrast.
        case contrast(ContrastLevel)
        /// The height of the keyboard, in points.
        case keyboard(CGFloat)
        /// Whether the bar of a call shows.
        case call(Bool)
    }

    /// The part of the environment that varies.
    public var name: Name
    /// Its values in the order in which they are shown.
    public var values: [Value]

    /// Lists values.
    public init(_ name: Name, _ values: [Value]) {
        self.name = name
        self.values = values
    }
}
