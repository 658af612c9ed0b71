public import KeylineDeveloperToolsSupport
import KeylineScenes

extension UIImage {
    /// The picture of a name that Xcode generates for a catalog; an empty one where there is none, which the scene reports.
    @preconcurrency @MainActor public convenience init(resource: ImageResource) {
        let context = SceneContext.current
        guard let image = context.images.image(named: resource.name, traits: context.traits)?.named(resource.name)
        else {
            context.report(
                Diagnostic(
                    .warning, .missingImage, message: "there is no picture \"\(resource.name)\" in the app's catalogs"))
            self.init()
            return
        }
        self.init(image.properties)
    }
}

extension UIColor {
    /// The colour of a name that Xcode generates for a catalog; clear where there is none, which the scene reports.
    public convenience init(resource: ColorResource) {
        let name = resource.name
        self.init { traits in
            // Dynamic colours are resolved where views are drawn.
            MainActor.assumeIsolated {
                let context = SceneContext.current
                if let color = context.images.color(named: name) { return color.resolvedColor(with: traits) }
                context.report(
                    Diagnostic(.warning, .missingColor, message: "there is no colour \"\(name)\" in the app's catalogs")
                )
                return .clear
            }
        }
    }
}
