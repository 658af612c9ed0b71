public import Foundation

// What animations and input name.

/// How content changes.
public struct ContentTransition: Hashable, Sendable {
    private let name: String
    /// At once.
    public static let identity = ContentTransition(name: "identity")
    /// It fades.
    public static let opacity = ContentTransition(name: "opacity")
    /// It runs over.
    public static let interpolate = ContentTransition(name: "interpolate")
    /// Digits roll.
    public static let numericText = ContentTransition(name: "numericText")
    /// Digits roll.
    public static func numericText(countsDown: Bool = false) -> ContentTransition { numericText }
    /// Digits roll as a value does.
    public static func numericText(value: Double) -> ContentTransition { numericText }
}

/// How a view comes and goes.
public protocol Transition: Sendable {}

/// It fades.
public struct OpacityTransition: Transition {
    /// The transition.
    public init() {}
}

/// It slides.
public struct SlideTransition: Transition {
    /// The transition.
    public init() {}
}

/// At once.
public struct IdentityTransition: Transition {
    /// The transition.
    public init() {}
}

/// How a view comes and goes.
public struct AnyTransition: Hashable, Sendable {
    private let name: String
    /// At once.
    public static let identity = AnyTransition(name: "identity")
    /// It fades.
    public static let opacity = AnyTransition(name: "opacity")
    /// It slides.
    public static let slide = AnyTransition(name: "slide")
    /// It grows.
    public static let scale = AnyTransition(name: "scale")
    /// It blurs.
    public static let blurReplace = AnyTransition(name: "blurReplace")
    /// From a side.
    public static func move(edge: Edge) -> AnyTransition { slide }
    /// From a side, pushing others.
    public static func push(from edge: Edge) -> AnyTransition { slide }
    /// By a distance in points.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { slide }
    /// By a distance in points.
    public static func offset(_ offset: CGSize) -> AnyTransition { slide }
    /// From a size.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { self.scale }
    /// In one way and out another.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { insertion }
    /// By modifiers.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { self.identity }
    /// Together with another.
    public func combined(with other: AnyTransition) -> AnyTransition { self }
    /// With an animation.
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// What two views have in common.
public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
    /// A bit for each.
    public let rawValue: Int
    /// Wraps bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }
    /// The place.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// The size.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// Both.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// How a symbol moves.
public struct SymbolEffect: Hashable, Sendable {
    private let name: String
    /// The effect of that name.
    public static let bounce = SymbolEffect(name: "bounce")
    /// The effect of that name.
    public static let pulse = SymbolEffect(name: "pulse")
    /// The effect of that name.
    public static let variableColor = SymbolEffect(name: "variableColor")
    /// The effect of that name.
    public static let scale = SymbolEffect(name: "scale")
    /// The effect of that name.
    public static let appear = SymbolEffect(name: "appear")
    /// The effect of that name.
    public static let disappear = SymbolEffect(name: "disappear")
    /// The effect of that name.
    public static let replace = SymbolEffect(name: "replace")
    /// The effect of that name.
    public static let rotate = SymbolEffect(name: "rotate")
    /// The effect of that name.
    public static let wiggle = SymbolEffect(name: "wiggle")
    /// The effect of that name.
    public static let breathe = SymbolEffect(name: "breathe")
}

/// How often a symbol moves.
public struct SymbolEffectOptions: Hashable, Sendable {
    private let name: String
    /// Once.
    public static let `default` = SymbolEffectOptions(name: "default")
    /// For ever.
    public static let repeating = SymbolEffectOptions(name: "repeating")
    /// Once.
    public static let nonRepeating = SymbolEffectOptions(name: "nonRepeating")
    /// A number of times.
    public static func `repeat`(_ count: Int) -> SymbolEffectOptions { repeating }
    /// At a speed.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { `default` }
}

/// How a view changes while it scrolls.
public struct ScrollTransitionConfiguration: Hashable, Sendable {
    private let name: String
    /// With the finger.
    public static let interactive = ScrollTransitionConfiguration(name: "interactive")
    /// By itself.
    public static let animated = ScrollTransitionConfiguration(name: "animated")
    /// Not at all.
    public static let identity = ScrollTransitionConfiguration(name: "identity")
}

/// Where a view is in a scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
    /// Coming from the beginning.
    case topLeading
    /// In view.
    case identity
    /// Coming from the end.
    case bottomTrailing

    /// Whether the view is in view.
    public var isIdentity: Bool { self == .identity }
    /// -1, 0 or 1.
    public var value: Double { self == .identity ? 0 : self == .topLeading ? -1 : 1 }
}

/// What is done to a view while it scrolls: nothing in a still picture.
public struct EmptyVisualEffect: Hashable, Sendable {
    /// The same.
    public func opacity(_ opacity: Double) -> EmptyVisualEffect { self }
    /// The same.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> EmptyVisualEffect { self }
    /// The same.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> EmptyVisualEffect { self }
    /// The same.
    public func blur(radius: CGFloat) -> EmptyVisualEffect { self }
}

/// How colours mix with those behind.
public enum BlendMode: Hashable, Sendable {
    /// The mode of that name.
    case normal
    /// The mode of that name.
    case multiply
    /// The mode of that name.
    case screen
    /// The mode of that name.
    case overlay
    /// The mode of that name.
    case darken
    /// The mode of that name.
    case lighten
    /// The mode of that name.
    case colorDodge
    /// The mode of that name.
    case colorBurn
    /// The mode of that name.
    case softLight
    /// The mode of that name.
    case hardLight
    /// The mode of that name.
    case difference
    /// The mode of that name.
    case exclusion
    /// The mode of that name.
    case hue
    /// The mode of that name.
    case saturation
    /// The mode of that name.
    case color
    /// The mode of that name.
    case luminosity
    /// The mode of that name.
    case sourceAtop
    /// The mode of that name.
    case destinationOver
    /// The mode of that name.
    case destinationOut
    /// The mode of that name.
    case plusDarker
    /// The mode of that name.
    case plusLighter
}

/// What is done.
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
    /// A bit for each.
    public let rawValue: Int
    /// Wraps bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }
    /// A text.
    public static let text = SubmitTriggers(rawValue: 1)
    /// A search.
    public static let search = SubmitTriggers(rawValue: 2)
}

/// What the key says that is pressed last.
public struct SubmitLabel: Hashable, Sendable {
    private let name: String
    /// The word of that name.
    public static let done = SubmitLabel(name: "done")
    /// The word of that name.
    public static let go = SubmitLabel(name: "go")
    /// The word of that name.
    public static let send = SubmitLabel(name: "send")
    /// The word of that name.
    public static let join = SubmitLabel(name: "join")
    /// The word of that name.
    public static let route = SubmitLabel(name: "route")
    /// The word of that name.
    public static let search = SubmitLabel(name: "search")
    /// The word of that name.
    public static let `return` = SubmitLabel(name: "return")
    /// The word of that name.
    public static let next = SubmitLabel(name: "next")
    /// The word of that name.
    public static let `continue` = SubmitLabel(name: "continue")
}

/// When letters become capitals.
public struct TextInputAutocapitalization: Hashable, Sendable {
    private let name: String
    /// Never.
    public static let never = TextInputAutocapitalization(name: "never")
    /// At the beginning of words.
    public static let words = TextInputAutocapitalization(name: "words")
    /// At the beginning of sentences.
    public static let sentences = TextInputAutocapitalization(name: "sentences")
    /// Always.
    public static let characters = TextInputAutocapitalization(name: "characters")
}

/// Whether text can be selected.
public protocol TextSelectability: Sendable {}

/// It can.
public struct EnabledTextSelectability: TextSelectability {}

/// It cannot.
public struct DisabledTextSelectability: TextSelectability {}

extension TextSelectability where Self == EnabledTextSelectability {
    /// It can.
    public static var enabled: EnabledTextSelectability { .init() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    /// It cannot.
    public static var disabled: DisabledTextSelectability { .init() }
}

/// What scrolling does to the keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    private let name: String
    /// As the system has it.
    public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
    /// It goes.
    public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
    /// It follows.
    public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
    /// It stays.
    public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// Whether indicators show.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
    private let name: String
    /// As the system has it.
    public static let automatic = ScrollIndicatorVisibility(name: "automatic")
    /// They do.
    public static let visible = ScrollIndicatorVisibility(name: "visible")
    /// They do not.
    public static let hidden = ScrollIndicatorVisibility(name: "hidden")
    /// They never do.
    public static let never = ScrollIndicatorVisibility(name: "never")
}

/// Where scrolling stops.
public struct ScrollTargetBehavior: Hashable, Sendable {
    private let name: String
    /// At views.
    public static let viewAligned = ScrollTargetBehavior(name: "viewAligned")
    /// At pages.
    public static let paging = ScrollTargetBehavior(name: "paging")
}

/// When a view bounces.
public struct ScrollBounceBehavior: Hashable, Sendable {
    private let name: String
    /// As the system has it.
    public static let automatic = ScrollBounceBehavior(name: "automatic")
    /// Always.
    public static let always = ScrollBounceBehavior(name: "always")
    /// Where it is longer than its room.
    public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// The room of a preview.
public enum PreviewLayout: Hashable, Sendable {
    /// A device.
    case device
    /// What it takes.
    case sizeThatFits
    /// A size in points.
    case fixed(width: CGFloat, height: CGFloat)
}

/// The device of a preview.
public struct PreviewDevice: Hashable, Sendable, ExpressibleByStringLiteral {
    /// Its name.
    public let rawValue: String
    /// A device by its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
    /// A device by its name.
    public init(stringLiteral value: String) {
        rawValue = value
    }
}

/// How a device is held.
public enum InterfaceOrientation: Hashable, Sendable {
    /// Upright.
    case portrait
    /// Upside down.
    case portraitUpsideDown
    /// On its right side.
    case landscapeLeft
    /// On its left side.
    case landscapeRight
}

/// What Xcode shows of a view.
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// The views.
    associatedtype Previews: View
    /// The views.
    @ViewBuilder static var previews: Previews { get }
}

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

/// A keyboard; raw values are Apple's.
public enum UIKeyboardType: Int, Hashable, Sendable {
    /// The keyboard of that name.
    case `default` = 0
    /// The keyboard of that name.
    case asciiCapable
    /// The keyboard of that name.
    case numbersAndPunctuation
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The keyboard of that name.
    case URL
    /// The keyboard of that name.
    case numberPad
    /// The keyboard of that name.
    case phonePad
    /// The keyboard of that name.
    case namePhonePad
    /// The keyboard of that name.
    case emailAddress
    /// The keyboard of that name.
    case decimalPad
    /// The keyboard of that name.
    case twitter
    /// The keyboard of that name.
    case webSearch
    /// The keyboard of that name.
    case asciiCapableNumberPad
}

/// Which text is written.
public struct UITextContentType: Hashable, Sendable {
    private let name: String
    /// The text of that name.
    public static let name = UITextContentType(name: "name")
    /// The text of that name.
    public static let givenName = UITextContentType(name: "givenName")
    /// The text of that name.
    public static let familyName = UITextContentType(name: "familyName")
    /// The text of that name.
    public static let emailAddress = UITextContentType(name: "emailAddress")
    /// The text of that name.
    public static let telephoneNumber = UITextContentType(name: "telephoneNumber")
    /// The text of that name.
    public static let username = UITextContentType(name: "username")
    /// The text of that name.
    public static let password = UITextContentType(name: "password")
    /// The text of that name.
    public static let newPassword = UITextContentType(name: "newPassword")
    /// The text of that name.
    public static let oneTimeCode = UITextContentType(name: "oneTimeCode")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The text of that name.
    public static let URL = UITextContentType(name: "URL")
    /// The text of that name.
    public static let fullStreetAddress = UITextContentType(name: "fullStreetAddress")
    /// The text of that name.
    public static let postalCode = UITextContentType(name: "postalCode")
    /// The text of that name.
    public static let addressCity = UITextContentType(name: "addressCity")
    /// The text of that name.
    public static let creditCardNumber = UITextContentType(name: "creditCardNumber")
    /// The text of that name.
    public static let organizationName = UITextContentType(name: "organizationName")
}

/// When letters become capitals; raw values are Apple's.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
    /// Never.
    case none = 0
    /// At the beginning of words.
    case words
    /// At the beginning of sentences.
    case sentences
    /// Always.
    case allCharacters
}
