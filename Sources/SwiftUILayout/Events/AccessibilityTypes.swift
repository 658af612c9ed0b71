import KeylineScenes

/// How the views inside are read out.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let name: String
    /// Not at all.
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    /// Each.
    public static let contain = AccessibilityChildBehavior(name: "contain")
    /// As one.
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// What a view is, for screen readers.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
    /// A bit for each.
    public let rawValue: Int
    /// Wraps bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }
    /// The trait of that name.
    public static let isButton = AccessibilityTraits(rawValue: 1)
    /// The trait of that name.
    public static let isHeader = AccessibilityTraits(rawValue: 2)
    /// The trait of that name.
    public static let isSelected = AccessibilityTraits(rawValue: 4)
    /// The trait of that name.
    public static let isLink = AccessibilityTraits(rawValue: 8)
    /// The trait of that name.
    public static let isSearchField = AccessibilityTraits(rawValue: 16)
    /// The trait of that name.
    public static let isImage = AccessibilityTraits(rawValue: 32)
    /// The trait of that name.
    public static let playsSound = AccessibilityTraits(rawValue: 64)
    /// The trait of that name.
    public static let isKeyboardKey = AccessibilityTraits(rawValue: 128)
    /// The trait of that name.
    public static let isStaticText = AccessibilityTraits(rawValue: 256)
    /// The trait of that name.
    public static let isSummaryElement = AccessibilityTraits(rawValue: 512)
    /// The trait of that name.
    public static let updatesFrequently = AccessibilityTraits(rawValue: 1024)
    /// The trait of that name.
    public static let startsMediaSession = AccessibilityTraits(rawValue: 2048)
    /// The trait of that name.
    public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 4096)
    /// The trait of that name.
    public static let causesPageTurn = AccessibilityTraits(rawValue: 8192)
    /// The trait of that name.
    public static let isModal = AccessibilityTraits(rawValue: 16384)
    /// The trait of that name.
    public static let isToggle = AccessibilityTraits(rawValue: 32768)
    /// The trait of that name.
    public static let isTabBar = AccessibilityTraits(rawValue: 65536)
}

extension AccessibilityTraits {
    private static let neutralTraits: [(own: AccessibilityTraits, neutral: AccessibilityContent.Traits)] = [
        (.isButton, .button), (.isHeader, .header), (.isSelected, .selected), (.isLink, .link),
        (.isSearchField, .searchField), (.isImage, .image), (.playsSound, .playsSound),
        (.isKeyboardKey, .keyboardKey), (.isStaticText, .staticText), (.isSummaryElement, .summaryElement),
        (.updatesFrequently, .updatesFrequently), (.startsMediaSession, .startsMediaSession),
        (.allowsDirectInteraction, .allowsDirectInteraction), (.causesPageTurn, .causesPageTurn),
        (.isToggle, .toggleButton), (.isTabBar, .tabBar),
    ]

    /// The traits as elements have them.
    var neutral: AccessibilityContent.Traits {
        Self.neutralTraits.filter { contains($0.own) }.reduce(into: []) { $0.formUnion($1.neutral) }
    }
}

/// The importance of content that assistive technologies read on request.
public enum AXCustomContentImportance: UInt, Hashable, Sendable {
    /// Read on request.
    case `default` = 0
    /// Read with the element.
    case high
}

/// What can be done to a view.
public struct AccessibilityActionKind: Hashable, Sendable {
    private let name: String
    /// What a tap does.
    public static let `default` = AccessibilityActionKind(name: "default")
    /// Leaving.
    public static let escape = AccessibilityActionKind(name: "escape")
    /// The main action.
    public static let magicTap = AccessibilityActionKind(name: "magicTap")
    /// Deleting.
    public static let delete = AccessibilityActionKind(name: "delete")
}

/// Which way a value is turned.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    /// Up.
    case increment
    /// Down.
    case decrement
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: Hashable, Sendable {
    /// None.
    case unspecified
    /// First.
    case h1
    /// Second.
    case h2
    /// Third.
    case h3
    /// Fourth.
    case h4
    /// Fifth.
    case h5
    /// Sixth.
    case h6
}

/// Where the reader’s focus is: nowhere in a still picture.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    /// Access to where the focus is.
    public struct Binding {
        let binding: SwiftUILayout.Binding<Value>
    }

    private let state: State<Value>

    /// Nowhere.
    public init() where Value == Bool {
        state = State(wrappedValue: false)
    }

    /// Nowhere.
    public init<T>() where Value == T?, T: Hashable {
        state = State(wrappedValue: nil)
    }

    /// Where the focus is.
    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    /// Access to where the focus is.
    public var projectedValue: Binding { Binding(binding: state.projectedValue) }
}
