public import Foundation

/// What `#Preview` declares: a view or a controller with a name and how it wants to be shown, as in Apple's DeveloperToolsSupport.
@MainActor
public struct Preview {
    /// The name that it was given.
    public let displayName: String?
    package let traits: [PreviewTrait<ViewTraits>]
    package let content: Content

    /// The traits of previews of views.
    public enum ViewTraits {}

    /// Makes what is shown. Neither layout system's types are known here.
    package enum Content {
        /// Makes a `View`.
        case view(@MainActor () -> Any)
        /// Makes a `UIView` or a `UIViewController`.
        case uiKit(@MainActor () -> Any)
    }

    package init(_ displayName: String?, traits: [PreviewTrait<ViewTraits>], content: Content) {
        self.displayName = displayName
        self.traits = traits
        self.content = content
    }
}

/// How a preview wants to be shown.
public struct PreviewTrait<Kind>: Sendable {
    package let trait: Trait
    /// What is done to the view; nil for a trait of its room alone.
    package let modification: PreviewModification?

    package init(trait: Trait, modification: PreviewModification? = nil) {
        self.trait = trait
        self.modification = modification
    }

    package enum Trait: Hashable, Sendable {
        case device
        case sizeThatFits
        case fixed(width: CGFloat, height: CGFloat)
        case portrait
        case landscape
        case modified
    }
}

/// What a trait does to the view of a preview. The views' types are not known here.
package struct PreviewModification: Sendable {
    /// Makes what all previews with this kind of modification share, where it is not there yet.
    package let prepare: @MainActor @Sendable () async throws -> Void
    /// Changes the view; throws where what is shared is not there, or the content is no view.
    package let apply: @MainActor @Sendable (Any) throws -> Any

    package init(
        prepare: @escaping @MainActor @Sendable () async throws -> Void,
        apply: @escaping @MainActor @Sendable (Any) throws -> Any
    ) {
        self.prepare = prepare
        self.apply = apply
    }
}

extension PreviewTrait<Preview.ViewTraits> {
    /// On a device.
    public static var defaultLayout: Self { Self(trait: .device) }
    /// As large as it asks to be.
    public static var sizeThatFitsLayout: Self { Self(trait: .sizeThatFits) }
    /// In a size in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
        Self(trait: .fixed(width: width, height: height))
    }
    /// On a device that is held upright.
    public static var portrait: Self { Self(trait: .portrait) }
    /// On a device that is held upside down, which looks like upright.
    public static var portraitUpsideDown: Self { Self(trait: .portrait) }
    /// On a device that lies on its left side.
    public static var landscapeLeft: Self { Self(trait: .landscape) }
    /// On a device that lies on its right side.
    public static var landscapeRight: Self { Self(trait: .landscape) }
}
