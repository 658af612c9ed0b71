import KeylineGraphics
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
    /// Answers with the bitmap of a named image; nil where the source has none.
    package var images: any ImageSource
    /// Answers with the text of a key.
    package var strings: any StringSource
    /// Whether the outermost view's size is only what its document's canvas showed: code will put the view somewhere.
    package var rootSizeIsProvisional = false
    /// Formats of the scene that depend on numbers.
    private let plurals = PluralFormats()
    /// The animations of the scene.
    let timeline = AnimationTimeline()
    /// What a person should know about the scene, in the order of discovery.
    package private(set) var diagnostics: [Diagnostic] = []

    package init(
        environment: SceneEnvironment,
        typesetter: Typesetter,
        images: any ImageSource = NoImages(),
        strings: any StringSource = NoStrings()
    ) {
        self.environment = environment
        self.typesetter = typesetter
        self.images = images
        self.strings = strings
        traits = UITraitCollection(environment)
    }

    /// Notes something that a person should know, once.
    package func report(_ diagnostic: Diagnostic) {
        if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
    }

    private static var innermost: SceneContext?
    private static var standard: SceneContext?

    /// The context of the scene that is being made; outside of one, an iPhone 15 in English with the bundled fonts.
    package static var current: SceneContext {
        if let innermost { return innermost }
        if let standard { return standard }
        let made = makeStandard()
        standard = made
        return made
    }

    private static func makeStandard() -> SceneContext {
        do {
            let fonts = try FontCollection.bundled()
            return SceneContext(environment: .standard, typesetter: Typesetter(fonts: fonts))
        } catch {
            preconditionFailure("views need fonts: \(error)")
        }
    }

    /// Runs layout code in this context.
    package func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
        let outer = Self.innermost
        Self.innermost = self
        defer { Self.innermost = outer }
        let texts = SceneStrings(
            source: strings, localeIdentifier: environment.locale, pseudoLanguages: environment.pseudoLanguages,
            textLength: Double(environment.textLength), plurals: plurals)
        return try SceneStrings.$current.withValue(texts) { try body() }
    }
}

extension SceneEnvironment {
    /// An iPhone 15 in English.
    package static var standard: SceneEnvironment {
        Device.named("iPhone 15").map { SceneEnvironment(device: $0) }
            ?? SceneEnvironment(size: CGSize(width: 393, height: 852), scale: 3)
    }
}
