import SwiftUILayout
import UIKitLayout

/// The size of a view of UIKit's among SwiftUI's views.
///
/// Along each axis the view can be as small as its intrinsic size where it resists compression strongly (from 750 on), otherwise as small as
/// nothing; and as large as its intrinsic size where it hugs strongly, otherwise as large as what is offered. So a label fills the
/// width it is offered unless its hugging is raised, as in SwiftUI.
@MainActor
struct RepresentedSize {
    private let view: UIView
    private let isController: Bool
    /// Whether the view has not had a place yet.
    private let isUnplaced: Bool
    /// The length of views without a size of their own where nothing is proposed. Source: shapes and colours do so too.
    private static let ideal: CGFloat = 10

    init(_ view: UIView, isController: Bool, isUnplaced: Bool) {
        self.view = view
        self.isUnplaced = isUnplaced
        self.isController = isController
    }

    func size(for proposal: ProposedViewSize) -> CGSize {
        let intrinsic = intrinsicSize
        let width = length(proposal.width, intrinsic.width, .horizontal)
        var height = intrinsic.height
        if width < intrinsic.width, intrinsic.height != UIView.noIntrinsicMetric { height = fittingHeight(width) }
        return CGSize(width: width, height: length(proposal.height, height, .vertical))
    }

    /// The intrinsic size. Code of the app's that reads the view's bounds for it finds them empty until the view has a place.
    ///
    /// Source: the rows of `testPathShapesDemo`, which cashapp/AccessibilitySnapshot recorded on iOS 18.5, have no height.
    private var intrinsicSize: CGSize {
        guard isUnplaced, isOfApp, !(view is UIScrollView), !(view is UILabel) else { return view.intrinsicContentSize }
        let bounds = view.bounds
        view.bounds.size = .zero
        defer { view.bounds = bounds }
        return view.intrinsicContentSize
    }

    private var isOfApp: Bool { !String(reflecting: type(of: view)).hasPrefix("UIKitLayout.") }

    private func length(_ offer: CGFloat?, _ intrinsic: CGFloat, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
        guard intrinsic != UIView.noIntrinsicMetric, !isController else {
            let fitting = offer ?? fitting(axis)
            return fitting.isFinite ? max(fitting, 0) : Self.ideal
        }
        guard let offer else { return intrinsic }
        let hugs = view.contentHuggingPriority(for: axis) >= .defaultHigh
        let resists = view.contentCompressionResistancePriority(for: axis) >= .defaultHigh
        if offer > intrinsic { return hugs || !offer.isFinite ? intrinsic : offer }
        return resists ? intrinsic : max(offer, 0)
    }

    /// The height of the content at a width less than its own.
    private func fittingHeight(_ width: CGFloat) -> CGFloat {
        view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    /// Returns the length that constraints inside ask for; a shape's ideal length where there are none.
    private func fitting(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
        let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        let length = axis == .horizontal ? size.width : size.height
        return length > 0 ? length : Self.ideal
    }
}
