public import Foundation
public import UIKitLayout

extension Snapshotting where Value == UIView, Format == UIImage {
    /// A picture of the view at its own size.
    public static var image: Snapshotting { .image() }

    /// A picture of the view.
    ///
    /// - Parameters:
    ///   - drawHierarchyInKeyWindow: Whether a window shows the view, which is always so here.
    ///   - precision: The share of pixels that must be alike, 0…1.
    ///   - perceptualPrecision: How alike colours must be: 1 for equal, less for a distance in OKLab of up to the rest.
    ///   - size: The size in points; nil for the view's own, or the one that fits its contents where it has none.
    ///   - traits: Traits, over the ones of an iPhone in English.
    /// - Returns: The strategy.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        SimplySnapshotting.image(
            precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.recordedScale
        ).pullback { view in
            snapshotImage {
                // A view without a size has none afterwards either: the next picture of it may have other traits.
                let frame = view.frame
                defer { view.frame = frame }
                return try ViewStagePlan(size: size ?? view.ownSize, traits: traits).scene(of: view)
            }
        }
    }
}

extension Snapshotting where Value == UIView, Format == String {
    /// The tree of views as UIKit describes it, without addresses.
    public static var recursiveDescription: Snapshotting { .recursiveDescription() }

    /// The tree of views as UIKit describes it, without addresses.
    ///
    /// - Parameters:
    ///   - size: The size in points; nil for the view's own, or the one that fits its contents where it has none.
    ///   - traits: Traits, over the ones of an iPhone in English.
    /// - Returns: The strategy.
    public static func recursiveDescription(
        size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        SimplySnapshotting.lines.pullback { view in
            snapshotText {
                let scene = try ViewStagePlan(size: size ?? view.ownSize, traits: traits).scene(of: view)
                return ViewTreeText(view, size: scene.environment.size).text
            }
        }
    }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
    /// A picture of the controller's view on an iPhone's screen.
    public static var image: Snapshotting { .image() }

    /// A picture of the controller's view on a device's screen.
    ///
    /// - Parameters:
    ///   - config: The device.
    ///   - precision: The share of pixels that must be alike, 0…1.
    ///   - perceptualPrecision: How alike colours must be: 1 for equal, less for a distance in OKLab of up to the rest.
    ///   - size: The size in points, over the device's.
    ///   - traits: Traits, over the device's.
    /// - Returns: The strategy.
    public static func image(
        on config: ViewImageConfig, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
        traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        let traits = UITraitCollection(traitsFrom: [config.traits, traits])
        return controller(
            ViewStagePlan(size: size ?? config.size ?? ViewStagePlan.screen, safeArea: config.safeArea, traits: traits),
            precision, perceptualPrecision)
    }

    /// A picture of the controller's view.
    ///
    /// - Parameters:
    ///   - drawHierarchyInKeyWindow: Whether a window shows the view, which is always so here.
    ///   - precision: The share of pixels that must be alike, 0…1.
    ///   - perceptualPrecision: How alike colours must be: 1 for equal, less for a distance in OKLab of up to the rest.
    ///   - size: The size in points; nil for an iPhone 15's.
    ///   - traits: Traits, over the ones of an iPhone in English.
    /// - Returns: The strategy.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        controller(ViewStagePlan(size: size ?? ViewStagePlan.screen, traits: traits), precision, perceptualPrecision)
    }

    private static func controller(
        _ plan: ViewStagePlan, _ precision: Float, _ perceptualPrecision: Float
    ) -> Snapshotting {
        SimplySnapshotting.image(
            precision: precision, perceptualPrecision: perceptualPrecision, scale: plan.traits.recordedScale
        ).pullback { controller in snapshotImage { try plan.scene(of: controller) } }
    }
}

extension Snapshotting where Value == UIViewController, Format == String {
    /// The tree of controllers as UIKit describes it, without addresses.
    public static var hierarchy: Snapshotting {
        SimplySnapshotting.lines.pullback { controller in
            snapshotText {
                _ = try ViewStagePlan(size: ViewStagePlan.screen).scene(of: controller)
                return ControllerDescription(controller).text
            }
        }
    }

    /// The tree of the controller's views as UIKit describes it, without addresses.
    public static var recursiveDescription: Snapshotting { .recursiveDescription() }

    /// The tree of the controller's views on a device's screen, as UIKit describes it, without addresses.
    ///
    /// - Parameters:
    ///   - config: The device.
    ///   - size: The size in points, over the device's.
    ///   - traits: Traits, over the device's.
    /// - Returns: The strategy.
    public static func recursiveDescription(
        on config: ViewImageConfig = ViewImageConfig(), size: CGSize? = nil,
        traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        SimplySnapshotting.lines.pullback { controller in
            snapshotText {
                let plan = ViewStagePlan(
                    size: size ?? config.size ?? ViewStagePlan.screen, safeArea: config.safeArea,
                    traits: UITraitCollection(traitsFrom: [config.traits, traits]))
                let scene = try plan.scene(of: controller)
                return ViewTreeText(controller.view, size: scene.environment.size).text
            }
        }
    }
}

extension Snapshotting where Value == CALayer, Format == UIImage {
    /// A picture of the layer.
    public static var image: Snapshotting { .image() }

    /// A picture of the layer.
    ///
    /// - Parameters:
    ///   - precision: The share of pixels that must be alike, 0…1.
    ///   - perceptualPrecision: How alike colours must be: 1 for equal, less for a distance in OKLab of up to the rest.
    ///   - traits: Traits, over the ones of an iPhone in English.
    /// - Returns: The strategy.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        SimplySnapshotting.image(
            precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.recordedScale
        ).pullback { layer in
            let layer = Handed(value: layer)
            return snapshotImage {
                let size = layer.value.bounds.size
                let view = UIView(frame: CGRect(origin: .zero, size: size))
                layer.value.frame = view.bounds
                view.layer.addSublayer(layer.value)
                defer { layer.value.removeFromSuperlayer() }
                return try ViewStagePlan(size: size, traits: traits).scene(of: view)
            }
        }
    }
}

extension UITraitCollection {
    /// Pixels per point of pictures that are recorded with the traits.
    fileprivate var recordedScale: CGFloat { displayScale > 0 ? displayScale : ViewStagePlan.scale }
}

extension UIView {
    /// The size that the view has already; nil where it has none.
    fileprivate var ownSize: CGSize? { bounds.width > 0 && bounds.height > 0 ? bounds.size : nil }
}
