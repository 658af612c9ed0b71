public import Foundation

extension AttributeScopes {
    /// The attributes that UIKit's texts know.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// The attributes that UIKit's texts know.
    public struct UIKitAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The colour of the letters.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind them.
        public let backgroundColor: BackgroundColorAttribute
        /// How paragraphs are set.
        public let paragraphStyle: ParagraphStyleAttribute
        /// Room added after letters, in points.
        public let kern: KernAttribute
        /// Room after letters, in points.
        public let tracking: TrackingAttribute
        /// A line under them.
        public let underlineStyle: UnderlineStyleAttribute
        /// The colour of that line.
        public let underlineColor: UnderlineColorAttribute
        /// A line through them.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The colour of that line.
        public let strikethroughColor: StrikethroughColorAttribute
        /// How far they are raised, in points.
        public let baselineOffset: BaselineOffsetAttribute
        /// Foundation's own.
        public let foundation: FoundationAttributes

        /// The font.
        public enum FontAttribute: AttributedStringKey {
            /// A font.
            public typealias Value = UIFont
            /// The attribute's name.
            public static let name = "NSFont"
        }
        /// The colour of the letters.
        public enum ForegroundColorAttribute: AttributedStringKey {
            /// A colour.
            public typealias Value = UIColor
            /// The attribute's name.
            public static let name = "NSColor"
        }
        /// The colour behind the letters.
        public enum BackgroundColorAttribute: AttributedStringKey {
            /// A colour.
            public typealias Value = UIColor
            /// The attribute's name.
            public static let name = "NSBackgroundColor"
        }
        /// How paragraphs are set.
        public enum ParagraphStyleAttribute: AttributedStringKey {
            /// A style.
            public typealias Value = NSParagraphStyle
            /// The attribute's name.
            public static let name = "NSParagraphStyle"
        }
        /// Room added after letters.
        public enum KernAttribute: AttributedStringKey {
            /// Points.
            public typealias Value = CGFloat
            /// The attribute's name.
            public static let name = "NSKern"
        }
        /// Room after letters.
        public enum TrackingAttribute: AttributedStringKey {
            /// Points.
            public typealias Value = CGFloat
            /// The attribute's name.
            public static let name = "CTTracking"
        }
        /// A line under the letters.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            /// A line.
            public typealias Value = NSUnderlineStyle
            /// The attribute's name.
            public static let name = "NSUnderline"
        }
        /// The colour of that line.
        public enum UnderlineColorAttribute: AttributedStringKey {
            /// A colour.
            public typealias Value = UIColor
            /// The attribute's name.
            public static let name = "NSUnderlineColor"
        }
        /// A line through the letters.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// A line.
            public typealias Value = NSUnderlineStyle
            /// The attribute's name.
            public static let name = "NSStrikethrough"
        }
        /// The colour of that line.
        public enum StrikethroughColorAttribute: AttributedStringKey {
            /// A colour.
            public typealias Value = UIColor
            /// The attribute's name.
            public static let name = "NSStrikethroughColor"
        }
        /// How far the letters are raised.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            /// Points.
            public typealias Value = CGFloat
            /// The attribute's name.
            public static let name = "NSBaselineOffset"
        }
    }
}

extension AttributeDynamicLookup {
    /// Finds UIKit's attributes by their names, where SwiftUI has none of that name and value.
    @_disfavoredOverload
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
    ) -> Key {
        self[Key.self]
    }
}
