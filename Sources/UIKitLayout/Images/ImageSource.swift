package import KeylineLocalization
package import KeylineScenes
package import KeylineTypesetting

/// Answers with the images and colours of a source.
@MainActor
package protocol ImageSource {
    /// The image of a name for traits; nil where there is none.
    func image(named name: String, traits: UITraitCollection) -> UIImage?
    /// The colour of a name; nil where there is none.
    func color(named name: String) -> UIColor?
}

extension ImageSource {
    /// None: for sources that know no colours by name.
    package func color(named name: String) -> UIColor? { nil }
}

/// No images at all.
package struct NoImages: ImageSource {
    package nonisolated init() {}

    package func image(named name: String, traits: UITraitCollection) -> UIImage? { nil }
}

/// The images and colours of a scene.
private enum SceneImages: SceneContextKey {
    static var usual: any ImageSource { NoImages() }
}

extension SceneContext {
    /// Answers with the bitmap of a named image; nil where the source has none.
    package var images: any ImageSource {
        get { self[SceneImages.self] }
        set { self[SceneImages.self] = newValue }
    }

    /// A context whose names of images and colours a source knows.
    package convenience init(
        environment: SceneEnvironment,
        typesetter: Typesetter,
        images: any ImageSource,
        strings: any StringSource = NoStrings()
    ) {
        self.init(environment: environment, typesetter: typesetter, strings: strings)
        self.images = images
    }
}
