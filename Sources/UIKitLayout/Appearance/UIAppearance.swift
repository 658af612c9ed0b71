/// What has a look that is shared by all of its class.
///
/// `appearance()` answers with an object of the class; what is set on it is given to every view of the class that comes into a window and
/// has nothing of its own there. As in UIKit the looks last as long as the program, so that programs which draw for many set them once.
/// Of UIKit's own properties all that look shared in the coverage page do; of properties that a class of yours adds the scene says that they
/// are not applied.
@preconcurrency @MainActor public protocol UIAppearance: UIAppearanceContainer {
    /// The look of all of the class.
    static func appearance() -> Self
    /// The look of those of the class that are inside others, the innermost first.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
}

extension UIView: UIAppearance {
    /// The look of all views of the class.
    public static func appearance() -> Self { sharedLook(AppearanceRecord.Place()) }

    /// The look of those views of the class that are inside others, the innermost first: views or the views of controllers.
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        sharedLook(AppearanceRecord.Place(containers: containerTypes))
    }

    /// The look of the views of the class that have traits.
    public static func appearance(for trait: UITraitCollection) -> Self {
        sharedLook(AppearanceRecord.Place(traits: trait))
    }

    /// The look of those views of the class that have traits and are inside others.
    public static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        sharedLook(AppearanceRecord.Place(containers: containerTypes, traits: trait))
    }

    private static func sharedLook(_ place: AppearanceRecord.Place) -> Self {
        AppearanceRegistry.prototype(of: self, place) { look, view in
            for property in ProxiedProperty.all { property.apply(look, view) }
        }
    }
}
