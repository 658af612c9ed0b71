public import Foundation

/// A preview declared by `#Preview`: a view or a controller, its name and its layout, as in Apple's DeveloperToolsSupport.
@MainActor
public struct Preview {
    /// The name that it was given.
    public let displayName: String?
    package let traits: [PreviewTrait<ViewTraits>]
    package let content: Content

    /// The traits of previews of views.
    public enum ViewTraits {}

    /// Makes the content. Neither layout system's types are known here.
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

/// A setting of how a preview is shown.
public struct PreviewTrait<Kind>: Sendable {
    package let trait: Trait
    /// The change of the view; nil for a trait that concerns only its size.
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

/// The change that a trait makes to the view of a preview. The views' types are not known here.
package struct PreviewModification: Sendable {
    /// Makes what all previews with this kind of modification share, where it is not there yet.
    package let prepare: @MainActor @Sendable () async throws -> Void
    /// Changes the view; throws where the shared context is missing, or the content is no view.
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
    /// The size that the view requests.
    public static var sizeThatFitsLayout: Self { Self(trait: .sizeThatFits) }
    /// In a size in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
        Self(trait: .fixed(width: width, height: height))
    }
    /// On a device that is held upright.
    public static var portrait: Self { Self(trait: .portrait) }
    /// On a device that is held upside down, which looks like upright.
    public static var portraitUpsideDown: Self { Self(trait: .portrait) }
    /// A device turned onto its left side.
    public static var landscapeLeft: Self { Self(trait: .landscape) }
    /// A device turned onto its right side.
    public static var landscapeRight: Self { Self(trait: .landscape) }
}
