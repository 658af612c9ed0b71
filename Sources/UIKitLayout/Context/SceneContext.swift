internal import Foundation
import KeylineFoundationSupplement
package import KeylineGraphics
package import KeylineLocalization
package import KeylineScenes
package import KeylineTypesetting

/// What layout code may ask for without being handed it: the environment in which a scene is being made, its typesetter, its strings,
/// and a place for what is worth knowing.
@MainActor
package final class SceneContext {
    /// The environment of the scene.
    package let environment: SceneEnvironment
    /// The traits of the environment.
    package let traits: UITraitCollection
    /// Shapes and measures text.
    package let typesetter: Typesetter
    /// Answers with the text of a key.
    package var strings: any StringSource
    /// Draws pixels of what code drew, at a number of pixels to a point; nil where nothing does.
    package var pixels: (@Sendable (DisplayList, CGFloat) -> Bitmap?)?
    /// Whether the outermost view's size is only what its document's canvas showed: code will put the view somewhere.
    package var rootSizeIsProvisional = false
    /// Whether constraints contradict that size; they may contradict each other besides, which the solution does not tell.
    var provisionalSizeIsContradicted = false
    /// Formats of the scene that depend on numbers.
    private let plurals = PluralFormats()
    /// The animations of the scene.
    let timeline = AnimationTimeline()
    /// What is declared above the context and lent by it, by key.
    private var lent: [ObjectIdentifier: AnyObject] = [:]
    /// What a person should know about the scene, in the order of discovery.
    package private(set) var diagnostics: [Diagnostic] = []
    private var reported: Set<Diagnostic> = []

    package init(
        environment: SceneEnvironment,
        typesetter: Typesetter,
        strings: any StringSource = NoStrings()
    ) {
        self.environment = environment
        self.typesetter = typesetter
        self.strings = strings
        traits = UITraitCollection(environment)
    }

    /// A value that is declared above the context.
    package subscript<Key: SceneContextKey>(key: Key.Type) -> Key.Value {
        get { own(key) ?? key.usual }
        set { lent[ObjectIdentifier(key)] = Lent(value: newValue) }
    }

    private func own<Key: SceneContextKey>(_ key: Key.Type) -> Key.Value? {
        (lent[ObjectIdentifier(key)] as? Lent<Key.Value>)?.value
    }

    /// Notes something that a person should know, once.
    package func report(_ diagnostic: Diagnostic) {
        if reported.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
    }

    /// Notes that a font is of a family of iOS, which devices have, and drawn with another design; says nothing of any other.
    package func noteStandIn(of fontName: String) {
        guard let family = typesetter.fonts.deviceFamily(named: fontName) else { return }
        report(
            Diagnostic(
                .note, .missingFont,
                message:
                    "\"\(family)\" is an iOS font; a free font with the same line height is used instead, "
                    + "so letters differ a little",
                hints: ["add the font's folder with --fonts if the letterforms matter"]))
    }

    /// The contexts in which layout code runs at present, the innermost last.
    private static var running: [SceneContext] = []
    private static var standard: SceneContext?

    /// The context of the scene that is being made; outside of one, an iPhone 15 in English with the bundled fonts.
    package static var current: SceneContext {
        if let innermost = running.last { return innermost }
        if let standard { return standard }
        let made = makeStandard()
        standard = made
        return made
    }

    private static func makeStandard() -> SceneContext {
        SceneContext(environment: .standard, typesetter: standardTypesetter())
    }

    /// The typesetter of the bundled fonts. Where there are none, layout goes on without, since nobody can be handed an error here: standard
    /// error says what to do.
    private static func standardTypesetter() -> Typesetter {
        do throws(FontError) {
            return try Typesetter.standard.get()
        } catch {
            try? FileHandle.standardError.write(contentsOf: Data("keyline: text has no glyphs: \(error)\n".utf8))
            return Typesetter(fonts: FontCollection(unavailable: error))
        }
    }

    /// Runs layout code in this context.
    package func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
        if Self.running.isEmpty { SceneNotes.isOnThread = true }
        Self.running.append(self)
        defer {
            Self.running.removeLast()
            if Self.running.isEmpty { SceneNotes.isOnThread = false }
        }
        let texts = SceneStrings(strings, environment, plurals: plurals)
        return try SceneTexts.$current.withValue(texts) { try body() }
    }
}

extension SceneContext {
    /// The value of a key that counts in a context and in those that are performed inside it, until one has a value of its own.
    static func inherited<Key: SceneContextKey>(_ key: Key.Type) -> Key.Value {
        for context in running.reversed() {
            if let value = context.own(key) { return value }
        }
        return standard?.own(key) ?? key.usual
    }

    /// Runs layout code with another value of a key, in the present context and those that are performed inside it.
    static func with<Key: SceneContextKey, Result>(
        _ key: Key.Type, _ value: Key.Value, _ body: () throws -> Result
    ) rethrows -> Result {
        let context = current
        let before = context.lent[ObjectIdentifier(key)]
        context[key] = value
        defer { context.lent[ObjectIdentifier(key)] = before }
        return try body()
    }
}

/// A value that a scene's context lends to layout code. Its key stands beside what the value is about, so that the context need not name it.
@MainActor
package protocol SceneContextKey {
    associatedtype Value
    /// The value where nobody gave one.
    static var usual: Value { get }
}

private final class Lent<Value> {
    let value: Value

    init(value: Value) {
        self.value = value
    }
}

extension SceneEnvironment {
    /// An iPhone 15 in English.
    package static var standard: SceneEnvironment {
        Device.named("iPhone 15").map { SceneEnvironment(device: $0) }
            ?? SceneEnvironment(size: CGSize(width: 393, height: 852), scale: 3)
    }
}
