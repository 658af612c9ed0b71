import Foundation
import KeylineGraphics
import KeylineScenes
import KeylineTypesetting
import Testing
import UIKitLayout

/// Views keep the text that they assembled. After any edits, in any order and in any environment, they measure, draw and say what a new
/// view does that is made as they are by then.
@MainActor
@Suite struct KeptTextTests {
    /// A property that a number decides, from 0 up to 11.
    private typealias Property<View> = @MainActor (View, Int) -> Void

    /// What a view says of its text in an environment.
    private struct Facts: Equatable {
        let sizes: [CGSize]
        let picture: DisplayList
        let text: ViewSnapshot.TextState?
        let baselines: [CGFloat?]

        @MainActor init(_ view: UIView, width: CGFloat) {
            view.frame = CGRect(x: 0, y: 0, width: width, height: 44)
            view.setNeedsLayout()
            view.layoutIfNeeded()
            sizes = [view.intrinsicContentSize] + [60, 130].map { view.sizeThatFits(CGSize(width: $0, height: 0)) }
            // The snapshot gives views the names that pictures tag their items with.
            let snapshot = view.layoutSnapshot().root
            picture = view.displayList()
            text = snapshot.text
            baselines = [snapshot.geometry.firstBaseline, snapshot.geometry.lastBaseline]
        }
    }

    /// Changes one property after the other, or the environment, and compares with a new view each time.
    private func check<View: UIView>(
        _ make: () -> View, _ properties: [Property<View>], rounds: Int = 120, seed: UInt64
    ) throws {
        var random = SeededGenerator(seed: seed)
        let typesetters = [SceneContext.current.typesetter, Typesetter(fonts: try FontCollection.bundled())]
        var values = [Int](repeating: 0, count: properties.count)
        var context = SceneContext(environment: .standard, typesetter: typesetters[0])
        let edited = context.perform {
            let view = make()
            for property in properties { property(view, 0) }
            return view
        }
        for round in 0..<rounds {
            let property = Int.random(in: 0...properties.count, using: &random)
            if property == properties.count {
                let typesetter = typesetters[Int.random(in: 0...1, using: &random)]
                context = SceneContext(environment: Self.environment(&random), typesetter: typesetter)
                // As layout is told of new traits; the text itself has nothing to invalidate.
                context.perform { edited.invalidateIntrinsicContentSize() }
            } else {
                values[property] = Int.random(in: 0..<12, using: &random)
                context.perform { properties[property](edited, values[property]) }
            }
            let width: CGFloat = [60, 130, 300][Int.random(in: 0..<3, using: &random)]
            let (kept, made) = context.perform {
                let new = make()
                for (property, value) in zip(properties, values) { property(new, value) }
                return (Facts(edited, width: width), Facts(new, width: width))
            }
            #expect(kept == made, "round \(round), property \(property), values \(values)")
        }
    }

    private static func environment(_ random: inout SeededGenerator) -> SceneEnvironment {
        var environment = SceneEnvironment.standard
        environment.locale = ["en", "ja", "ar", "de"].randomElement(using: &random) ?? "en"
        environment.layoutDirection = environment.locale == "ar" ? .rightToLeft : .leftToRight
        environment.appearance = Bool.random(using: &random) ? .dark : .light
        environment.contrast = Bool.random(using: &random) ? .increased : .normal
        environment.legibilityWeight = Bool.random(using: &random) ? .bold : .regular
        environment.contentSizeCategory =
            [.large, .extraSmall, .accessibilityLarge].randomElement(using: &random) ?? .large
        environment.scale = Bool.random(using: &random) ? 2 : 3
        return environment
    }

    // MARK: Values

    private static func text(_ value: Int) -> String {
        [
            "", "Settings", "直リンク設定", "caf\u{E9}", "cafe\u{301}", "Weather in the mountains, and by the sea",
            "مرحبا بالعالم",
            "Two\nparagraphs", "x", "Überschrift mit Umlauten", "हिन्दी में", "Settings ",
        ][value]
    }

    /// The same font in every environment: one of a text style is of the text size at which it was made.
    private static func font(_ value: Int) -> UIFont {
        let usual = UITraitCollection(preferredContentSizeCategory: .large)
        return switch value % 4 {
        case 0: .systemFont(ofSize: 17)
        case 1: .preferredFont(forTextStyle: .body, compatibleWith: usual)
        case 2: .systemFont(ofSize: CGFloat(10 + value), weight: .semibold)
        default: .preferredFont(forTextStyle: .title1, compatibleWith: usual)
        }
    }

    private static func color(_ value: Int) -> UIColor {
        [.label, .systemRed, UIColor(white: 0.5, alpha: 0.5), .systemTeal.withAlphaComponent(0.3)][value % 4]
    }

    /// Runs with looks of their own, and with a picture among them.
    private static func attributed(_ value: Int) -> NSAttributedString {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = CGFloat(value)
        style.alignment = value % 2 == 0 ? .center : .natural
        let result = NSMutableAttributedString(
            string: text(value), attributes: [.paragraphStyle: style, .foregroundColor: color(value)])
        let attachment = NSTextAttachment()
        attachment.bounds = CGRect(x: 0, y: 0, width: CGFloat(value), height: 9)
        attachment.image = UIImage(systemName: value % 2 == 0 ? "star" : "heart")
        result.append(NSAttributedString(attachment: attachment))
        result.append(NSAttributedString(string: " more", attributes: [.font: font(value), .kern: 1, .link: "a:b"]))
        return result
    }

    private static let directions: [UISemanticContentAttribute] = [.unspecified, .forceRightToLeft, .forceLeftToRight]

    // MARK: Views

    private static let label: [Property<UILabel>] = [
        // A text and one with attributes replace each other.
        { if $1 > 6 { $0.attributedText = attributed($1) } else { $0.text = text($1) } },
        { $0.font = font($1) },
        { $0.textColor = color($1) },
        { $0.textAlignment = [.natural, .center, .right][$1 % 3] },
        { $0.lineBreakMode = [.byTruncatingTail, .byWordWrapping, .byTruncatingMiddle, .byCharWrapping][$1 % 4] },
        { $0.numberOfLines = [1, 0, 2][$1 % 3] },
        { $0.lineBreakStrategy = [.standard, []][$1 % 2] },
        { $0.allowsDefaultTighteningForTruncation = $1 % 2 == 1 },
        { $0.adjustsFontSizeToFitWidth = $1 % 2 == 1 },
        { $0.minimumScaleFactor = [0, 0.5, 0.9][$1 % 3] },
        { $0.adjustsFontForContentSizeCategory = $1 % 2 == 1 },
        { $0.isEnabled = $1 % 2 == 0 },
        { $0.isHighlighted = $1 % 2 == 1 },
        { $0.highlightedTextColor = $1 % 2 == 1 ? color($1) : nil },
        { $0.semanticContentAttribute = directions[$1 % 3] },
        { $0.minimumContentSizeCategory = $1 % 3 == 1 ? .extraExtraLarge : nil },
        { $0.overrideUserInterfaceStyle = $1 % 3 == 1 ? .dark : .unspecified },
    ]

    @Test(arguments: 1...4 as ClosedRange<UInt64>)
    func `an edited label is like a new one`(seed: UInt64) throws {
        try check({ UILabel() }, Self.label, seed: seed)
    }

    @Test(arguments: 1...2 as ClosedRange<UInt64>)
    func `the title of an edited button is like that of a new one`(seed: UInt64) throws {
        let properties: [Property<UIButton>] = [
            { $0.setTitle(Self.text($1), for: .normal) },
            { $0.setTitleColor($1 > 6 ? Self.color($1) : nil, for: .normal) },
            { $0.titleLabel?.font = Self.font($1) },
            { $0.isEnabled = $1 % 2 == 0 },
            { $0.isHighlighted = $1 % 2 == 1 },
            { $0.tintColor = $1 > 6 ? Self.color($1) : nil },
            { $0.titleLabel?.numberOfLines = [1, 0][$1 % 2] },
            { $0.semanticContentAttribute = Self.directions[$1 % 3] },
        ]
        try check({ UIButton(type: .system) }, properties, seed: seed)
    }

    @Test(arguments: 1...2 as ClosedRange<UInt64>)
    func `an edited text field is like a new one`(seed: UInt64) throws {
        let text: Property<UITextField> = { field, value in
            if value > 8 { field.attributedText = Self.attributed(value) } else { field.text = Self.text(value) }
        }
        let properties: [Property<UITextField>] = [
            text,
            { $0.placeholder = Self.text(11 - $1) },
            { $0.font = Self.font($1) },
            { $0.textColor = Self.color($1) },
            { $0.textAlignment = [.natural, .center, .right][$1 % 3] },
            { $0.isSecureTextEntry = $1 % 4 == 1 },
            { $0.isEnabled = $1 % 3 != 1 },
            { $0.adjustsFontSizeToFitWidth = $1 % 2 == 1 },
            { $0.minimumFontSize = CGFloat($1) },
            { $0.adjustsFontForContentSizeCategory = $1 % 2 == 1 },
            { $0.semanticContentAttribute = Self.directions[$1 % 3] },
        ]
        try check({ UITextField() }, properties, seed: seed)
    }

    @Test(arguments: 1...2 as ClosedRange<UInt64>)
    func `an edited text view is like a new one`(seed: UInt64) throws {
        let text: Property<UITextView> = { view, value in
            if value > 4 { view.attributedText = Self.attributed(value) } else { view.text = Self.text(value) }
        }
        let properties: [Property<UITextView>] = [
            text,
            { $0.font = Self.font($1) },
            { $0.textColor = Self.color($1) },
            { $0.tintColor = $1 > 6 ? Self.color($1) : nil },
            { $0.linkTextAttributes = $1 % 3 == 1 ? [.foregroundColor: Self.color($1)] : [:] },
            { $0.textAlignment = [.natural, .center, .right][$1 % 3] },
            { $0.isScrollEnabled = $1 % 2 == 0 },
            { $0.textContainer.maximumNumberOfLines = [0, 1, 2][$1 % 3] },
            { $0.textContainer.lineFragmentPadding = CGFloat($1) },
            { $0.adjustsFontForContentSizeCategory = $1 % 2 == 1 },
            { $0.semanticContentAttribute = Self.directions[$1 % 3] },
        ]
        try check({ UITextView() }, properties, seed: seed)
    }

    @Test func `an attachment that changes after it was set is measured and drawn as it is`() {
        let attachment = NSTextAttachment()
        let label = UILabel()
        attachment.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        label.attributedText = NSAttributedString(attachment: attachment)
        let before = label.intrinsicContentSize.width
        attachment.bounds.size.width = 30
        #expect(label.intrinsicContentSize.width == before + 20)
    }
}
