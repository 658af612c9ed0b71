public import Foundation
public import SwiftUILayout
public import UIKitLayout

/// A measure of how large a view of SwiftUI's is while it is recorded.
public enum SwiftUISnapshotLayout {
    /// Just as a device's screen.
    case device(config: ViewImageConfig)
    /// Of a size in points.
    case fixed(width: CGFloat, height: CGFloat)
    /// Of the size that fits the contents.
    case sizeThatFits
}

extension Snapshotting where Value: SwiftUILayout.View, Format == UIImage {
    /// A picture of the view at the size that fits its contents.
    public static var image: Snapshotting { .image() }

    /// A picture of the view.
    ///
    /// - Parameters:
    ///   - drawHierarchyInKeyWindow: Whether a window shows the view, which is always so here.
    ///   - precision: The share of pixels that must be alike, 0…1.
    ///   - perceptualPrecision: How alike colours must be: 1 for equal, less for a distance in OKLab of up to the rest.
    ///   - layout: How large the view is.
    ///   - traits: Traits, over the ones of an iPhone in English.
    /// - Returns: The strategy.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        var plan = ViewStagePlan(traits: traits)
        switch layout {
        case .device(let config):
            plan.size = config.size ?? ViewStagePlan.screen
            plan.safeArea = config.safeArea
            plan.traits = UITraitCollection(traitsFrom: [config.traits, traits])
        case .fixed(let width, let height): plan.size = CGSize(width: width, height: height)
        case .sizeThatFits: break
        }
        let scale = plan.traits.displayScale > 0 ? plan.traits.displayScale : ViewStagePlan.scale
        let stage = plan
        return SimplySnapshotting.image(
            precision: precision, perceptualPrecision: perceptualPrecision, scale: scale
        ).pullback { view in
            let view = Handed(value: view)
            return snapshotImage(isOpaque: true) { try stage.scene(ofView: view) }
        }
    }
}
